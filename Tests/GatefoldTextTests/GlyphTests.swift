import GatefoldText
import Testing

struct GlyphTests {
  static let shown: [Pair<String>] = [
    // Controls.
    Pair("a\nb", "a␊b"), Pair("a\rb", "a␍b"), Pair("a\r\nb", "a␍␊b"), Pair("\u{1B}[2J", "␛[2J"),
    Pair("\u{0}\u{7F}", "␀␡"),
    Pair("\u{9B}31m\u{85}", "\u{FFFD}31m\u{FFFD}"), Pair("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"),
    // What may not pass, or is contested.
    Pair("\u{E000}", "\u{FFFD}"), Pair("\u{378}", "\u{FFFD}"), Pair("\u{10FFFF}", "\u{FFFD}"),
    Pair("\u{3030}\u{4DC0}", "\u{FFFD}\u{FFFD}"), Pair("\u{202E}x\u{202C}", "\u{FFFD}x\u{FFFD}"),
    Pair("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
    // Format characters.
    Pair("a\u{200B}b\u{AD}c\u{FEFF}d\u{200E}\u{200F}\u{61C}", "abcd"), Pair("x\u{200D}y", "xy"),
    Pair("🏴\u{E0067}\u{E007F}", "🏴"),
    // Emoji.
    Pair("❤\u{FE0F}", "❤"), Pair("⌚\u{FE0E}", "⌚"), Pair("1\u{FE0F}\u{20E3}", "1"), Pair("👍🏽", "👍"),
    Pair("🏽", "\u{FFFD}"),
    Pair("👨‍👩‍👧‍👦!", "👨!"), Pair("🏳\u{FE0F}‍🌈", "🏳"), Pair("🇩🇪", "DE"), Pair("🇩", "D"), Pair("🇩🇪🇳", "DEN"),
    // Hangul.
    Pair("\u{1112}\u{1161}\u{11AB}", "한"), Pair("\u{1100}\u{1161}", "가"), Pair("가\u{11A8}", "각"),
    Pair("\u{1100}", "\u{FFFD}"),
    Pair("\u{1161}\u{11A8}", "\u{FFFD}\u{FFFD}"),
    // Marks.
    Pair("e\u{301}", "e\u{301}"), Pair("\u{301}", "◌\u{301}"), Pair("\n\u{301}", "␊◌\u{301}"),
    Pair("a\u{301}\u{302}\u{303}\u{304}\u{305}b", "a\u{301}\u{302}\u{303}\u{304}b"),
    Pair("日\u{301}", "日\u{301}"), Pair(" \u{301}", " \u{301}"), Pair("हिन्दी", "हिन्दी"), Pair("क्ष", "क्ष"),
    // Tabs.
    Pair("\t", "        "), Pair("a\tb", "a       b"), Pair("日\tb", "日      b"),
    Pair("1234567\tb", "1234567 b"),
    Pair("12345678\tb", "12345678        b"), Pair("\u{200B}a\tb", "a       b"),
  ]

  @Test(arguments: shown)
  func textIsShownAs(pair: Pair<String>) {
    let scalars = glyphs(of: pair.text).flatMap(\.scalars)
    #expect(scalars == Array(pair.expected.unicodeScalars))
    #expect(Array(cleaned(pair.text).unicodeScalars) == scalars)
  }

  static let widths: [Pair<Int>] = [
    Pair("", 0), Pair("abc", 3), Pair("日本", 4), Pair("e\u{301}", 1), Pair("🇩🇪", 2), Pair("👨‍👩‍👧‍👦", 2),
    Pair("👍🏽", 2), Pair("⚠️", 1), Pair("한", 2),
    Pair("\u{1112}\u{1161}\u{11AB}", 2), Pair("क्षि", 3), Pair("\u{200B}", 0), Pair("a\tb", 9),
    Pair("\r\n", 2), Pair("ﷺ", 1), Pair("é", 1),
  ]

  @Test(arguments: widths)
  func widthIsThatOfTheGlyphs(pair: Pair<Int>) {
    #expect(pair.text.cellWidth == pair.expected)
    #expect(pair.text.fits(inCells: pair.expected))
    #expect(!pair.text.fits(inCells: pair.expected - 1))
  }

  @Test
  func characterHasItsWidth() {
    let characters: [Character] = ["a", "日", "\u{200B}", "\r\n", "👨‍👩‍👧‍👦", "\t"]
    #expect(characters.map(\.cellWidth) == [1, 2, 0, 2, 2, 8])
  }

  @Test
  func substringStartsTabStopsAnew() {
    let text = "abc\td"
    #expect(text.dropFirst(2).cellWidth == 9)
    #expect(glyphs(of: text.dropFirst(2)).map(\.base).last == "d")
  }

  @Test
  func damagedInputIsReplaced() {
    let text = String(decoding: [0x61, 0xC3, 0x62, 0xFF] as [UInt8], as: UTF8.self)
    #expect(cleaned(text) == "a\u{FFFD}b\u{FFFD}")
  }
}
