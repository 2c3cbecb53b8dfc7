import FoundationEssentials

/// Instants in ISO 8601, in UTC and with milliseconds: `2026-11-29T20:14:00.123Z` (RFC 3339).
nonisolated enum InstantFormat {
  /// Writes an instant.
  static func string(_ date: Date) -> String {
    let milliseconds = date.milliseconds
    let (day, time) = milliseconds.dividedFloor(by: 86_400_000)
    let civil = CivilDate(daysSince1970: Int(day))
    let seconds = Int(time) / 1000
    return padded(civil.year, 4) + "-" + padded(civil.month, 2) + "-" + padded(civil.day, 2) + "T"
      + padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":"
      + padded(seconds % 60, 2) + "." + padded(Int(time) % 1000, 3) + "Z"
  }

  /// Reads an instant; nil where it is none, has no offset, or is out of the store's range.
  static func date(_ text: some StringProtocol) -> Date? {
    guard let written = WrittenDate(text), written.time?.offset != nil else { return nil }
    return written.instant(in: Calendar(identifier: .iso8601))
  }

  /// A number with so many digits at least.
  static func padded(_ number: Int, _ digits: Int) -> String {
    padded(String(number), digits)
  }

  /// A number with so many digits at least.
  static func padded(_ text: String, _ digits: Int) -> String {
    String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension Int64 {
  fileprivate nonisolated func dividedFloor(by divisor: Int64) -> (Int64, Int64) {
    let remainder = self % divisor
    return remainder < 0 ? (self / divisor - 1, remainder + divisor) : (self / divisor, remainder)
  }
}
