import FoundationEssentials
import Storage

/// Unfinished texts, which outlive the program.
extension EntryStore {
  /// The drafts that an owner can go on with, its own and those of programs that have ended, the last
  /// one first.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(drafts); there are as many as prompts that were never finished.
  package func drafts(for owner: DraftOwner) throws -> [Draft] {
    let sql = "SELECT id, entry, text, base, owner FROM draft ORDER BY modified DESC, id"
    return
      try connection.query(sql) { row in
        Draft(
          id: try EntryColumns.id(row, at: 0).uuid,
          key: row.isNull(at: 1) ? .newEntry : .entry(try EntryColumns.id(row, at: 1)),
          text: row.text(at: 2),
          base: row.text(at: 3),
          owner: DraftOwner(text: row.text(at: 4))
        )
      }
      .filter { $0.owner == owner || !$0.owner.isRunning }
  }

  /// Takes the last draft for something that an owner can go on with, so that nobody else does.
  ///
  /// - Returns: The draft; nil where there is none.
  /// - Throws: `StorageError`.
  package func takeDraft(_ key: DraftKey, for owner: DraftOwner) throws -> Draft? {
    let isThere = try drafts(for: owner).contains { $0.key == key }
    guard isThere else { return nil }
    return try connection.transaction {
      guard var draft = try drafts(for: owner).first(where: { $0.key == key }) else { return nil }
      draft.owner = owner
      let values: [Value] = [.text(owner.text), .blob(EntryID(draft.id).bytes)]
      try connection.execute("UPDATE draft SET owner = ? WHERE id = ?", values)
      return draft
    }
  }

  /// Keeps an unfinished text, every character of it, in place of what the draft was before.
  ///
  /// - Throws: `StorageError`.
  package func setDraft(_ draft: Draft) throws {
    try connection.execute(
      "REPLACE INTO draft VALUES (?, ?, ?, ?, ?, ?)",
      [
        .blob(EntryID(draft.id).bytes),
        draft.key.entry.map { .blob($0.bytes) } ?? .null,
        .text(draft.text),
        .text(draft.base),
        .text(draft.owner.text),
        .integer(now().milliseconds),
      ]
    )
  }

  /// Forgets an unfinished text.
  ///
  /// - Throws: `StorageError`.
  package func removeDraft(_ draft: Draft) throws {
    try connection.execute("DELETE FROM draft WHERE id = ?", [.blob(EntryID(draft.id).bytes)])
  }
}
