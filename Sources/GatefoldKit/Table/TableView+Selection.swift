/// The selected row: there is one whenever there are rows, unless a header is selected.
extension TableView {
  /// Where what is selected is to be seen.
  public enum ScrollPosition: Hashable, Sendable {
    /// Where it is, or where it is with the least scrolling.
    case none
    /// At the top, as far as there is enough below.
    case top
  }

  /// The selected row; `nil` if the table is empty or a header is selected.
  public var indexPathForSelectedRow: IndexPath? { selection?.path }

  /// How many rows there are, in all sections.
  public var rowCount: Int { layout.allSectionRows.last ?? 0 }

  /// The number of rows before the selected one, over all sections.
  public var selectedOrdinal: Int? {
    selection.map { layout.allSectionRows[$0.path.section] + $0.path.row }
  }

  /// Where the cursor is.
  var cursorStop: TableLayout.Stop? {
    if let selection { return .row(selection.path) }
    return selectedHeader.map { .header(section: $0.section) }
  }

  /// Selects a row and brings it into view; expands its section.
  ///
  /// Paths of no row are ignored.
  public func selectRow(at indexPath: IndexPath) {
    expandSection(of: indexPath)
    guard layout.contains(indexPath) else { return }
    select(.row(indexPath))
  }

  /// Selects the header of a section and brings it into view; nothing happens where the cursor can
  /// not be there.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - scrollPosition: Where in the table the header is to be.
  public func selectHeader(inSection section: Int, scrollPosition: ScrollPosition = .none) {
    guard layout.allRowCounts.indices.contains(section), layout.hasHeaderStop(section) else {
      return
    }
    select(.header(section: section))
    if scrollPosition == .top { want(top: layout.lines(ofSection: section).lowerBound) }
  }

  /// Selects a row or a header, and brings it into view.
  private func select(_ stop: TableLayout.Stop) {
    want(top: layout.top(showing: stop, near: topLine, height: frame.height))
    putCursor(on: stop)
  }

  /// Selects a row or a header, and keeps it in view.
  func putCursor(on stop: TableLayout.Stop) {
    followsSelection = true
    setNeedsLayout()
    guard stop != cursorStop else { return }
    let hadRow = selection != nil
    setCursor(stop)
    if let selection {
      delegate?.tableView(self, didSelectRowAt: selection.path)
    } else {
      if hadRow { delegate?.tableViewDidLoseSelection(self) }
      if let section = selectedHeaderSection {
        delegate?.tableView(self, didSelectHeaderInSection: section)
      }
    }
  }

  func setCursor(_ stop: TableLayout.Stop?) {
    selection = nil
    selectedHeader = nil
    switch stop {
    case .row(let path): selection = row(at: path)
    case .header(let section): selectedHeader = header(at: section)
    case nil: break
    }
  }

  /// Moves the selection by rows, across sections; it ends at the first and the last row.
  ///
  /// A collapsed section counts as one row.
  public func moveSelection(by rows: Int) {
    guard layout.stopCount > 0 else { return }
    let index = cursorStop.map(layout.index(of:)) ?? 0
    select(layout.stop(at: max(0, min(index + rows, layout.stopCount - 1))))
  }

  func row(at path: IndexPath) -> Row {
    Row(path: path, identifier: dataSource?.tableView(self, identifierForRowAt: path))
  }

  /// The row with an identifier, found by asking every row for its own.
  ///
  /// - Complexity: O(rows).
  func searchRows(
    of dataSource: some TableViewDataSource,
    for identifier: AnyHashable
  ) -> IndexPath? {
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        if dataSource.tableView(self, identifierForRowAt: path) == identifier { return path }
      }
    }
    return nil
  }
}
