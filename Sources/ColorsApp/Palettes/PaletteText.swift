import Colorimetry

/// What a text looks like.
nonisolated enum PaletteText {
  /// Whether a text begins as colours do that are no words.
  static func looksMeant(_ text: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "#") { return true }
    let word = text.utf8.prefix(20).prefix { $0 != UInt8(ascii: "(") }
    guard text.utf8.dropFirst(word.count).first == UInt8(ascii: "(") else { return false }
    return functions.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// Whether a text is a word that is a colour: a name of CSS, or digits without `#`.
  static func isWord(_ text: String) -> Bool {
    guard (3...20).contains(text.utf8.count) else { return false }
    if text.allSatisfy(\.isHexDigit), text.utf8.contains(where: { $0 < 0x3a }) { return true }
    let name = text.lowercased()
    return name == "transparent" || CSSColors.color(named: name) != nil
  }

  /// The functions of CSS Color 4 and 5, those that are not read among them.
  private static let functions: Set = [
    "rgb", "rgba", "hsl", "hsla", "hsb", "hsba", "hsv", "hsva", "hwb", "lab", "lch", "oklab",
    "oklch", "color", "color-mix", "device-cmyk", "light-dark",
  ]

  /// A text without spaces and tabs at its ends.
  static func trimmed(_ text: Substring) -> String {
    let start = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let end = start.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { start.index(after: $0) }
    return String(Substring(start[..<(end ?? start.startIndex)]))
  }
}
