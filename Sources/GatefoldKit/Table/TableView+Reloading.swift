/// Keeping the selection and the place on the screen over changes of the data.
extension TableView {
  /// Counts the rows anew and asks again for those in view.
  ///
  /// The selected row stays selected if it is still there, on its line of the screen. If it is gone,
  /// the next row that was in view is, else the one before.
  ///
  /// - Complexity: O(sections), and what the data source takes to find the selected row.
  public func reloadData() {
    reload(movingRowsBy: .none)
  }

  /// Asks again for the cells of rows whose content changed.
  public func reloadRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where layout.contains(path) {
      forgetCell(ofOrdinal: layout.ordinal(of: path))
    }
    setNeedsLayout()
  }

  /// Reloads after rows without identifiers were moved by known updates.
  func reload(movingRowsBy updates: TableUpdates) {
    let old = selection
    let oldHeader = selectedHeader
    let oldHeaderY = selectedHeaderY
    let shown = shownRows
    let candidates = selectionCandidates
    moveCollapsedSections(by: updates)
    layout = makeLayout()
    // A row stays selected wherever it goes: its new section shows it.
    if let path = old.flatMap({ pathInData(of: $0, updates: updates) }) { expandSection(of: path) }
    reloadVisibleCells()
    let find = { [self] row in newPath(of: row, updates: updates) }
    let header = newSelectedHeader(updates: updates)
    let path = header == nil ? candidates.firstNonNil(find) : nil
    setCursor(path.map { .row($0) } ?? header ?? stopAtFormerPlace(of: old))
    if let oldHeaderY, let selectedHeader, selectedHeader.key == oldHeader?.key {
      wantedTop = layout.line(of: .header(section: selectedHeader.section)) - oldHeaderY
    } else {
      keepPlace(of: old, shown: shown, newPath: find)
    }
    if old.flatMap(find) == nil { tellDelegate(replacing: old, or: oldHeader) }
  }

  func makeLayout() -> TableLayout {
    guard let dataSource else { return .empty }
    let sections = 0..<max(0, dataSource.numberOfSections(in: self))
    let headerHeights = sections.map {
      max(0, dataSource.tableView(self, heightForHeaderInSection: $0))
    }
    let collapsed =
      collapsedSections.isEmpty
      ? [] : sections.filter { headerHeights[$0] > 0 && isMarkedCollapsed($0) }
    let selectable = sections.filter {
      headerHeights[$0] > 0 && dataSource.tableView(self, canSelectHeaderInSection: $0)
    }
    return TableLayout(
      rowCounts: sections.map { dataSource.tableView(self, numberOfRowsInSection: $0) },
      headerHeights: headerHeights,
      rowHeight: rowHeight,
      collapsed: Set(collapsed),
      selectableHeaders: Set(selectable)
    )
  }

  /// The selected row, then the rows below it in view, then those above, nearest first.
  private var selectionCandidates: [Row] {
    guard let selection else { return [] }
    guard let index = shownRows.firstIndex(where: { $0.row.isSame(as: selection) }) else {
      return [selection]
    }
    let rows = shownRows.map(\.row)
    return rows[index...] + rows[..<index].reversed()
  }

  private func newPath(of row: Row, updates: TableUpdates) -> IndexPath? {
    pathInData(of: row, updates: updates).flatMap { layout.contains($0) ? $0 : nil }
  }

  /// Where a row is now, seen or not.
  private func pathInData(of row: Row, updates: TableUpdates) -> IndexPath? {
    if let identifier = row.identifier {
      dataSource?.tableView(self, indexPathForRowWithIdentifier: identifier)
    } else {
      updates.newPath(of: row.path)
    }
  }

  /// Where nothing that was in view is left: the row that has the old one's number now.
  private func stopAtFormerPlace(of row: Row?) -> TableLayout.Stop? {
    guard layout.stopCount > 0 else { return nil }
    guard let path = row?.path, layout.rowCounts.indices.contains(path.section) else {
      return layout.stop(at: 0)
    }
    if layout.isCollapsed(path.section) { return .header(section: path.section) }
    guard let last = (0..<layout.rowCounts[path.section]).last else {
      return layout.hasHeaderStop(path.section)
        ? .header(section: path.section) : layout.stop(at: 0)
    }
    return .row(IndexPath(row: min(path.row, last), section: path.section))
  }

  /// The line from ``placeTop`` on which the selected header is, if it is in view.
  private var selectedHeaderY: Int? {
    guard let section = selectedHeaderSection else { return nil }
    let y = layout.line(of: .header(section: section)) - placeTop
    return (0..<max(0, frame.height)).contains(y) ? y : nil
  }

  /// Puts the selected row on the line where it, or the one before it, was; if that was not in view,
  /// the first row that was in view and still exists.
  private func keepPlace(
    of old: Row?,
    shown: [ShownRow],
    newPath: (Row) -> IndexPath?
  ) {
    if let old, let selection, let place = shown.first(where: { $0.row.isSame(as: old) }) {
      wantedTop = layout.line(of: selection.path) - place.y
    } else if let top = shown.firstNonNil({ place in
      newPath(place.row).map { layout.line(of: $0) - place.y }
    }) {
      wantedTop = top
    }
  }

  /// Says that another row is selected, or none any more.
  private func tellDelegate(replacing old: Row?, or oldHeader: SelectedHeader?) {
    if let selection {
      delegate?.tableView(self, didSelectRowAt: selection.path)
    } else if old != nil {
      delegate?.tableViewDidLoseSelection(self)
    }
    if let selectedHeader, selectedHeader.key != oldHeader?.key {
      delegate?.tableView(self, didSelectHeaderInSection: selectedHeader.section)
    }
  }
}
