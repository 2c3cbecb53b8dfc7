package import FoundationEssentials

/// How dates are written where programs read them, too: `2026-11-29 21:14`.
package nonisolated struct NumericDateFormat: Sendable {
  private let days: DayCalendar

  /// Writes dates in the time zone of some days.
  package init(days: DayCalendar) {
    self.days = days
  }

  /// Day and time, to the minute.
  package func dateAndTime(of date: Date) -> String {
    dateAndTime(of: date, withSeconds: false)
  }

  /// The time of a moment of the present day, and day and time of another.
  package func shortest(of date: Date, now: Date) -> String {
    let isToday = days.day(containing: now.milliseconds).contains(date.milliseconds)
    let text = dateAndTime(of: date)
    return isToday ? String(text.suffix(5)) : text
  }

  /// Day and time, to the second where that is wanted and is not 0.
  func dateAndTime(of date: Date, withSeconds: Bool) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    let parts = days.calendar.dateComponents(units, from: date)
    let day = [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map(Self.padded)
    var time = [(parts.hour, 2), (parts.minute, 2)].map(Self.padded)
    if withSeconds, parts.second != 0 { time.append(Self.padded(parts.second, 2)) }
    return day.joined(separator: "-") + " " + time.joined(separator: ":")
  }

  private static func padded(_ number: Int?, _ digits: Int) -> String {
    InstantFormat.padded(number ?? 0, digits)
  }
}
