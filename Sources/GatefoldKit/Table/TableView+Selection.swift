/// The selected row: there is one whenever there are rows.
extension TableView {
  /// The selected row; `nil` if the table is empty.
  public var indexPathForSelectedRow: IndexPath? { selection?.path }

  /// How many rows there are, in all sections.
  public var rowCount: Int { layout.rowCount }

  /// The number of rows before the selected one, over all sections.
  public var selectedOrdinal: Int? {
    selection.map { layout.ordinal(of: $0.path) }
  }

  /// Selects a row and brings it into view.
  ///
  /// Paths of no row are ignored.
  public func selectRow(at indexPath: IndexPath) {
    guard layout.contains(indexPath) else { return }
    wantedTop = layout.top(showing: indexPath, near: topLine, height: frame.height)
    followsSelection = true
    setNeedsLayout()
    guard indexPath != selection?.path else { return }
    setSelection(row(at: indexPath))
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// Moves the selection by rows, across sections; it ends at the first and the last row.
  public func moveSelection(by rows: Int) {
    guard layout.rowCount > 0 else { return }
    let ordinal = (selectedOrdinal ?? 0) + rows
    selectRow(at: layout.path(ofOrdinal: max(0, min(ordinal, layout.rowCount - 1))))
  }

  func row(at path: IndexPath) -> Row {
    Row(path: path, identifier: dataSource?.tableView(self, identifierForRowAt: path))
  }

  func setSelection(_ row: Row?) {
    selection = row
    setNeedsLayout()
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
