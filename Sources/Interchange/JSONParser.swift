/// Reads JSON (RFC 8259) so that every value is known by its place in the file.
///
/// It takes more than the standard has: control characters in strings, and half a surrogate pair,
/// for which U+FFFD stands. It refuses everything else, and never takes a part for the whole.
package struct JSONParser {
  /// Where a text stops being JSON.
  package struct Failure: Error, Hashable {
    /// The byte that cannot stand there, or the number of bytes where the text ends too early.
    package var offset: Int
  }

  /// The deepest nesting that is read, so that no file exhausts the stack.
  package static let maximumDepth = 128

  let bytes: [UInt8]
  /// The byte that is read next.
  var index: Int
  /// Where halves of surrogate pairs were replaced.
  package private(set) var loneSurrogates: [Int] = []

  /// Reads a text from a byte on.
  package init(_ bytes: [UInt8], from index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  /// Reads the one value that the text is.
  ///
  /// - Throws: `Failure`.
  /// - Complexity: O(bytes).
  package mutating func parse() throws(Failure) -> JSONValue {
    let value = try value(depth: 0)
    skipWhitespace()
    guard index == bytes.count else { throw Failure(offset: index) }
    return value
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipWhitespace()
    let start = index
    guard let byte = peek, depth < Self.maximumDepth else { throw Failure(offset: index) }
    return JSONValue(content: try content(startingWith: byte, depth: depth), offset: start)
  }

  private mutating func content(
    startingWith byte: UInt8,
    depth: Int
  ) throws(Failure) -> JSONValue.Content {
    switch byte {
    case UInt8(ascii: "{"): .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "t"): .bool(try literal("true", true))
    case UInt8(ascii: "f"): .bool(try literal("false", false))
    case UInt8(ascii: "n"): try literal("null", .null)
    default: .number(try number())
    }
  }

  private mutating func members(
    depth: Int
  ) throws(Failure) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    index += 1
    skipWhitespace()
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      skipWhitespace()
      guard peek == UInt8(ascii: "\"") else { throw Failure(offset: index) }
      let name = try string()
      skipWhitespace()
      try expect(UInt8(ascii: ":"))
      members.append((name, try value(depth: depth)))
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return members
  }

  private mutating func elements(depth: Int) throws(Failure) -> [JSONValue] {
    var elements: [JSONValue] = []
    index += 1
    skipWhitespace()
    if skip(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value(depth: depth))
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return elements
  }

  private mutating func literal<Value>(
    _ word: StaticString,
    _ value: Value
  ) throws(Failure) -> Value {
    for offset in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[offset]) }
    return value
  }

  private mutating func number() throws(Failure) -> String {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    let first = index
    try digits()
    if bytes[first] == UInt8(ascii: "0"), index > first + 1 { throw Failure(offset: first + 1) }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw Failure(offset: index) }
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(Failure) -> String {
    index += 1
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    while let byte = peek {
      index += 1
      if byte == UInt8(ascii: "\"") { return text }
      try appendEscape(to: &text)
      let plain = index
      while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
      text += String(decoding: bytes[plain..<index], as: UTF8.self)
    }
    throw Failure(offset: index)
  }

  private mutating func appendEscape(to text: inout String) throws(Failure) {
    guard let byte = peek else { throw Failure(offset: index) }
    if byte == UInt8(ascii: "u") {
      text.unicodeScalars.append(try escapedScalar())
    } else if let scalar = Self.escapes[byte] {
      index += 1
      text.unicodeScalars.append(scalar)
    } else {
      throw Failure(offset: index)
    }
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads `uXXXX`, and the other half where that is the first of a pair.
  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let start = index - 1
    let unit = try escapedUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = index
    if UTF16.isLeadSurrogate(unit), skip(UInt8(ascii: "\\")), peek == UInt8(ascii: "u") {
      let second = try escapedUnit()
      if UTF16.isTrailSurrogate(second) {
        let value = 0x10000 + (UInt32(unit) & 0x3ff) << 10 + UInt32(second) & 0x3ff
        return Unicode.Scalar(value) ?? "\u{fffd}"
      }
    }
    index = afterFirst
    loneSurrogates.append(start)
    return "\u{fffd}"
  }

  private mutating func escapedUnit() throws(Failure) -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Self.hexadecimal(byte) else {
        throw Failure(offset: index)
      }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x41 + 10)
    case 0x61...0x66: UInt16(byte - 0x61 + 10)
    default: nil
    }
  }
}

// MARK: - Bytes

extension JSONParser {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Failure) {
    guard skip(byte) else { throw Failure(offset: index) }
  }

  private mutating func skipWhitespace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      index += 1
    }
  }
}
