/// A time of day as somebody wrote it.
nonisolated struct ClockTime: Hashable, Sendable {
  var hour: Int
  var minute = 0
  var second = 0
  var millisecond = 0
  /// The seconds that the clock is ahead of Greenwich; nil where that was not written.
  var offset: Int?

  static let midnight = ClockTime(hour: 0)

  init(hour: Int, minute: Int = 0, offset: Int? = nil) {
    self.hour = hour
    self.minute = minute
    self.offset = offset
  }

  /// Reads a time that takes up all of a text: `9:05`, `09:05:30.250`, `9:05pm`, `9 PM`,
  /// `09:05:30Z`, `09:05+01:00`.
  ///
  /// Nil where it is none; whether there is such an hour is not looked at.
  init?(_ text: some StringProtocol) {
    var scanner = ByteScanner(text)
    self.init(at: &scanner)
    guard scanner.isAtEnd else { return nil }
  }

  /// Reads a time at the place of a scanner, which goes behind it.
  init?(at scanner: inout ByteScanner) {
    guard let hour = scanner.number(digits: 1...2) else { return nil }
    self.hour = hour
    guard scanner.skip(":") else {
      guard readHalfOfDay(at: &scanner) else { return nil }
      return
    }
    guard let minute = scanner.number(digits: 2...2) else { return nil }
    self.minute = minute
    readSeconds(at: &scanner)
    if !readHalfOfDay(at: &scanner) { offset = Self.offset(at: &scanner) }
  }

  /// Whether there is such a time; there are leap seconds.
  var isPossible: Bool { hour < 24 && minute < 60 && second <= 60 }

  /// The seconds from midnight where the clock is not changed.
  ///
  /// A leap second has the number of the one before, as computers count.
  var secondOfDay: Int { (hour * 60 + minute) * 60 + min(second, 59) }

  private mutating func readSeconds(at scanner: inout ByteScanner) {
    var ahead = scanner
    guard ahead.skip(":"), let second = ahead.number(digits: 2...2) else { return }
    self.second = second
    scanner = ahead
    guard ahead.skip(".") || ahead.skip(",") else { return }
    let digits = ahead.rest.prefix { ByteScanner.isDigit($0) }.count
    guard (1...9).contains(digits), let fraction = ahead.number(digits: 1...9) else { return }
    // Rounded down, as the store does.
    millisecond = fraction * 1000 / (0..<digits).reduce(1) { power, _ in power * 10 }
    scanner = ahead
  }

  /// Reads `am` or `pm`, after a blank or none.
  ///
  /// - Returns: Whether there was one that goes with the hour.
  private mutating func readHalfOfDay(at scanner: inout ByteScanner) -> Bool {
    var ahead = scanner
    ahead.skipBlanks()
    let word = ahead.word()
    guard word == "am" || word == "pm", (1...12).contains(hour) else { return false }
    hour = hour % 12 + (word == "pm" ? 12 : 0)
    scanner = ahead
    return true
  }

  /// Reads `Z`, `UTC`, `+01:00`, `+0100` or `-05`; nil, and nothing is read, where it is none.
  static func offset(at scanner: inout ByteScanner) -> Int? {
    var ahead = scanner
    guard let offset = signedOffset(&ahead) else { return nil }
    scanner = ahead
    return offset
  }

  private static func signedOffset(_ scanner: inout ByteScanner) -> Int? {
    let word = scanner.word()
    guard word.isEmpty else { return ["z", "utc", "gmt"].contains(word) ? 0 : nil }
    let isAhead = scanner.skip("+")
    guard isAhead || scanner.skip("-") else { return nil }
    let parts: (hours: Int, minutes: Int)
    if let both = scanner.number(digits: 4...4) {
      parts = (both / 100, both % 100)
    } else {
      guard let hours = scanner.number(digits: 2...2) else { return nil }
      parts = (hours, scanner.skip(":") ? scanner.number(digits: 2...2) ?? 60 : 0)
    }
    // Kiritimati is 14 hours ahead; RFC 3339 allows for no more than 23:59.
    guard parts.hours < 24, parts.minutes < 60 else { return nil }
    return (isAhead ? 60 : -60) * (parts.hours * 60 + parts.minutes)
  }
}
