import Storage

extension EntryStore {
  /// How many entries there are.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(entries).
  package func entryCount() throws -> Int {
    try connection.first("SELECT count(*) FROM entry") { Int($0.integer(at: 0)) } ?? 0
  }

  /// The entry that so many others are newer than; nil where there are not as many.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(offset).
  package func entry(newerThanAllBut offset: Int) throws -> Entry? {
    let index = EntryIndex(passing: EntryFilter(), on: connection)
    return try index.entries(before: .max, skipping: offset, limit: 1).first
  }

  /// The entries whose identifier begins with some digits, at most two of them.
  ///
  /// - Parameter prefix: Hexadecimal digits, with hyphens or without.
  /// - Returns: No entry where there is none, and two where the digits do not tell them apart.
  /// - Throws: `StorageError`.
  package func entries(withIDPrefix prefix: String) throws -> [Entry] {
    let digits = prefix.filter { $0 != "-" }
    guard !digits.isEmpty, digits.utf8.count <= 32,
      let low = EntryID(text: digits + String(repeating: "0", count: 32 - digits.utf8.count)),
      let high = EntryID(text: digits + String(repeating: "f", count: 32 - digits.utf8.count))
    else { return [] }
    let sql = """
      SELECT \(EntryColumns.list) FROM entry AS e WHERE e.id >= ? AND e.id <= ? LIMIT 2
      """
    return try connection.query(sql, [.blob(low.bytes), .blob(high.bytes)], EntryColumns.entry)
  }
}
