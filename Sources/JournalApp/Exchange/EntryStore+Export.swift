import FoundationEssentials
import Storage

extension EntryStore {
  /// The order in which entries are gone through.
  package nonisolated enum Order: Sendable {
    case oldestFirst
    case newestFirst
  }

  /// Calls a closure with each entry that passes a filter, and with its place, from 1 on, among all
  /// entries in that order.
  ///
  /// All are of the same moment, whatever others write meanwhile.
  ///
  /// - Throws: `StorageError`, or what the closure throws, which ends the loop.
  package func forEachEntry(
    passing filter: EntryFilter,
    in order: Order,
    _ body: (_ entry: Entry, _ place: Int) throws -> Void
  ) throws {
    var place = 0
    let direction = order == .oldestFirst ? "ASC" : "DESC"
    let sql = """
      SELECT \(EntryColumns.list) FROM entry AS e INDEXED BY entry_live
      WHERE e.deleted_at IS NULL ORDER BY e.instant \(direction), e.id \(direction)
      """
    try connection.forEachRow(sql) { row in
      place += 1
      guard row.withText(at: 3, filter.matches(utf8:)) else { return }
      try body(EntryColumns.entry(row), place)
    }
  }

  /// Writes the entries that pass a filter.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - filter: Which entries to write.
  ///   - order: Their order.
  ///   - days: The reader's days.
  ///   - write: Takes the next part of the text.
  /// - Returns: How many entries there were.
  /// - Throws: `StorageError`, or what the closure throws.
  @discardableResult
  package func export(
    as format: ExportFormat,
    passing filter: EntryFilter,
    in order: Order = .oldestFirst,
    days: DayCalendar,
    _ write: (String) throws -> Void
  ) throws -> Int {
    var writer = format.writer(days: days)
    var part = writer.head
    var count = 0
    try forEachEntry(passing: filter, in: order) { entry, _ in
      writer.write(entry, to: &part)
      count += 1
      guard part.utf8.count > 1 << 16 else { return }
      try write(part)
      part = ""
    }
    try write(part + writer.foot)
    return count
  }
}
