import Storage

extension EntryStore {
  /// Every tag that an entry has and how many have it, the most frequent first, then by spelling.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(tags · log tags); no entry is read.
  package func tags() throws -> [(tag: EntryTag, count: Int)] {
    try connection.query("SELECT name, count FROM tag ORDER BY count DESC, token") { row in
      (EntryTag(row.text(at: 0)), Int(row.integer(at: 1)))
    }
  }
}
