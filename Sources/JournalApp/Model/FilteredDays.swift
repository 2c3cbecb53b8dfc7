import Interchange
import Storage

/// The days of the entries that pass a filter, found from the newest on, as far as is asked for.
struct FilteredDays {
  /// The filter.
  let filter: EntryFilter
  /// Pages through the entries that pass.
  let index: EntryIndex
  /// The days that were found, newest first; the last one may have more entries than were counted.
  private(set) var sections: [DaySection] = []
  /// The number from which on all entries are counted.
  private(set) var boundary = Int64.max

  init(_ filter: EntryFilter, on connection: Connection) {
    self.filter = filter
    index = EntryIndex(passing: filter, on: connection)
  }

  /// Whether everything is counted.
  var isComplete: Bool { boundary == .min }

  /// Counts further entries.
  ///
  /// - Parameters:
  ///   - all: All days that have entries.
  ///   - limit: How many entries to count at most.
  /// - Throws: `StorageError`; what was found is as before.
  /// - Complexity: O(limit · log entries), whatever is left to be found.
  mutating func find(in all: [DaySection], limit: Int) throws {
    guard filter.match != nil else {
      // Dates alone: whole days pass.
      sections = DaySection.sections(
        all[DaySection.places(in: filter.instants, of: all)].map { ($0.day, $0.count) }
      )
      boundary = .min
      return
    }
    var counter = DayCounter(days: all)
    try index.forEachNumber(in: .min..<boundary, limit: limit) { counter.count($0) }
    let isEnd = counter.total < limit
    boundary = isEnd ? .min : counter.last ?? .min
    append(counter.counts)
  }

  /// Counts anew the entries in ranges of whole days, oldest first.
  mutating func recount(_ ranges: [Range<Int64>], in all: [DaySection]) throws {
    guard filter.match != nil else { return try find(in: all, limit: .max) }
    var counts = sections.map { DaySection.CountedDay($0.day, $0.count) }
    for range in ranges.reversed() {
      var counter = DayCounter(days: all)
      let numbers = EntryNumber.range(of: range)
      // What lies before the boundary will be found by going on.
      guard numbers.upperBound > boundary else { continue }
      let counted = max(numbers.lowerBound, boundary)..<numbers.upperBound
      try index.forEachNumber(in: counted, limit: .max) { counter.count($0) }
      let first = counts.partitioningIndex { $0.day.lowerBound < range.upperBound }
      let end = counts.partitioningIndex { $0.day.upperBound <= range.lowerBound }
      counts.replaceSubrange(first..<max(first, end), with: counter.counts)
    }
    sections = DaySection.sections(counts)
  }

  private mutating func append(_ counts: [DaySection.CountedDay]) {
    var all = sections.map { DaySection.CountedDay($0.day, $0.count) }
    var new = counts[...]
    if let last = all.last, let first = new.first, last.day == first.day {
      all[all.count - 1].count += first.count
      new = new.dropFirst()
    }
    sections = DaySection.sections(all + new)
  }
}
