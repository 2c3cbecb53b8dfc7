import FoundationEssentials
import Storage

/// The queries by which a list pages through entries, newest first, by an index on instant and id.
///
/// The same queries serve all entries and those that a filter found: only the table they go over
/// differs. It has columns `number`, `instant` and `id`.
struct EntryIndex {
  private let connection: Connection
  private let day: String
  private let page: String
  private let newer: String

  /// Pages through the entries of a table, named `s` in the condition.
  init(over table: String, where condition: String, on connection: Connection) {
    let rows = "FROM \(table) WHERE \(condition)"
    self.connection = connection
    day = """
      SELECT (SELECT count(*) \(rows) AND s.instant >= ?1 AND s.instant < ?2),
        (SELECT s.instant \(rows) AND s.instant < ?1 ORDER BY s.instant DESC LIMIT 1)
      """
    page = """
      SELECT \(EntryColumns.list)
      FROM \(table) CROSS JOIN entry AS e ON e.number = s.number
      WHERE \(condition) AND s.instant < ?1
      ORDER BY s.instant DESC, s.id DESC LIMIT ?2 OFFSET ?3
      """
    newer = """
      SELECT (SELECT count(*) \(rows) AND s.instant < ?1 AND (s.instant, s.id) > (?2, ?3))
      WHERE EXISTS (SELECT 1 \(rows) AND s.instant = ?2 AND s.id = ?3)
      """
  }

  /// All entries that are not deleted.
  static func all(on connection: Connection) -> EntryIndex {
    let table = "entry AS s INDEXED BY entry_live"
    return EntryIndex(over: table, where: "s.deleted_at IS NULL", on: connection)
  }

  /// The number of entries in a range of instants, and the newest instant before it.
  ///
  /// - Complexity: O(log entries) plus a step in the index for each entry in the range.
  func survey(_ range: Range<Int64>) throws -> (count: Int, older: Int64?) {
    let bounds: [Value] = [.integer(range.lowerBound), .integer(range.upperBound)]
    let result = try connection.first(day, bounds) { row in
      (Int(row.integer(at: 0)), row.isNull(at: 1) ? nil : row.integer(at: 1))
    }
    return result ?? (0, nil)
  }

  /// Entries older than an instant, so many of them, after leaving out some.
  ///
  /// - Complexity: O(log entries + limit) plus a step in the index for each one left out.
  func entries(before instant: Int64, skipping offset: Int, limit: Int) throws -> [Entry] {
    let values: [Value] = [.integer(instant), .integer(Int64(limit)), .integer(Int64(offset))]
    return try connection.query(page, values, EntryColumns.entry)
  }

  /// How many entries of a day come before an entry of it; nil where that is not in the table.
  func offset(of id: EntryID, at instant: Int64, in day: Range<Int64>) throws -> Int? {
    let values: [Value] = [.integer(day.upperBound), .integer(instant), .blob(id.bytes)]
    return try connection.first(newer, values) { Int($0.integer(at: 0)) }
  }
}
