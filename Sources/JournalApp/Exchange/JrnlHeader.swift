/// How a line of jrnl's text begins an entry: with a date, and what follows it is the entry's text.
nonisolated struct JrnlHeader: Hashable, Sendable {
  /// The date as it was written.
  var date: WrittenDate
  /// How many bytes of the line come before the text.
  var length: Int

  /// Reads `[2013-06-09 15:39] Title`.
  ///
  /// jrnl takes nothing of six characters or fewer for a date: a line that begins with `[1]` is a
  /// footnote of Markdown (`parse` in its `time.py`).
  init?(bracketed line: ArraySlice<UInt8>) {
    guard line.first == UInt8(ascii: "["),
      let end = line.prefix(Self.maximumLength).firstIndex(of: UInt8(ascii: "]")),
      end - line.startIndex > 7
    else { return nil }
    let rest = line[(end + 1)...]
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") else { return nil }
    let text = String(decoding: line[(line.startIndex + 1)..<end], as: UTF8.self)
    guard let date = WrittenDate(text), date.isPossible || date.looksMeant else { return nil }
    self.date = date
    length = end + 1 - line.startIndex + (rest.isEmpty ? 0 : 1)
  }

  /// Reads `2013-06-09 15:39 Title`, as jrnl wrote before version 2.
  init?(plain line: ArraySlice<UInt8>) {
    guard line.first.map(ByteScanner.isDigit) == true else { return nil }
    let text = String(decoding: line.prefix(Self.maximumLength), as: UTF8.self)
    guard let blank = text.utf8.firstIndex(of: UInt8(ascii: " ")),
      var date = WrittenDate(text[..<blank]), date.time == nil
    else { return nil }
    var scanner = ByteScanner(text[text.utf8.index(after: blank)...])
    guard let time = ClockTime(at: &scanner) else { return nil }
    date.time = time
    guard date.isPossible || date.looksMeant, scanner.isAtEnd || scanner.skip(" ") else {
      return nil
    }
    self.date = date
    length = min(line.count, text.utf8.count - scanner.rest.count)
  }

  /// Longer than any date, so that a long line is not searched for its end.
  private static let maximumLength = 80
}

nonisolated extension WrittenDate {
  /// Whether an impossible date was meant to be one: digits with dots may be anything else.
  fileprivate var looksMeant: Bool {
    time != nil && day.year >= 1000
  }
}
