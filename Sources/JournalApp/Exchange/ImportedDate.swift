import FoundationEssentials

/// The date of an entry in another file: the instant that it stands for here, and what it was.
nonisolated struct ImportedDate: Hashable, Sendable {
  let instant: Date
  let timeZoneIdentifier: String
  let stamp: String

  /// Takes a date as it was written; nil where there is no such date, or none that the store keeps.
  ///
  /// - Parameters:
  ///   - written: The date.
  ///   - calendar: The reader's calendar and time zone.
  ///   - zone: The name of the zone it was written in; nil for the reader's.
  init?(_ written: WrittenDate, calendar: Calendar, zone: String? = nil) {
    guard let instant = written.instant(in: calendar) else { return nil }
    self.instant = instant
    timeZoneIdentifier = zone ?? calendar.timeZone.identifier
    if written.time?.offset != nil {
      stamp = InstantFormat.string(instant)
    } else {
      var clock = written
      clock.time = clock.time ?? .midnight
      clock.time?.offset = 0
      stamp = clock.instant(in: calendar).map { String(InstantFormat.string($0).dropLast()) } ?? ""
    }
  }

  /// Takes an instant, in whole milliseconds.
  init(instant: Date, timeZoneIdentifier: String) {
    self.instant = instant
    self.timeZoneIdentifier = timeZoneIdentifier
    stamp = InstantFormat.string(instant)
  }

  /// Takes seconds since 1970; nil out of the years that the store keeps.
  init?(seconds: Int, calendar: Calendar) {
    let instant = Date(timeIntervalSince1970: Double(seconds))
    guard instant == instant.roundedToMilliseconds else { return nil }
    self.init(instant: instant, timeZoneIdentifier: calendar.timeZone.identifier)
  }
}
