import Storage

extension EntryStore {
  /// What is wrong with a journal.
  package nonisolated enum Problem: Error, Hashable {
    /// The file is damaged, in SQLite's words.
    case damage(String)
    /// The full-text index does not fit the entries: the filter may find too little or too much.
    case index
  }

  /// What became of a repair.
  package nonisolated enum Repair: Hashable {
    /// There was nothing to repair.
    case notNeeded
    /// The full-text index was made anew; the path of the copy of the file as it was before.
    case indexRebuilt(copy: String?)
    /// The journal can only be read.
    case readOnly
    /// Something else is wrong, and everything was left as it is.
    case notPossible([Problem])
  }

  /// Looks for damage: in the file, and between the entries and their full-text index.
  ///
  /// The index of a journal that can only be read is not looked at.
  ///
  /// - Returns: What is wrong; empty where all is well.
  /// - Throws: `StorageError`.
  /// - Complexity: Everything is read.
  package func problems() throws -> [Problem] {
    let answers = try connection.query("PRAGMA integrity_check") { $0.text(at: 0) }
    let damage = answers.filter { $0 != "ok" }.map(Problem.damage)
    guard !isReadOnly else { return damage }
    do {
      try connection.execute(
        "INSERT INTO entry_index (entry_index, rank) VALUES ('integrity-check', 1)"
      )
    } catch let error as StorageError where error.reason == .corrupt {
      return damage + [.index]
    }
    return damage
  }

  /// Makes the full-text index anew from the entries where it is damaged, if all is well then.
  ///
  /// The entries are not touched. A copy of the file as it was is laid beside it before.
  ///
  /// - Returns: What was done.
  /// - Throws: `StorageError`, with everything as it was.
  /// - Complexity: Everything is read, and the index written.
  package func repair() throws -> Repair {
    if isReadOnly { return .readOnly }
    let before = try problems()
    if before.isEmpty { return .notNeeded }
    do {
      let copy = try connection.transaction(copyingAs: "before-repair") {
        try SearchableJournal.rebuildIndex(on: connection)
        if let problem = try problems().first { throw problem }
      }
      return .indexRebuilt(copy: copy)
    } catch is Problem {
      return .notPossible(before)
    } catch let error as StorageError where error.reason == .corrupt {
      return .notPossible(before)
    }
  }
}
