nonisolated extension WrittenDate {
  /// Reads a date, with a time of day or without, that takes up all of a text.
  ///
  /// It may have numbers (`2026-11-29`, `29.11.2026`, `11/29/2026`, `2026-11`), the month's name
  /// in English and that of the day of the week, and a time as ``ClockTime`` reads it. Nil where it
  /// is none; whether there is such a day is not looked at.
  ///
  /// - Complexity: O(length of the text).
  init?(_ text: some StringProtocol) {
    var reader = WrittenDateReader()
    var scanner = ByteScanner(text)
    guard let date = reader.read(&scanner) else { return nil }
    self = date
  }
}

/// Gathers the parts of a written date until all of the text is read.
nonisolated private struct WrittenDateReader {
  private var numbers: [Int] = []
  /// How the numbers are joined; nil for blanks.
  private var separator: Unicode.Scalar?
  private var monthName: Int?
  private var time: ClockTime?
  private var hasLeadingYear = false

  mutating func read(_ scanner: inout ByteScanner) -> WrittenDate? {
    skipSeparators(&scanner)
    while !scanner.isAtEnd {
      guard readTime(&scanner) || readNumber(&scanner) || readOffset(&scanner) || readWord(&scanner)
      else { return nil }
      skipSeparators(&scanner)
    }
    return assemble()
  }

  private func skipSeparators(_ scanner: inout ByteScanner) {
    while scanner.skipBlanks() || scanner.skip(",") {}
  }

  private mutating func readTime(_ scanner: inout ByteScanner) -> Bool {
    var ahead = scanner
    guard time == nil, let time = ClockTime(at: &ahead) else { return false }
    self.time = time
    scanner = ahead
    return true
  }

  private mutating func readOffset(_ scanner: inout ByteScanner) -> Bool {
    guard time != nil, time?.offset == nil, let offset = ClockTime.offset(at: &scanner) else {
      return false
    }
    time?.offset = offset
    return true
  }

  private mutating func readNumber(_ scanner: inout ByteScanner) -> Bool {
    let length = scanner.rest.count
    guard numbers.count < 3, let number = scanner.number(digits: 1...4) else { return false }
    if numbers.isEmpty { hasLeadingYear = length - scanner.rest.count == 4 }
    numbers.append(number)
    readJoint(&scanner)
    return true
  }

  /// Goes over what joins the parts of a date: `2026-11-29T12:00`, `29-Nov-2026`, `29. November`.
  private mutating func readJoint(_ scanner: inout ByteScanner) {
    for joint: Unicode.Scalar in ["-", ".", "/"] where scanner.skip(joint) {
      separator = separator ?? joint
      return
    }
    var ahead = scanner
    let isFollowedByTime = ahead.word() == "t" && ahead.next.map(ByteScanner.isDigit) == true
    if isFollowedByTime { scanner = ahead }
  }

  private mutating func readWord(_ scanner: inout ByteScanner) -> Bool {
    let word = scanner.word()
    _ = scanner.skip(".") || scanner.skip("-") || scanner.skip("/")
    if let month = Self.place(of: word, in: DateNames.english.months) {
      guard monthName == nil else { return false }
      monthName = month
      return true
    }
    return word == "at" || Self.place(of: word, in: DateNames.english.weekdays) != nil
  }

  /// The number, from 1 on, of a name that is spelled out or cut to three letters or more.
  private static func place(of word: String, in names: [String]) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.lowercased().hasPrefix(word) }.map { $0 + 1 }
  }

  private func assemble() -> WrittenDate? {
    guard var date = monthName == nil ? dateOfNumbers() : dateWithMonthName() else { return nil }
    date.time = time
    return date
  }

  /// `9 June 2013`, `June 9, 2013`, `2013-Jun-09`.
  private func dateWithMonthName() -> WrittenDate? {
    guard numbers.count == 2, let month = monthName else { return nil }
    let (day, year) = hasLeadingYear ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    guard year > 31 else { return nil }
    return WrittenDate(CivilDate(year: year, month: month, day: day))
  }

  private func dateOfNumbers() -> WrittenDate? {
    guard let separator, numbers.count >= 2 else { return nil }
    if hasLeadingYear {
      let day = numbers.count == 3 ? numbers[2] : 1
      return WrittenDate(CivilDate(year: numbers[0], month: numbers[1], day: day))
    }
    guard numbers.count == 3 else { return nil }
    let (first, second) = (numbers[0], numbers[1])
    let year = numbers[2] < 100 ? Self.century(of: numbers[2]) : numbers[2]
    let dayFirst = WrittenDate(CivilDate(year: year, month: second, day: first))
    if separator == "." { return dayFirst }
    var date = first > 12 ? dayFirst : dayFirst.withDayAndMonthExchanged
    date.order = first > 12 ? .dayFirst : second > 12 ? .monthFirst : .open
    return date
  }

  /// The year that two digits stand for, as in `strptime(3)`.
  private static func century(of year: Int) -> Int {
    year < 69 ? 2000 + year : 1900 + year
  }
}
