import Storage

extension EntryStore {
  /// Looks for damage: in the file, and between the entries and their full-text index.
  ///
  /// - Returns: What is wrong, in SQLite's words; empty where all is well.
  /// - Throws: `StorageError`.
  /// - Complexity: Everything is read.
  package func problems() throws -> [String] {
    let answers = try connection.query("PRAGMA integrity_check") { $0.text(at: 0) }
    var problems = answers.filter { $0 != "ok" }
    guard !isReadOnly else { return problems }
    do {
      try connection.execute(
        "INSERT INTO entry_index (entry_index, rank) VALUES ('integrity-check', 1)"
      )
    } catch let error as StorageError where error.reason == .corrupt {
      problems.append("the full-text index does not fit the entries")
    }
    return problems
  }
}
