package import FoundationEssentials
import Storage

/// Reading many entries.
extension EntryStore {
  /// Calls a closure with each entry that passes a filter, the oldest first.
  ///
  /// - Throws: `StorageError`, or what the closure throws, which ends the loop.
  /// - Complexity: Entries are read one by one and not kept.
  package func forEachEntry(
    passing filter: EntryFilter = EntryFilter(),
    _ body: (Entry) throws -> Void
  ) throws {
    try EntryIndex(passing: filter, on: connection).forEachEntry(body)
  }

  /// The newest entries that pass a filter, the newest first.
  ///
  /// - Parameters:
  ///   - filter: What they have to pass.
  ///   - limit: How many at most.
  /// - Returns: The entries.
  /// - Throws: `StorageError`.
  package func newestEntries(passing filter: EntryFilter, limit: Int) throws -> [Entry] {
    try EntryIndex(passing: filter, on: connection)
      .entries(before: .max, skipping: 0, limit: limit)
  }

  /// The entries of the same day and month in other years, the newest first.
  ///
  /// A year without that day, as most are without 29 February, has none.
  ///
  /// - Throws: `StorageError`.
  /// - Complexity: O(years between the first entry and the last + entries found).
  package func entries(onThisDayOf date: Date, days: DayCalendar) throws -> [Entry] {
    let (year, month, day) = days.date(of: days.day(containing: date.milliseconds))
    return try years(days).reversed().filter { $0 != year }
      .flatMap { year -> [Entry] in
        guard let range = days.day(year: year, month: month, day: day) else { return [] }
        return try newestEntries(passing: EntryFilter(instants: range), limit: .max)
      }
  }

  /// The number of an entry; nil where there is none or it is deleted.
  func number(of id: EntryID) throws -> Int64? {
    try connection.first("SELECT number FROM entry WHERE id = ?", [.blob(id.bytes)]) {
      $0.integer(at: 0)
    }
  }

  /// The years from the first entry to the last.
  private func years(_ days: DayCalendar) throws -> Range<Int> {
    // One at a time: only so does SQLite look no further than the end of the index.
    let ends = try ["min", "max"]
      .compactMap { end in
        try connection.first("SELECT \(end)(number) FROM entry") { row in
          row.isNull(at: 0) ? nil : EntryNumber.instant(of: row.integer(at: 0))
        }
      }
    let years = ends.compactMap { $0.map { days.date(of: days.day(containing: $0)).year } }
    guard let first = years.first, let last = years.last else { return 0..<0 }
    return first..<last + 1
  }
}
