package import FoundationEssentials

/// How the journal writes days and times.
package nonisolated struct EntryDateFormat: Sendable {
  /// The viewer's days.
  private let days: DayCalendar
  private let names: DateNames
  private let today: Range<Int64>
  private let yesterday: Range<Int64>

  /// Writes dates as seen at a moment.
  ///
  /// - Parameters:
  ///   - days: The viewer's days.
  ///   - now: The moment that makes a day today's.
  ///   - names: The words to use.
  package init(days: DayCalendar, now: Date, names: DateNames = .english) {
    self.days = days
    self.names = names
    today = days.day(containing: now.milliseconds)
    yesterday = days.day(containing: today.lowerBound - 1)
  }

  /// The first instant at which another day is today's, so that titles have to be written anew.
  package var validUntil: Date { Date(milliseconds: today.upperBound) }

  /// `Today`, `Yesterday`, or a day as in `Friday, 27 November 2026`.
  package func dayTitle(of date: Date) -> String {
    let instant = date.milliseconds
    if today.contains(instant) { return names.today }
    if yesterday.contains(instant) { return names.yesterday }
    return day(of: date)
  }

  /// Day and time as in `2026-11-29 21:14`, which can be typed back.
  package func typedDate(of date: Date) -> String {
    NumericDateFormat(days: days).dateAndTime(of: date)
  }

  /// Hours and minutes as in `21:14`, in the viewer's time zone.
  package func time(of date: Date) -> String {
    Self.time(of: date, calendar: days.calendar)
  }

  /// Day and time as in `Sunday, 29 November 2026 at 21:14`, and what the clock showed where the
  /// entry was written, if elsewhere: ` (Asia/Tokyo 05:14)`.
  package func fullDate(of entry: Entry) -> String {
    let date = "\(day(of: entry.date)) \(names.at) \(time(of: entry.date))"
    let zone = entry.timeZoneIdentifier
    if zone == days.calendar.timeZone.identifier { return date }
    guard let timeZone = TimeZone(identifier: zone) else { return "\(date) (\(zone))" }
    if hasSameClock(timeZone, at: entry.date) { return date }
    var calendar = days.calendar
    calendar.timeZone = timeZone
    return "\(date) (\(zone) \(Self.time(of: entry.date, calendar: calendar)))"
  }

  /// Another name for the same time, as UTC for GMT, is nothing to be told of.
  private func hasSameClock(_ timeZone: TimeZone, at date: Date) -> Bool {
    timeZone.secondsFromGMT(for: date) == days.calendar.timeZone.secondsFromGMT(for: date)
  }

  /// The day of the year as in `29 February`.
  package func dayOfYear(of date: Date) -> String {
    let (_, month, day) = days.date(of: days.day(containing: date.milliseconds))
    return (1...names.months.count).contains(month) ? "\(day) \(names.months[month - 1])" : ""
  }

  private func day(of date: Date) -> String {
    let parts = days.calendar.dateComponents([.weekday, .day, .month, .year], from: date)
    guard let weekday = parts.weekday, let day = parts.day, let month = parts.month,
      let year = parts.year
    else { return "" }
    return "\(names.weekdays[weekday - 1]), \(day) \(names.months[month - 1]) \(year)"
  }

  private static func time(of date: Date, calendar: Calendar) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return "\(twoDigits(parts.hour ?? 0)):\(twoDigits(parts.minute ?? 0))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
