package import FoundationEssentials

/// Going by date.
extension EntryList {
  /// The first row of the day of a date; where it has none, of the last day before it, or else of
  /// the first day after it.
  ///
  /// - Returns: Section and row; nil in an empty list.
  /// - Complexity: O(log days); nothing is read.
  package func indexPath(nearest date: Date) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    let instant = days.day(containing: date.milliseconds).upperBound - 1
    let section = min(DaySection.place(of: instant, in: sections), sections.count - 1)
    return IndexPath(indexes: [section, 0])
  }

  /// How many of the entries that pass the filter each day of a date's month has, by the day of the
  /// month from 1 on; days without are left out.
  ///
  /// - Complexity: O(log days); nothing is read.
  package func dayCounts(inMonthOf date: Date) -> [Int: Int] {
    let day = days.day(containing: date.milliseconds)
    let (year, month, _) = days.date(of: day)
    guard let first = days.day(year: year, month: month, day: 1) else { return [:] }
    let end = month == 12 ? (year + 1, 1) : (year, month + 1)
    guard let next = days.day(year: end.0, month: end.1, day: 1) else { return [:] }
    let places = DaySection.places(in: first.lowerBound..<next.lowerBound, of: sections)
    let counts = sections[places].map { (days.date(of: $0.day).day, $0.count) }
    return Dictionary(counts, uniquingKeysWith: +)
  }
}
