/// Splits a text into tokens, as CSS does (CSS Syntax 3, 4.3).
struct ColorScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next token; spaces and comments before it are passed over.
  mutating func next() -> ColorToken {
    skipSpace()
    let start = position
    let kind = readKind()
    return ColorToken(kind: kind, offset: start, text: text(from: start))
  }

  /// The letters and digits that come next, which stay where they are.
  mutating func peekWord() -> String {
    skipSpace()
    let end = bytes[position...].firstIndex { !Self.isNamePart($0) } ?? bytes.count
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func readKind() -> ColorToken.Kind {
    guard let byte = peek() else { return .end }
    if startsNumber() { return readNumber() }
    if Self.isNamePart(byte) || byte == UInt8(ascii: "\\") { return readWord() }
    if byte == UInt8(ascii: "#") {
      position += 1
      return .hash(readName())
    }
    let rest = String(decoding: bytes[position...].prefix(16), as: UTF8.self)
    let character = rest.first ?? " "
    position = min(bytes.count, position + character.utf8.count)
    switch character {
    case ",": return .comma
    case "/": return .slash
    case ")": return .close
    default: return .other(character)
    }
  }

  private mutating func readWord() -> ColorToken.Kind {
    let start = position
    let name = readName()
    if position == start {
      position += 1
      return .other("\\")
    }
    guard peek() == UInt8(ascii: "(") else { return .word(name) }
    position += 1
    return .function(name)
  }

  private mutating func readNumber() -> ColorToken.Kind {
    let start = position
    if !Self.isDigit(bytes[position]), bytes[position] != UInt8(ascii: ".") { position += 1 }
    skipDigits()
    if peek() == UInt8(ascii: "."), peek(1).map(Self.isDigit) == true {
      position += 1
      skipDigits()
    }
    skipExponent()
    // What is too large for any colour is as large as that.
    let number = (Double(text(from: start)) ?? 0).clamped(to: -1e9...1e9)
    if peek() == UInt8(ascii: "%") {
      position += 1
      return .percentage(number)
    }
    let unit = readName()
    return unit.isEmpty ? .number(number) : .dimension(number, unit: unit)
  }

  private mutating func skipExponent() {
    guard peek().map({ $0 | 0x20 }) == UInt8(ascii: "e") else { return }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    guard peek(isSigned ? 2 : 1).map(Self.isDigit) == true else { return }
    position += isSigned ? 2 : 1
    skipDigits()
  }

  private func startsNumber() -> Bool {
    let isSigned = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
    let first = isSigned ? 1 : 0
    if peek(first) == UInt8(ascii: ".") { return peek(first + 1).map(Self.isDigit) == true }
    return peek(first).map(Self.isDigit) == true
  }

  /// Reads a name with its escapes, in lower case; only A…Z have one here, so that the sign for
  /// kelvin is no k.
  private mutating func readName() -> String {
    var name: [UInt8] = []
    while let byte = peek() {
      if Self.isNamePart(byte) {
        name.append((0x41...0x5a).contains(byte) ? byte | 0x20 : byte)
        position += 1
      } else if byte == UInt8(ascii: "\\"), let next = peek(1), next != 0x0a {
        position += 1
        name += readEscape().utf8
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads what stands behind a backslash: up to six digits and a space, or a character.
  private mutating func readEscape() -> String {
    let digits = bytes[position...].prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
    guard !digits.isEmpty else {
      let rest = String(decoding: bytes[position...].prefix(16), as: UTF8.self)
      let scalar = rest.unicodeScalars.first.map { String($0) } ?? ""
      position = min(bytes.count, position + scalar.utf8.count)
      return scalar.lowercasedASCII
    }
    position += digits.count
    if let byte = peek(), Self.isSpace(byte) { position += 1 }
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    return String(Unicode.Scalar(value).map(Character.init) ?? "\u{fffd}").lowercasedASCII
  }

  private mutating func skipSpace() {
    while let byte = peek() {
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// A comment without an end goes on to that of the text.
  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
  }

  private mutating func skipDigits() {
    while let byte = peek(), Self.isDigit(byte) { position += 1 }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0a).contains(byte) || (0x0c...0x0d).contains(byte)
  }

  /// Letters, digits, hyphens, underscores, and all that is not ASCII.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7a).contains(byte | 0x20) || byte == 0x2d || byte == 0x5f
      || byte >= 0x80
  }
}

extension String {
  /// A…Z as a…z, and nothing else changed.
  var lowercasedASCII: String {
    String(decoding: utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
