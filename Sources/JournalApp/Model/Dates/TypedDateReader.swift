import FoundationEssentials

/// Reads typed dates as of one moment.
nonisolated struct TypedDateReader {
  let now: Date
  let days: DayCalendar
  let names: DateNames

  func first(in text: String) -> TypedDate? {
    var scanner = ByteScanner(text)
    guard let (written, isWord) = day(at: &scanner) else { return nil }
    var date = written
    date.time = time(at: &scanner)
    let hasColon = scanner.skip(":")
    guard isWord ? hasColon && (date.time != nil || isPast(written)) : true,
      scanner.skipBlanks() || scanner.next == 0x0a, let instant = instant(of: date)
    else { return nil }
    let rest = String(decoding: scanner.rest, as: UTF8.self)
    guard rest.contains(where: { !$0.isWhitespace }) else { return nil }
    return TypedDate(date: instant, rest: rest)
  }

  func whole(_ text: String) -> Date? {
    let text = text.filter { $0 != "\n" }
    var scanner = ByteScanner(text)
    scanner.skipBlanks()
    if let (written, _) = day(at: &scanner) {
      var date = written
      date.time = time(at: &scanner)
      _ = scanner.skip(":")
      scanner.skipBlanks()
      if scanner.isAtEnd { return instant(of: date) }
    }
    return otherwise(text)
  }

  private func otherwise(_ text: String) -> Date? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.lowercased() == "now" { return now }
    if let time = ClockTime(words) {
      var date = WrittenDate(civilDay(of: now))
      date.time = time
      return instant(of: date)
    }
    return WrittenDate(words).flatMap(instant)
  }

  // MARK: - Parts

  /// Reads `2026-11-03` or a word for a day, up to a blank, a colon, a `T` or the end.
  private func day(at scanner: inout ByteScanner) -> (date: WrittenDate, isWord: Bool)? {
    var ahead = scanner
    guard let (day, isWord) = dayInDigits(&ahead).map({ ($0, false) }) ?? word(&ahead)
    else { return nil }
    scanner = ahead
    return (WrittenDate(day), isWord)
  }

  private func dayInDigits(_ scanner: inout ByteScanner) -> CivilDate? {
    guard let year = scanner.number(digits: 4...4), scanner.skip("-"),
      let month = scanner.number(digits: 2...2), scanner.skip("-"),
      let day = scanner.number(digits: 2...2)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    return date.isPossible ? date : nil
  }

  private func word(_ scanner: inout ByteScanner) -> (CivilDate, Bool)? {
    let today = days.day(containing: now.milliseconds)
    let word = scanner.word()
    if word == names.today.lowercased() { return (civilDay(of: today), true) }
    guard word == names.yesterday.lowercased() else { return nil }
    return (civilDay(of: days.day(containing: today.lowerBound - 1)), true)
  }

  /// Reads a time after a blank, or after the `T` of ISO 8601.
  private func time(at scanner: inout ByteScanner) -> ClockTime? {
    var ahead = scanner
    guard ahead.skipBlanks() || ahead.skip("T"), let time = ClockTime(at: &ahead), time.isPossible,
      ahead.isAtEnd || [0x20, 0x09, 0x0a, 0x3a].contains(ahead.next)
    else { return nil }
    scanner = ahead
    return time
  }
}

// MARK: - Days

nonisolated extension TypedDateReader {
  /// Whether a day is over.
  private func isPast(_ date: WrittenDate) -> Bool {
    date.day.daysSince1970 < civilDay(of: now).daysSince1970
  }

  private func civilDay(of day: Range<Int64>) -> CivilDate {
    civilDay(of: Date(milliseconds: day.lowerBound))
  }

  private func civilDay(of date: Date) -> CivilDate {
    let parts = days.calendar.dateComponents([.year, .month, .day], from: date)
    return CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// The instant that is meant; a day without a time has that of the present.
  private func instant(of date: WrittenDate) -> Date? {
    guard date.time == nil else { return date.instant(in: days.calendar) }
    let parts = days.calendar.dateComponents([.hour, .minute], from: now)
    var timed = date
    timed.time = ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    return timed.instant(in: days.calendar)
  }
}
