/// Reads numbers and words from the start of a text in UTF-8, each only as a whole.
nonisolated struct ByteScanner {
  private(set) var rest: ArraySlice<UInt8>

  /// Starts at the first byte.
  init(_ text: some StringProtocol) {
    rest = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next byte.
  var next: UInt8? { rest.first }

  /// Goes over a byte if it is the next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(truncatingIfNeeded: character.value) else { return false }
    rest.removeFirst()
    return true
  }

  /// Goes over spaces and tabs.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }
    rest.removeFirst(blanks.count)
    return !blanks.isEmpty
  }

  /// Reads a number of so many digits; nil, and nothing is read, where there are more or fewer.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix { Self.isDigit($0) }
    guard digits.contains(found.count) else { return nil }
    rest.removeFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads the ASCII letters that come next, as lower case; empty where there are none.
  mutating func word() -> String {
    let letters = rest.prefix { ($0 | 0x20) &- 0x61 < 26 }
    rest.removeFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
