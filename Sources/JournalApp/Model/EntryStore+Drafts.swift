import FoundationEssentials
import Storage

/// Unfinished texts, which outlive the program.
extension EntryStore {
  /// The unfinished text that was kept last; nil where there is none.
  ///
  /// - Throws: `StorageError`.
  package func draft(_ key: DraftKey) throws -> String? {
    let sql = "SELECT text FROM draft WHERE key = ?"
    return try connection.first(sql, [.blob(key.bytes)]) { $0.text(at: 0) }
  }

  /// Keeps an unfinished text in place of the last one, every character of it.
  ///
  /// - Throws: `StorageError`.
  package func setDraft(_ key: DraftKey, _ text: String) throws {
    try connection.execute(
      "REPLACE INTO draft VALUES (?, ?, ?)",
      [.blob(key.bytes), .text(text), .integer(now().milliseconds)]
    )
  }

  /// Forgets an unfinished text.
  ///
  /// - Throws: `StorageError`.
  package func removeDraft(_ key: DraftKey) throws {
    try connection.execute("DELETE FROM draft WHERE key = ?", [.blob(key.bytes)])
  }
}
