/// Sections whose rows are not seen: only their headers are.
///
/// The cursor can be on the header of a collapsed section, as on a row: whoever collapsed one finds
/// the key that expands it where it was, and every section can be reached when all are collapsed. On
/// headers that the data source lets be selected it can be always.
extension TableView {
  /// What tells a section from others over changes of the data.
  enum SectionKey: Hashable {
    case identifier(AnyHashable)
    case index(Int)
  }

  /// A selected header.
  struct SelectedHeader {
    let section: Int
    let key: SectionKey
  }

  /// Whether the rows of a section are not seen; no for a section that there is not.
  public func isSectionCollapsed(_ section: Int) -> Bool {
    layout.allRowCounts.indices.contains(section) && layout.headerHeights[section] > 0
      && isMarkedCollapsed(section)
  }

  /// Shows the rows of a section or its header alone, on the line of the screen where it is.
  ///
  /// The cursor goes from a row of the section to its header, and from there to its first row unless
  /// the header can stay selected.
  /// Nothing happens where the data source does not let the section collapse.
  ///
  /// - Complexity: O(sections).
  public func setSection(_ section: Int, collapsed: Bool) {
    guard canCollapse(section), isSectionCollapsed(section) != collapsed else { return }
    setSections([section], collapsed: collapsed)
  }

  /// The section whose header is selected.
  public var selectedHeaderSection: Int? { selectedHeader?.section }

  // MARK: - Commands

  private var cursorSection: Int? { selection?.path.section ?? selectedHeaderSection }

  /// Whether the cursor is on a header that stands for its rows.
  var isOnCollapsedHeader: Bool { selectedHeaderSection.map(isSectionCollapsed) == true }

  /// Whether the cursor is on a header that can be selected also while its rows are seen.
  var isOnSelectableHeader: Bool {
    selectedHeaderSection.map(layout.selectableHeaders.contains) == true
  }

  var canCollapseSection: Bool { cursorSection.map(canCollapse) == true }

  /// Whether any section in view can be collapsed.
  var canCollapseSections: Bool { visibleSections.contains(where: canCollapse) }

  func toggleSection() {
    guard let section = cursorSection else { return }
    setSection(section, collapsed: !isSectionCollapsed(section))
  }

  /// Collapses all sections, or expands them if all are collapsed.
  func toggleAllSections() {
    let sections = layout.allRowCounts.indices.filter(canCollapse)
    setSections(sections, collapsed: !sections.allSatisfy(isSectionCollapsed))
  }

  // MARK: - State

  func canCollapse(_ section: Int) -> Bool {
    guard layout.allRowCounts.indices.contains(section), layout.headerHeights[section] > 0 else {
      return false
    }
    return dataSource?.tableView(self, canCollapseSection: section) == true
  }

  func isMarkedCollapsed(_ section: Int) -> Bool {
    !collapsedSections.isEmpty && collapsedSections.contains(key(of: section))
  }

  private func key(of section: Int) -> SectionKey {
    dataSource?.tableView(self, identifierForSection: section).map { .identifier($0) }
      ?? .index(section)
  }

  func header(at section: Int) -> SelectedHeader {
    SelectedHeader(section: section, key: key(of: section))
  }

  /// The header of a single section stays on its line of the screen if it is in view, else the cursor
  /// does.
  private func setSections(_ sections: [Int], collapsed: Bool) {
    let header = sections.count == 1 ? placeOfHeader(sections[0]) : nil
    let place = header ?? cursorStop.map { layout.line(of: $0) - topLine }
    for section in sections {
      if collapsed {
        collapsedSections.insert(key(of: section))
      } else {
        collapsedSections.remove(key(of: section))
      }
    }
    layout = makeLayout()
    reloadVisibleCells()
    moveCursorBetweenRowsAndHeader()
    let stop = header == nil ? cursorStop : .header(section: sections[0])
    if let stop, let place { want(top: layout.line(of: stop) - place) }
  }

  /// The line of the screen on which a header is, if it is in view.
  private func placeOfHeader(_ section: Int) -> Int? {
    (0..<max(0, frame.height)).first { item(atY: $0) == .header(section: section) }
  }

  private func moveCursorBetweenRowsAndHeader() {
    guard let section = cursorSection, layout.allRowCounts[section] > 0 else { return }
    if layout.isCollapsed(section) {
      putCursor(on: .header(section: section))
    } else if selection == nil, !layout.hasHeaderStop(section) {
      putCursor(on: .row(IndexPath(row: 0, section: section)))
    }
  }

  // MARK: - Changes of the data

  /// Shows the rows of a section that a row is in.
  func expandSection(of path: IndexPath) {
    guard layout.allRowCounts.indices.contains(path.section), layout.isCollapsed(path.section),
      (0..<layout.allRowCounts[path.section]).contains(path.row)
    else { return }
    collapsedSections.remove(key(of: path.section))
    layout = makeLayout()
    reloadVisibleCells()
  }

  /// Sections without identifiers are known by their places.
  func moveCollapsedSections(by updates: TableUpdates) {
    guard !collapsedSections.isEmpty else { return }
    collapsedSections = Set(
      collapsedSections.compactMap { key in
        guard case .index(let section) = key else { return key }
        return updates.newSection(of: section).map { .index($0) }
      }
    )
  }

  /// The header that was selected, if it still can be; else the place next to where it was.
  func newSelectedHeader(updates: TableUpdates) -> TableLayout.Stop? {
    guard let selectedHeader, layout.stopCount > 0 else { return nil }
    let section: Int? =
      switch selectedHeader.key {
      case .index(let section): updates.newSection(of: section)
      case .identifier: layout.allRowCounts.indices.first { key(of: $0) == selectedHeader.key }
      }
    if let section, layout.allRowCounts.indices.contains(section), layout.hasHeaderStop(section) {
      return .header(section: section)
    }
    let former = min(section ?? selectedHeader.section, layout.allRowCounts.count - 1)
    return layout.stop(at: min(layout.sectionStops[former], layout.stopCount - 1))
  }
}
