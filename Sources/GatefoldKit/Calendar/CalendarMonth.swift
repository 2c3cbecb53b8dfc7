/// A month of the Gregorian calendar.
public struct CalendarMonth: Hashable, Sendable {
  /// The year, within ``CalendarDay/years``.
  public let year: Int
  /// The month, from 1.
  public let month: Int

  /// - Precondition: The month is one of the twelve.
  init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  /// The month a number of months later; the first or last that there is for what lies outside.
  func adding(months: Int) -> CalendarMonth {
    let years = CalendarDay.years
    let count = year * 12 + month - 1 + months
    let index = min(max(count, years.lowerBound * 12), years.upperBound * 12 + 11)
    return CalendarMonth(year: index / 12, month: index % 12 + 1)
  }

  var next: CalendarMonth { adding(months: 1) }
  var previous: CalendarMonth { adding(months: -1) }

  /// How many days the month has.
  public var dayCount: Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The weekday of the first, from 1 for Sunday as `Calendar` counts them (Zeller 1882).
  var firstWeekday: Int {
    let (year, month) = month < 3 ? (year - 1, month + 12) : (year, month)
    let days = 1 + (13 * (month + 1)) / 5 + year + year / 4 - year / 100 + year / 400
    // Zeller counts from Saturday.
    return (days + 6) % 7 + 1
  }
}
