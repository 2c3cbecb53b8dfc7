import FoundationEssentials

/// Dates as they are typed in a filter.
nonisolated struct FilterDates {
  private let days: DayCalendar
  private let now: Date

  /// Reads dates as of a moment.
  init(days: DayCalendar, now: Date) {
    self.days = days
    self.now = now
  }

  /// The days that a word names: `2026-11-03`, `2026-11`, `2026`, `today`, `yesterday`; nil where it
  /// names none.
  func days(_ word: String) -> Range<Int64>? {
    let today = days.day(containing: now.milliseconds)
    switch word {
    case "today": return today
    case "yesterday": return days.day(containing: today.lowerBound - 1)
    default: break
    }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, word.prefix(while: { $0 != "-" }).count == 4 else {
      return nil
    }
    switch numbers.count {
    case 1: return span(from: (numbers[0], 1), to: (numbers[0], 12))
    case 2: return span(from: (numbers[0], numbers[1]), to: (numbers[0], numbers[1]))
    case 3: return days.day(year: numbers[0], month: numbers[1], day: numbers[2])
    default: return nil
    }
  }

  /// The days from the first one of a month to the last one of another.
  private func span(
    from start: (year: Int, month: Int),
    to end: (year: Int, month: Int)
  ) -> Range<Int64>? {
    let next = end.month == 12 ? (end.year + 1, 1) : (end.year, end.month + 1)
    guard let first = firstDay(of: start), let last = firstDay(of: next) else { return nil }
    return first.lowerBound..<last.lowerBound
  }

  private func firstDay(of month: (year: Int, month: Int)) -> Range<Int64>? {
    days.day(year: month.year, month: month.month, day: 1)
  }

  private static func number(_ digits: Substring) -> Int? {
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(digits)
  }
}
