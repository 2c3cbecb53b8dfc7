package import FoundationEssentials

/// Days as the viewer has them: what an instant's day is, and where it starts and ends.
///
/// A day is never taken to be 86,400 seconds long, nor to start at 00:00.
package nonisolated struct DayCalendar: Hashable, Sendable {
  /// The calendar, with the viewer's time zone.
  package let calendar: Calendar
  /// At how many minutes after midnight a day starts, from 0 to 719: what is earlier belongs to the
  /// day before.
  package let startOfDay: Int

  /// Uses a calendar's days.
  ///
  /// - Parameters:
  ///   - calendar: The calendar, with the viewer's time zone.
  ///   - startOfDay: The minutes after midnight at which a day starts, brought into 0 to 719.
  package init(_ calendar: Calendar, startOfDay: Int = 0) {
    self.calendar = calendar
    self.startOfDay = min(max(startOfDay, 0), 719)
  }

  /// Uses the days of the Gregorian calendar in a time zone.
  ///
  /// - Parameters:
  ///   - timeZone: The viewer's time zone.
  ///   - startOfDay: The minutes after midnight at which a day starts, brought into 0 to 719.
  package init(timeZone: TimeZone, startOfDay: Int = 0) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.init(calendar, startOfDay: startOfDay)
  }

  /// The day that holds an instant: the milliseconds from its start up to, not including, its end.
  ///
  /// Where the clock goes back over the start of a day (St. John's until 2011, from 00:01 to
  /// 23:01), what it shows twice belongs to the day that had begun.
  func day(containing milliseconds: Int64) -> Range<Int64> {
    let midnights = dayFromMidnight(containing: milliseconds)
    if startOfDay == 0 { return midnights }
    let start = start(of: midnights)
    if milliseconds >= start {
      let next = dayFromMidnight(containing: midnights.upperBound)
      return start..<max(self.start(of: next), milliseconds + 1)
    }
    let previous = dayFromMidnight(containing: midnights.lowerBound - 1)
    return min(self.start(of: previous), milliseconds)..<start
  }

  /// The day of a date; nil for a date that the calendar does not have.
  func day(year: Int, month: Int, day: Int) -> Range<Int64>? {
    let noon = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let date = calendar.date(from: noon) else { return nil }
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    guard found.year == year, found.month == month, found.day == day else { return nil }
    return self.day(containing: date.milliseconds)
  }

  /// The date that a day has.
  func date(of day: Range<Int64>) -> (year: Int, month: Int, day: Int) {
    let start = Date(milliseconds: day.lowerBound)
    let date = calendar.dateComponents([.year, .month, .day], from: start)
    return (date.year ?? 0, date.month ?? 0, date.day ?? 0)
  }

  private func dayFromMidnight(containing milliseconds: Int64) -> Range<Int64> {
    var day = calendarDay(containing: milliseconds)
    if day.upperBound <= milliseconds { day = calendarDay(containing: day.upperBound) }
    // Whatever a calendar may answer, the day holds the instant: who goes from day to day arrives.
    let start = min(day.lowerBound, milliseconds)
    return start..<max(day.upperBound, milliseconds + 1)
  }

  private func calendarDay(containing milliseconds: Int64) -> Range<Int64> {
    let date = Date(milliseconds: milliseconds)
    guard let interval = calendar.dateInterval(of: .day, for: date) else {
      return milliseconds..<milliseconds + 1
    }
    return interval.start.milliseconds..<interval.end.milliseconds
  }
}
