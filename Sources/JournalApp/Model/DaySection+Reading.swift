extension DaySection {
  private typealias CountedDay = (day: Range<Int64>, count: Int)

  /// Finds the days that have entries, newest first, by going from one to the next older instant.
  ///
  /// - Complexity: A statement and a question to the calendar for each day; no text is read.
  static func all(in index: EntryIndex, days: DayCalendar) throws -> [DaySection] {
    var counts: [CountedDay] = []
    var end = Int64.max
    var older = try index.survey(end..<end).older
    while let instant = older {
      // No day of a calendar should reach into the next one, but no entry may be counted twice.
      let day = days.day(containing: instant).clamped(to: .min..<end)
      let survey = try index.survey(day)
      counts.append((day, survey.count))
      (end, older) = (day.lowerBound, survey.older)
    }
    return sections(counts)
  }

  /// Counts the days anew that some instants are in; those may be new, and may be empty now.
  ///
  /// - Complexity: A statement for each day, and O(sections).
  static func recounting(
    _ sections: [DaySection],
    at instants: Set<Int64>,
    in index: EntryIndex,
    days: DayCalendar
  ) throws -> [DaySection] {
    var counts = sections.map { CountedDay(day: $0.day, count: $0.count) }
    for instant in instants {
      let place = counts.partitioningIndex { $0.day.lowerBound <= instant }
      let isThere = place < counts.count && counts[place].day.contains(instant)
      let day = isThere ? counts[place].day : newDay(containing: instant, at: place, days, counts)
      let count = try index.survey(day).count
      let replacement = count > 0 ? [CountedDay(day: day, count: count)] : []
      counts.replaceSubrange(place..<place + (isThere ? 1 : 0), with: replacement)
    }
    return self.sections(counts)
  }

  /// The day of an instant, so far as it lies between its neighbours.
  private static func newDay(
    containing instant: Int64,
    at place: Int,
    _ days: DayCalendar,
    _ counts: [CountedDay]
  ) -> Range<Int64> {
    let start = place < counts.count ? counts[place].day.upperBound : .min
    let end = place > 0 ? counts[place - 1].day.lowerBound : .max
    return days.day(containing: instant).clamped(to: start..<end)
  }

  /// Makes sections of counted days, newest first.
  private static func sections(_ counts: [CountedDay]) -> [DaySection] {
    var offset = 0
    return counts.map { day, count in
      defer { offset += count }
      return DaySection(day: day, count: count, offset: offset)
    }
  }
}
