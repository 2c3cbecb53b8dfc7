/// The escape sequences and control characters in what a program wrote.
enum EscapeSequences {
  /// What is not text in some bytes, in order, ESC written as `␛` and other controls as U+2400 and on.
  ///
  /// Sequences are found as in ECMA-48: `CSI parameters final`, `ESC intermediates final`, and
  /// strings (OSC, DCS and so on) up to their end.
  static func all(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == 0x1B {
        let length = length(of: rest)
        found.append("␛" + String(decoding: rest.dropFirst().prefix(length - 1), as: UTF8.self))
        rest = rest.dropFirst(length)
      } else {
        if byte < 0x20 || byte == 0x7F { found.append(mark(byte)) }
        rest = rest.dropFirst()
      }
    }
    return found
  }

  private static func mark(_ byte: UInt8) -> String {
    byte == 0x7F ? "␡" : String(Character(Unicode.Scalar(0x2400 + UInt16(byte)) ?? "?"))
  }

  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    let body = bytes.dropFirst()
    switch body.first {
    case 0x5B:
      let end = body.dropFirst().firstIndex { (0x40...0x7E).contains($0) }
      return (end ?? bytes.endIndex - 1) - bytes.startIndex + 1
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      return (body.firstIndex { $0 == 0x07 || $0 == 0x5C } ?? bytes.endIndex - 1)
        - bytes.startIndex + 1
    default:
      let end = body.firstIndex { !(0x20...0x2F).contains($0) }
      return (end ?? bytes.endIndex - 1) - bytes.startIndex + 1
    }
  }
}
