import Interchange
import Storage

/// How many entries each day has, kept in step with the store by its notes of what was touched.
///
/// The store notes for each stretch of 2²⁶ ms (18.6 hours) when it changed last, by a sequence
/// number; so what has to be counted anew is known whoever changed it, and the notes do not grow
/// with the changes. Counts as of a sequence number are kept in the store for each calendar: to open
/// a journal is to read a row for each day, and to count the days that changed since.
struct DayCounts {
  /// The days that have entries, newest first.
  private(set) var sections: [DaySection] = []

  private let days: DayCalendar
  private let connection: Connection
  private let index: EntryIndex
  private let kept: KeptDayCounts
  /// The last change that is taken in; nil while nothing has been counted.
  private var sequence: Int64?

  /// Prepares to count; nothing is read.
  init(on connection: Connection, days: DayCalendar) {
    self.connection = connection
    self.days = days
    index = EntryIndex(passing: EntryFilter(), on: connection)
    kept = KeptDayCounts(on: connection, calendar: days.name)
  }

  /// Takes in what has changed, in a snapshot of the caller's.
  ///
  /// - Returns: The instants of the whole days that were counted anew, oldest first; nil where that
  ///   is all of them.
  /// - Complexity: O(changed days · log entries + days) where there are changes, else O(log entries).
  mutating func refresh() throws -> [Range<Int64>]? {
    let latest = try latestSequence()
    guard let sequence else {
      self.sequence = latest
      try countAll(latest)
      return nil
    }
    guard latest != sequence else { return [] }
    let ranges = try touchedDays(after: sequence)
    try recount(ranges)
    self.sequence = latest
    return ranges
  }

  private mutating func countAll(_ latest: Int64) throws {
    // What is kept may be damaged where the entries are not.
    guard let (sequence, counts) = try? kept.read() else {
      sections = DaySection.sections(
        try DaySection.count(in: EntryFilter.allInstants, index: index, days: days)
      )
      kept.replace(with: sections, sequence: latest)
      return
    }
    sections = counts
    let ranges = try touchedDays(after: sequence)
    try recount(ranges)
    if ranges.count > Self.toleratedAge {
      kept.update(sections, in: ranges, sequence: latest)
    }
  }

  /// Counting so many days anew costs less than writing that they were counted.
  private static let toleratedAge = 16

  private mutating func recount(_ ranges: [Range<Int64>]) throws {
    guard !ranges.isEmpty else { return }
    var counts = sections.map { DaySection.CountedDay($0.day, $0.count) }
    for range in ranges.reversed() {
      let new = try DaySection.count(in: range, index: index, days: days)
      let first = counts.partitioningIndex { $0.day.lowerBound < range.upperBound }
      let end = counts.partitioningIndex { $0.day.upperBound <= range.lowerBound }
      counts.replaceSubrange(first..<max(first, end), with: new)
    }
    sections = DaySection.sections(counts)
  }

  private func latestSequence() throws -> Int64 {
    try connection.first("SELECT max(sequence) FROM touched") { $0.integer(at: 0) } ?? 0
  }

  /// The instants of the whole days in which there were changes, oldest first.
  private func touchedDays(after sequence: Int64) throws -> [Range<Int64>] {
    let sql = "SELECT stretch FROM touched WHERE sequence > ?"
    let stretches = try connection.query(sql, [.integer(sequence)]) { $0.integer(at: 0) }
    var ranges: [Range<Int64>] = []
    for stretch in stretches.sorted() {
      let start = days.day(containing: stretch << 26).lowerBound
      let end = days.day(containing: (stretch + 1) << 26 - 1).upperBound
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(end, last.upperBound)
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges
  }
}
