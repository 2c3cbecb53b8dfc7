/// Strings as JSON has them (RFC 8259, 7).
package enum JSONString {
  /// Writes a text in quotation marks.
  ///
  /// Control characters, DEL, C1 and the format characters that reorder text are escaped, so that a
  /// file does no harm where it is shown; so are the line ends of Unicode. All else stays itself.
  ///
  /// - Complexity: O(length of the text).
  package static func append(_ text: String, to output: inout String) {
    output += "\""
    var plain = text.unicodeScalars.startIndex
    for index in text.unicodeScalars.indices where isEscaped(text.unicodeScalars[index]) {
      output += text[plain..<index]
      output += escape(text.unicodeScalars[index])
      plain = text.unicodeScalars.index(after: index)
    }
    output += text[plain...]
    output += "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x22, 0x5c, 0x7f...0x9f: true
    case 0x61c, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff: scalar != "\u{200d}"
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u" + String(String(scalar.value + 0x10000, radix: 16).suffix(4))
    }
  }
}
