import Interchange

extension DaySection {
  /// A day and how many entries it has.
  typealias CountedDay = (day: Range<Int64>, count: Int)

  /// Makes sections of counted days, newest first.
  static func sections(_ counts: some Sequence<CountedDay>) -> [DaySection] {
    var offset = 0
    return counts.map { day, count in
      defer { offset += count }
      return DaySection(day: day, count: count, offset: offset)
    }
  }

  /// Finds the days that have entries in a range of instants, newest first, by going from one to
  /// the next older instant.
  ///
  /// - Complexity: Two statements and a question to the calendar for each day; no text is read.
  static func count(
    in range: Range<Int64>,
    index: EntryIndex,
    days: DayCalendar
  ) throws -> [CountedDay] {
    var counts: [CountedDay] = []
    var end = range.upperBound
    while let instant = try index.newest(in: range.lowerBound..<end) {
      // No day of a calendar should reach into the next one, but no entry may be counted twice.
      let day = days.day(containing: instant).clamped(to: range.lowerBound..<end)
      counts.append((day, try index.count(in: day)))
      end = day.lowerBound
    }
    return counts
  }

  /// The place of the day that holds an instant, or of the first one before it.
  static func place(of instant: Int64, in sections: [DaySection]) -> Int {
    sections.partitioningIndex { $0.day.lowerBound <= instant }
  }

  /// The places of the days that reach into a range of instants.
  static func places(in range: Range<Int64>, of sections: [DaySection]) -> Range<Int> {
    let first = sections.partitioningIndex { $0.day.lowerBound < range.upperBound }
    let end = sections.partitioningIndex { $0.day.upperBound <= range.lowerBound }
    return first..<max(first, end)
  }
}
