extension DaySection {
  /// Makes sections of counted days, newest first.
  nonisolated static func sections(_ counts: [(day: Range<Int64>, count: Int)]) -> [DaySection] {
    var offset = 0
    return counts.map { day, count in
      defer { offset += count }
      return DaySection(day: day, count: count, offset: offset)
    }
  }

  /// Finds the days that have entries, newest first, by going from one to the next older instant.
  ///
  /// - Complexity: A statement and a question to the calendar for each day; no text is read.
  static func all(in index: EntryIndex, days: DayCalendar) throws -> [DaySection] {
    var counts: [(day: Range<Int64>, count: Int)] = []
    var older = try index.survey(.max..<Int64.max).older
    while let instant = older {
      let day = days.day(containing: instant)
      let survey = try index.survey(day)
      counts.append((day, survey.count))
      older = survey.older
    }
    return sections(counts)
  }
}
