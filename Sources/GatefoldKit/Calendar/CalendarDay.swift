public import FoundationEssentials

/// A day by its date, in no time zone.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The years that are shown: the Gregorian calendar's, from its first whole one on.
  public static let years = 1583...9999

  /// The year, within ``years``.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; what lies outside is taken to the nearest year, month and day that there is.
  public init(year: Int, month: Int, day: Int) {
    self.year = min(max(year, Self.years.lowerBound), Self.years.upperBound)
    self.month = min(max(month, 1), 12)
    let first = CalendarMonth(year: self.year, month: self.month)
    self.day = min(max(day, 1), first.dayCount)
  }

  /// The day that an instant belongs to in a calendar's time zone.
  public init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// The first instant of the day in a calendar's time zone, which need not be midnight.
  public func start(in calendar: Calendar) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return calendar.startOfDay(for: calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0))
  }

  /// The month that the day belongs to.
  public var calendarMonth: CalendarMonth { CalendarMonth(year: year, month: month) }

  /// The day a number of days later; the first or last of ``years`` for what lies outside.
  public func adding(days: Int) -> CalendarDay {
    var month = calendarMonth
    var day = day + days
    while day < 1, month.previous != month {
      month = month.previous
      day += month.dayCount
    }
    while day > month.dayCount, month.next != month {
      day -= month.dayCount
      month = month.next
    }
    return CalendarDay(year: month.year, month: month.month, day: day)
  }

  /// Whether one day comes before another.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
