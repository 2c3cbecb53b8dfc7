import Foundation

/// Dates and how long ago they were, in words.
nonisolated struct DateText {
  /// The person's calendar and time zone.
  let calendar: Calendar

  init(timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  private static let units: [(seconds: Double, one: String, many: String)] = [
    (31_557_600, "year", "years"), (2_629_800, "month", "months"), (86_400, "day", "days"),
    (3_600, "hour", "hours"), (60, "minute", "minutes"),
  ]

  /// As `3 days ago`; what is to come, by a clock that is wrong, is `just now`.
  static func age(of date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    for (unit, one, many) in units where seconds >= unit {
      let count = Int(seconds / unit)
      return "\(count) \(count == 1 ? one : many) ago"
    }
    return "just now"
  }

  /// As `3 d`, for few cells.
  static func shortAge(of date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    for (unit, sign) in zip(units, ["y", "mo", "d", "h", "min"]) where seconds >= unit.seconds {
      return "\(Int(seconds / unit.seconds)) \(sign)"
    }
    return "now"
  }

  /// As `2026-11-30`.
  func day(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return [(parts.year, 4), (parts.month, 2), (parts.day, 2)]
      .map { Self.padded($0 ?? 0, $1) }.joined(separator: "-")
  }

  /// As `21:34`.
  func time(of date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return "\(Self.padded(parts.hour ?? 0, 2)):\(Self.padded(parts.minute ?? 0, 2))"
  }

  /// How long ago, and the day.
  func ageAndDay(of date: Date, now: Date) -> String {
    "\(Self.age(of: date, now: now)) (\(day(of: date)))"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
