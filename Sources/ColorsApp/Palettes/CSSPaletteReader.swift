import Colorimetry
import Interchange

/// Reads the declarations of a style sheet whose values are colours.
///
/// As CSS Syntax 3 splits them, but more forgiving: a bracket that is not closed ends with its
/// declaration, so that one slip costs one colour.
nonisolated struct CSSPaletteReader {
  private let source: SourceLines
  private var index = 0
  private var contents = PaletteContents(format: .css)
  /// What stands before each open brace, the outermost first; beyond `maximumDepth` none is kept.
  private var blocks: [String] = []
  private var deeperBlocks = 0

  private static let maximumDepth = 64

  init(_ source: SourceLines) {
    self.source = source
  }

  mutating func read() -> PaletteContents {
    while index < source.bytes.count { readNext() }
    return contents
  }

  /// Reads up to what ends a declaration, or opens or closes a block.
  private mutating func readNext() {
    let (text, start, colon) = readText()
    let line = source.line(ofByte: start) + 1
    let end = index < source.bytes.count ? source.bytes[index] : 0
    index += 1
    if end == UInt8(ascii: "{") {
      open(String(decoding: text.prefix(100), as: UTF8.self))
    } else {
      take(text, colon: colon, line: line)
      if end == UInt8(ascii: "}") { close() }
    }
  }

  private mutating func open(_ head: String) {
    guard blocks.count < Self.maximumDepth else {
      deeperBlocks += 1
      return
    }
    blocks.append(head.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private mutating func close() {
    if deeperBlocks > 0 { deeperBlocks -= 1 } else { _ = blocks.popLast() }
  }

  private mutating func take(_ text: [UInt8], colon: Int?, line: Int) {
    guard let colon else {
      let rest = text.drop { Self.isSpace($0) }
      if !rest.isEmpty { contents.noteOther(Self.text(rest), line: line) }
      return
    }
    let name = Self.name(Self.trimmed(text[..<colon]))
    var value = Self.trimmed(text[(colon + 1)...])
    if let mark = value.lastIndex(of: UInt8(ascii: "!")),
      Self.trimmed(value[(mark + 1)...]).map({ $0 | 0x20 }) == Array("important".utf8)
    {
      value = Self.trimmed(value[..<mark])
    }
    contents.take(Self.text(value), name: fullName(name), line: line)
  }

  /// A custom property has a name of its own; what `color` is depends on where it stands.
  private func fullName(_ name: String) -> String {
    if name.hasPrefix("--"), name.utf8.count > 2 { return String(name.dropFirst(2)) }
    guard let block = blocks.last, !block.isEmpty else { return name }
    return block + " " + name
  }
}

// MARK: - Bytes

nonisolated extension CSSPaletteReader {
  /// Reads up to a semicolon or a brace, which is not taken; comments are left out.
  ///
  /// - Returns: The bytes, where the first that is no space stands in the file, and where the first
  ///   colon stands in the bytes.
  private mutating func readText() -> (text: [UInt8], start: Int, colon: Int?) {
    var text: [UInt8] = []
    var start: Int?
    var colon: Int?
    while index < source.bytes.count {
      let byte = source.bytes[index]
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        break
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
        continue
      }
      if start == nil, !Self.isSpace(byte) { start = index }
      if byte == UInt8(ascii: ":"), colon == nil { colon = text.count }
      let end = endOfUnit(byte, after: text)
      text.append(contentsOf: source.bytes[index..<end])
      index = end
    }
    return (text, start ?? min(index, source.bytes.count - 1), colon)
  }

  /// The end of what is read as one: a string, an escape, an address, or a byte.
  private func endOfUnit(_ byte: UInt8, after text: [UInt8]) -> Int {
    switch byte {
    case UInt8(ascii: "\\"): min(index + 2, source.bytes.count)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): end(of: byte, orAt: 0x0a)
    case UInt8(ascii: "(") where text.suffix(3).map({ $0 | 0x20 }) == Array("url".utf8):
      end(of: UInt8(ascii: ")"), orAt: 0x0a)
    default: index + 1
    }
  }

  /// The place behind the byte that closes, or the place of the one that nothing goes beyond.
  private func end(of close: UInt8, orAt stop: UInt8) -> Int {
    var place = index + 1
    while place < source.bytes.count, source.bytes[place] != stop {
      if source.bytes[place] == close { return place + 1 }
      place += source.bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, source.bytes.count)
  }

  /// A comment without an end goes on to that of the file.
  private mutating func skipComment() {
    index += 2
    while index < source.bytes.count {
      index += 1
      if source.bytes[index - 1] == UInt8(ascii: "*"), peek(0) == UInt8(ascii: "/") {
        index += 1
        return
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < source.bytes.count ? source.bytes[index + distance] : nil
  }

  /// A name with its escapes read (CSS Syntax 3, 4.3.7).
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    var name: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        name.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      if digits.isEmpty {
        name.append(next)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(digits.count)
      if rest.first.map(isSpace) == true { rest = rest.dropFirst() }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      let scalar = value == 0 ? nil : Unicode.Scalar(value)
      name += String(Character(scalar ?? "\u{fffd}")).utf8
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop(while: isSpace)
    guard var end = start.lastIndex(where: { !isSpace($0) }) else { return start.prefix(0) }
    // A space that is escaped belongs to the name, as does the one that ends an escape.
    if end + 1 < start.endIndex, endsWithEscape(start[...end]) { end += 1 }
    return start[...end]
  }

  /// Whether the byte that follows belongs to an escape: a lone backslash, or one with digits.
  private static func endsWithEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.suffix(6).reversed().prefix { Character(Unicode.Scalar($0)).isHexDigit }
    let before = bytes.dropLast(digits.count)
    let slashes = before.reversed().prefix { $0 == UInt8(ascii: "\\") }
    return slashes.count % 2 == 1
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }
}
