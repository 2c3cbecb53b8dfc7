package import FoundationEssentials
// Without it, FoundationEssentials knows no time zone but fixed offsets.
private import FoundationInternationalization

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
  func day(containing milliseconds: Int64) -> Range<Int64> {
    let interval = calendar.dateInterval(of: .day, for: Date(milliseconds: milliseconds))
    // Whatever a calendar may answer, the day holds the instant: who goes from day to day arrives.
    let start = min(interval?.start.milliseconds ?? milliseconds, milliseconds)
    let end = max(interval?.end.milliseconds ?? milliseconds, milliseconds + 1)
    return start..<end
  }
}
