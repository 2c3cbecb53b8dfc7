import GatefoldText
import Testing

/// Texts that have broken terminal programs, and what mixes of them are made from.
enum Samples {
  static let nasty: [String] = [
    "", " ", "a", "plain text", "two  spaces and a tail   ",
    "hyphen-ated well-known --option -1 a-b",
    "日本語のテキスト", "「日本」、（中）。です", "한국어 텍스트", "a日b本c", "ﾊﾝｶｸ ｶﾅ",
    "🇩🇪🇳🇴🇯🇵", "🇩", "👨‍👩‍👧‍👦 family", "🏳️‍🌈", "👍🏽", "🏽", "1️⃣", "❤️", "⌚︎",
    "e\u{301}", "\u{301}", "\u{301}\u{302}lone", "a" + String(repeating: "\u{301}", count: 10_000),
    "שלום עולם", "مرحبا بالعالم", "a\u{202E}cba\u{202C}d", "\u{2066}x\u{2069}", "\u{200F}\u{61C}",
    "\u{1B}[2J\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{0}\u{8}\u{7F}", "a\tb\tc", "\t", "\t\t\tx",
    "12345678\t9",
    "one\r\ntwo\rthree\nfour", "\n", "\r\n\r\n", "end\n", "\n\u{301}x",
    "a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f",
    "हिन्दी में क्षत्रिय", "ไทยน้ำ", "\u{1112}\u{1161}\u{11AB}", "\u{1100}", "\u{1161}\u{11A8}",
    "zero\u{200B}width\u{FEFF}\u{2060}\u{AD}s", "\u{E000}\u{F0000}\u{10FFFF}", "\u{FFFD}",
    "\u{3030}\u{3297}",
    "no\u{A0}break\u{2007}space", "wide\u{3000}space", "x\u{200D}y", "🏴\u{E0067}\u{E0062}\u{E007F}",
    "averyveryverylongwordthatfitsnowhere and more", "    indented", "\u{600}1", "ß", "ﷺ", "…",
    "(( a ) b )",
  ]

  /// Pieces that random texts are mixed from.
  static let pieces: [String] =
    nasty.filter { $0.unicodeScalars.count < 12 }
    + [
      "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{94D}", "क", "ि", "ᄀ", "ᅡ", "ᆨ", "가", " ", "\n", "-",
      "。",
    ]

  /// A text of up to a number of pieces, the same for the same generator.
  static func mixed(upTo count: Int, using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator) {
        let value = UInt32.random(in: 0..<0x3000, using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "?")
      }
    }
    return text
  }
}

/// A text and what is expected of it, described without its control characters: test runs are read
/// on a terminal, too.
struct Pair<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: Expected

  init(_ text: String, _ expected: Expected) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}

/// SplitMix64: small, and the same sequence everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// All glyphs of a text.
func glyphs(of text: some StringProtocol) -> [Glyph] {
  var iterator = GlyphIterator(text)
  var glyphs: [Glyph] = []
  while let glyph = iterator.next() { glyphs.append(glyph) }
  return glyphs
}
