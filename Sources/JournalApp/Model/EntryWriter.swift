import FoundationEssentials
import Storage

/// Writes entries, and keeps the full-text index and the table of tags in step with them.
///
/// Triggers cannot do that: SQLite 3.40 runs none that writes to FTS5 while a database's own schema
/// is not trusted (`PRAGMA trusted_schema`). Every function belongs in a transaction.
struct EntryWriter {
  private let connection: Connection
  private let tags: TagCounts

  init(on connection: Connection) {
    self.connection = connection
    tags = TagCounts(on: connection)
  }

  /// Adds an entry, after those of the same instant or, where that is free, under a number.
  func insert(_ entry: Entry, preferring preferred: Int64? = nil) throws {
    let row = try insertUnindexed(entry, preferring: preferred)
    try connection.execute(Self.indexing, row.indexColumns)
  }

  /// Adds an entry that is not found until ``index(_:)`` is told its number; nothing else may be done
  /// with it before.
  ///
  /// For many entries at once: FTS5 closes what it has gathered, and merges it later, whenever a
  /// statement with a trigger comes between (`fts5SavepointMethod` in SQLite's fts5_main.c), and
  /// whenever a number is less than the one before.
  func insertUnindexed(_ entry: Entry, preferring preferred: Int64? = nil) throws -> StoredEntry {
    let number = try number(for: entry, preferring: preferred)
    let row = StoredEntry(entry, number: number)
    try connection.execute(Self.insertion, row.columns)
    try tags.add(row.tags)
    return row
  }

  /// Has entries found that were added without.
  ///
  /// - Complexity: O(entries · log entries).
  func index(_ numbers: [Int64]) throws {
    let sql = "SELECT number, words, labels FROM entry_content WHERE number = ?"
    for number in numbers.sorted() {
      // One row a statement: FTS5 closes what it has gathered before a statement of more.
      let row = try connection.first(sql, [.integer(number)]) {
        [$0.value(at: 0), $0.value(at: 1), $0.value(at: 2)]
      }
      if let row { try connection.execute(Self.indexing, row) }
    }
  }

  /// Changes an entry.
  func update(_ old: StoredEntry, to entry: Entry) throws {
    let isMoved = entry.date.milliseconds != EntryNumber.instant(of: old.number)
    let row = StoredEntry(entry, number: isMoved ? try number(for: entry) : old.number)
    try connection.execute(Self.change, row.columns + [.integer(old.number)])
    if row.indexColumns != old.indexColumns {
      try connection.execute(Self.unindexing, old.indexColumns)
      try connection.execute(Self.indexing, row.indexColumns)
    }
    if row.labels != old.labels {
      // In this order, so that a tag that stays keeps its spelling.
      try tags.add(row.tags)
      try tags.remove(old.tags)
    }
  }

  /// Removes an entry.
  func remove(_ old: StoredEntry) throws {
    try connection.execute("DELETE FROM entry WHERE number = ?", [.integer(old.number)])
    try connection.execute(Self.unindexing, old.indexColumns)
    try tags.remove(old.tags)
  }

  /// Finds a number for an entry of an instant.
  private func number(for entry: Entry, preferring preferred: Int64? = nil) throws -> Int64 {
    let instant = entry.date.milliseconds
    if let preferred, EntryNumber.instant(of: preferred) == instant, try isFree(preferred) {
      return preferred
    }
    let range = EntryNumber.range(of: instant..<instant + 1)
    let bounds: [Value] = [.integer(range.lowerBound), .integer(range.upperBound)]
    let sql = """
      SELECT coalesce(max(number) + 1, ?1) FROM entry WHERE number >= ?1 AND number < ?2
      """
    let number = try connection.first(sql, bounds) { $0.integer(at: 0) } ?? range.lowerBound
    // The next instant's first number would order as well, but may be of another day. What fails
    // is the insertion, as a number that is taken.
    return min(number, range.upperBound - 1)
  }

  private func isFree(_ number: Int64) throws -> Bool {
    try connection.first("SELECT 1 FROM entry WHERE number = ?", [.integer(number)]) { _ in } == nil
  }

  private static let insertion = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
  private static let change = """
    UPDATE entry SET (number, id, zone, text, created, modified, starred, words, labels)
      = (?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE number = ?
    """
  private static let indexing = "INSERT INTO entry_index (rowid, words, labels) VALUES (?, ?, ?)"
  private static let unindexing = """
    INSERT INTO entry_index (entry_index, rowid, words, labels) VALUES ('delete', ?, ?, ?)
    """
}
