import FoundationEssentials
import Storage

/// The queries by which a list pages through entries, newest first.
///
/// The same queries serve all entries and those that pass a filter: only the table they go over
/// differs. Its `rowid` is an `EntryNumber`.
struct EntryIndex {
  private let connection: Connection
  private let instants: Range<Int64>
  /// What the full-text index is asked for, as a third parameter after the bounds; none where it is not.
  private let match: [Value]
  /// A table named `s`, and its condition.
  private let table: String
  private let condition: String

  /// Pages through the entries that pass a filter.
  init(passing filter: EntryFilter, on connection: Connection) {
    self.connection = connection
    instants = filter.instants
    let bounds = "s.rowid >= ? AND s.rowid < ?"
    if let match = filter.match {
      self.match = [.text(match)]
      table = "entry_index AS s"
      condition = bounds + " AND entry_index MATCH ?"
    } else {
      match = []
      table = "entry AS s INDEXED BY entry_order"
      condition = bounds
    }
  }

  /// How many entries there are in a range of instants.
  ///
  /// - Complexity: O(log entries) plus a step in the index for each entry in the range.
  func count(in range: Range<Int64>) throws -> Int {
    let sql = "SELECT count(*) FROM \(table) WHERE \(condition)"
    return try connection.first(sql, bounds(range)) { Int($0.integer(at: 0)) } ?? 0
  }

  /// The newest instant in a range that has an entry.
  func newest(in range: Range<Int64>) throws -> Int64? {
    let sql = "SELECT s.rowid FROM \(table) WHERE \(condition) ORDER BY s.rowid DESC LIMIT 1"
    return try connection.first(sql, bounds(range)) { EntryNumber.instant(of: $0.integer(at: 0)) }
  }

  /// Calls a closure with the numbers of the newest entries of a range, newest first.
  func forEachNumber(
    in numbers: Range<Int64>,
    limit: Int,
    _ body: (Int64) throws -> Void
  ) throws {
    let sql = "SELECT s.rowid FROM \(table) WHERE \(condition) ORDER BY s.rowid DESC LIMIT ?"
    let all = parameters(numbers, .integer(Int64(limit)))
    try connection.forEachRow(sql, all) { try body($0.integer(at: 0)) }
  }

  /// Entries older than an instant, so many of them, after leaving out some.
  ///
  /// - Complexity: O(log entries + limit) plus a step in the index for each one left out.
  func entries(before instant: Int64, skipping offset: Int, limit: Int) throws -> [Entry] {
    let sql = """
      SELECT \(EntryColumns.list) FROM \(table) CROSS JOIN entry AS e ON e.number = s.rowid
      WHERE \(condition) ORDER BY s.rowid DESC LIMIT ? OFFSET ?
      """
    let numbers = EntryNumber.range(of: .min..<instant)
    let values = parameters(numbers, .integer(Int64(limit)), .integer(Int64(offset)))
    return try connection.query(sql, values, EntryColumns.entry)
  }

  /// Calls a closure with each entry, the oldest first.
  func forEachEntry(_ body: (Entry) throws -> Void) throws {
    let sql = """
      SELECT \(EntryColumns.list) FROM \(table) CROSS JOIN entry AS e ON e.number = s.rowid
      WHERE \(condition) ORDER BY s.rowid
      """
    try connection.forEachRow(sql, bounds(instants)) { try body(EntryColumns.entry($0)) }
  }

  /// How many entries before an instant are newer than an entry; nil where that does not pass.
  func offset(of number: Int64, before instant: Int64) throws -> Int? {
    let own = "SELECT 1 FROM \(table) WHERE \(condition)"
    let range = number..<number + 1
    guard try connection.first(own, parameters(range), { _ in true }) ?? false else { return nil }
    let newer = number + 1..<EntryNumber.first(at: instant)
    let sql = "SELECT count(*) FROM \(table) WHERE \(condition)"
    return try connection.first(sql, parameters(newer)) { Int($0.integer(at: 0)) }
  }

  private func bounds(_ instants: Range<Int64>) -> [Value] {
    parameters(EntryNumber.range(of: instants))
  }

  /// The values of the numbered parameters, kept within the filter's dates.
  private func parameters(_ numbers: Range<Int64>, _ others: Value...) -> [Value] {
    let range = numbers.clamped(to: EntryNumber.range(of: instants))
    return [.integer(range.lowerBound), .integer(range.upperBound)]
      + match
      + others
  }
}
