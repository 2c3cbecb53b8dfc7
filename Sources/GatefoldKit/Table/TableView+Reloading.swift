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
    let shown = shownRows
    let candidates = selectionCandidates
    layout = makeLayout()
    reloadVisibleCells()
    let find = { [self] row in newPath(of: row, updates: updates) }
    let path = candidates.lazy.compactMap(find).first ?? pathAtFormerPlace(of: old)
    selection = path.map { row(at: $0) }
    keepPlace(of: old, shown: shown, newPath: find)
    if old.flatMap(find) == nil { tellDelegate(replacing: old) }
  }

  func makeLayout() -> TableLayout {
    guard let dataSource else { return .empty }
    let sections = 0..<max(0, dataSource.numberOfSections(in: self))
    return TableLayout(
      rowCounts: sections.map { dataSource.tableView(self, numberOfRowsInSection: $0) },
      headerHeights: sections.map {
        dataSource.tableView(self, titleForHeaderInSection: $0) == nil ? 0 : 1
      },
      rowHeight: rowHeight
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
    let path: IndexPath? =
      if let identifier = row.identifier {
        dataSource?.tableView(self, indexPathForRowWithIdentifier: identifier)
      } else {
        updates.newPath(of: row.path)
      }
    return path.flatMap { layout.contains($0) ? $0 : nil }
  }

  /// Where nothing that was in view is left: the row that has the old one's number now.
  private func pathAtFormerPlace(of row: Row?) -> IndexPath? {
    guard layout.rowCount > 0 else { return nil }
    guard let path = row?.path, layout.rowCounts.indices.contains(path.section),
      let last = (0..<layout.rowCounts[path.section]).last
    else { return layout.path(ofOrdinal: 0) }
    return IndexPath(row: min(path.row, last), section: path.section)
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
    } else if let place = shown.first(where: { newPath($0.row) != nil }),
      let path = newPath(place.row)
    {
      wantedTop = layout.line(of: path) - place.y
    }
  }

  /// Says that another row is selected, or none any more.
  private func tellDelegate(replacing old: Row?) {
    if let selection {
      delegate?.tableView(self, didSelectRowAt: selection.path)
    } else if old != nil {
      delegate?.tableViewDidLoseSelection(self)
    }
  }
}
