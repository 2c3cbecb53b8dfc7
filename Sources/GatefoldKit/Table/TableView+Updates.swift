/// Telling the table what changed in the data.
extension TableView {
  /// Rows were inserted, at these paths after the change.
  public func insertRows(at indexPaths: [IndexPath]) {
    performBatchUpdates { self.updates?.insertedRows += indexPaths }
  }

  /// Rows were deleted, from these paths before the change.
  public func deleteRows(at indexPaths: [IndexPath]) {
    performBatchUpdates { self.updates?.deletedRows += indexPaths }
  }

  /// A row was moved, from a path before the change to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = TableUpdates.Move(source: indexPath, destination: newIndexPath)
    performBatchUpdates { self.updates?.moves.append(move) }
  }

  /// Sections were inserted, at these places after the change.
  public func insertSections(_ sections: [Int]) {
    performBatchUpdates { self.updates?.insertedSections += sections }
  }

  /// Sections were deleted, from these places before the change.
  public func deleteSections(_ sections: [Int]) {
    performBatchUpdates { self.updates?.deletedSections += sections }
  }

  /// Takes several updates as one change.
  ///
  /// Deletions are named as before it, insertions as after it.
  ///
  /// If the data source's counts do not follow from the updates, the table is reloaded and says so in
  /// the status bar, for the author of the data source.
  public func performBatchUpdates(_ body: () -> Void) {
    guard updates == nil else { return body() }
    updates = TableUpdates()
    body()
    let updates = self.updates ?? .none
    self.updates = nil
    let expected = updates.expectedCounts(from: layout.allRowCounts)
    reload(movingRowsBy: updates)
    report(expected: expected)
  }

  private func report(expected: [Int?]) {
    let actual = layout.allRowCounts
    if expected.count != actual.count {
      complain("\(actual.count) sections where the updates make \(expected.count)")
    } else if let section = actual.indices.first(where: { expected[$0] ?? actual[$0] != actual[$0] }
    ),
      let count = expected[section]
    {
      complain("\(actual[section]) rows in section \(section) where the updates make \(count)")
    }
  }

  private func complain(_ text: String) {
    window?.statusBar.showMessage("Table data source: \(text)", isError: true)
  }
}
