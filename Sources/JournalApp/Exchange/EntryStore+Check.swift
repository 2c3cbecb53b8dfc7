import Storage

/// What a check of a journal found.
package nonisolated struct JournalCheck: Hashable, Sendable {
  /// What SQLite finds wrong with the file, a sentence each; empty where all is well.
  package var problems: [String]
  /// How many entries there are.
  package var entries: Int
  /// How many there are that are deleted.
  package var deleted: Int
}

extension EntryStore {
  /// Checks every page and every index of the file.
  ///
  /// Corresponds to `PRAGMA integrity_check`.
  ///
  /// - Returns: What was found.
  /// - Throws: `StorageError`, where the file is too damaged to be looked at.
  package func check() throws -> JournalCheck {
    let found = try connection.query("PRAGMA integrity_check") { $0.text(at: 0) }
    let sql = "SELECT count(*) FILTER (WHERE deleted_at IS NULL), count(deleted_at) FROM entry"
    let counts = try connection.first(sql) { (Int($0.integer(at: 0)), Int($0.integer(at: 1))) }
    return JournalCheck(
      problems: found == ["ok"] ? [] : found,
      entries: counts?.0 ?? 0,
      deleted: counts?.1 ?? 0
    )
  }
}
