/// The words of a line as a POSIX shell splits it (Shell Command Language, 2.2 and 2.3), without any
/// expansion.
nonisolated struct ShellWords {
  struct Word {
    /// The word without its quotes.
    var text: String
    /// Its parts if it is an assignment; the name must not be quoted.
    var assignment: (name: String, value: String)?
  }

  enum Token {
    case word(Word)
    /// What ends a command.
    case separator
    /// What stands behind `#`.
    case comment(ArraySlice<UInt8>)
    /// A quotation mark without its like in the line.
    case openQuote
    case end
  }

  private var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    rest = line
  }

  /// The next token.
  mutating func next() -> Token {
    rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    guard let byte = rest.first else { return .end }
    if byte == UInt8(ascii: "#") { return .comment(rest.dropFirst()) }
    if Self.separators.contains(byte) {
      rest = rest.dropFirst()
      return .separator
    }
    return word()
  }

  private static let separators = Set(";&|".utf8)

  private mutating func word() -> Token {
    var text: [UInt8] = []
    var equals: Int?
    var isPlain = true
    while let byte = rest.first, byte != 0x20, byte != 0x09, !Self.separators.contains(byte) {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        isPlain = false
        guard append(quotedBy: byte, to: &text) else { return .openQuote }
      case UInt8(ascii: "\\"):
        isPlain = false
        rest = rest.dropFirst()
        if let next = rest.popFirst() { text.append(next) }
      default:
        if byte == UInt8(ascii: "="), equals == nil, isPlain, Self.isName(text) {
          equals = text.count
        }
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    var word = Word(text: String(decoding: text, as: UTF8.self))
    if let equals {
      word.assignment = (
        String(decoding: text[..<equals], as: UTF8.self),
        String(decoding: text[(equals + 1)...], as: UTF8.self)
      )
    }
    return .word(word)
  }

  /// Takes what stands in quotation marks; within double ones a backslash keeps some signs.
  ///
  /// - Returns: Whether they are closed.
  private mutating func append(quotedBy mark: UInt8, to text: inout [UInt8]) -> Bool {
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      if byte == mark { return true }
      if mark == UInt8(ascii: "\""), byte == UInt8(ascii: "\\"), let next = rest.first,
        "\"\\$`".utf8.contains(next)
      {
        text.append(next)
        rest = rest.dropFirst()
      } else {
        text.append(byte)
      }
    }
    return false
  }

  /// Whether bytes are the name of a variable (2.10.2, `NAME`).
  private static func isName(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, !(0x30...0x39).contains(first) else { return false }
    return bytes.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7a).contains($0 | 0x20) || $0 == 0x5f
    }
  }
}
