package import FoundationEssentials

/// Days as the viewer's calendar has them: what an instant's day is, and where it starts and ends.
///
/// A day is never taken to be 86,400 seconds long, nor to start at 00:00.
package nonisolated struct DayCalendar: Hashable, Sendable {
  /// The calendar, with the viewer's time zone.
  package let calendar: Calendar

  /// Uses a calendar's days.
  package init(_ calendar: Calendar) {
    self.calendar = calendar
  }

  /// Uses the days of the Gregorian calendar in a time zone.
  package init(timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The day that holds an instant: the milliseconds from its start up to, not including, its end.
  ///
  /// Where the clock goes back over midnight (St. John's until 2011, from 00:01 to 23:01), what it
  /// shows twice belongs to the day that had begun.
  func day(containing milliseconds: Int64) -> Range<Int64> {
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
