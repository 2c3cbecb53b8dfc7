import GatefoldKit
import GatefoldTesting
import Glibc
import Testing

@testable import Markdown

/// Texts that were made to do harm.
@Suite(.timeLimit(.minutes(5)))
struct HostileMarkdownTests {
  nonisolated private static func many(_ pattern: String, _ count: Int = 50_000) -> String {
    String(repeating: pattern, count: count)
  }

  /// After cmark's own pathological tests, and some of ours.
  nonisolated private static let patterns: [(String, String)] = [
    ("nested emphasis", many("*a **a ") + "b" + many(" a** a*")), ("closers", many("a_ ")),
    ("openers", many("_a ")), ("link closers", many("a]")), ("link openers", many("[a")),
    ("mismatched", many("*a_ ")), ("multiples of three", "a**b" + many("c* ")),
    ("links and emphasis", many("[ a_")), ("brackets", many("[ (](")),
    ("unfinished images", many("![[]()")), ("nested images", many("![a") + many("](b)")),
    ("nested brackets", many("[") + "a" + many("]")), ("quotes", many("> ", 10_000) + "a"),
    ("quotes without spaces", many(">") + "a"),
    ("lazy lines", many(">", 10_000) + "a\n" + many("b\n")),
    ("nested lists", many("- ", 10_000) + "x\n" + many("y\n")),
    ("blank lines in lists", many("- ") + "x" + many("\n")),
    ("blank lines in quotes", "> " + many("- ") + "x\n" + many(">\n")),
    ("emphasis in quotes", many(">") + many("a*")), ("backticks", many("`a``")),
    ("unclosed addresses", many("[a](<b")), ("comments", "</" + many("<!--")),
    ("instructions", "a " + many("<?")), ("declarations", "a " + many("<!A ")),
    ("sections", "a " + many("<![CDATA[")), ("attributes", many("<a b='")),
    ("entities", many("&amp;")),
    ("definitions", many("[a]: b\n")), ("tabs", many("\t- ")), ("fences", many("```\n")),
    ("staircase", (0..<1_000).map { many(" ", $0 * 2) + "- a\n" }.joined()),
  ]

  @Test(arguments: patterns.map(\.0))
  func patternsThatAreCostlyToParseAreShownInGoodTime(_ name: String) throws {
    let pattern = try #require(Self.patterns.first { $0.0 == name }?.1)
    let start = Self.processorSeconds()
    let shown = try Shown(pattern, width: 40, height: 20)
    shown.pilot.press("end")
    shown.pilot.resize(width: 12, height: 20)
    shown.pilot.resize(width: 0, height: 0)
    #expect(Self.processorSeconds() - start < 10)
  }

  /// What this thread has worked so far, whatever else the machine does.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func whatIsTooCostlyIsShownAsItWasWritten() {
    let text = Self.many("- ", 20_000) + "x" + Self.many("\n", 20_000)
    #expect(StyledText(markdown: text) == StyledText(text))
  }

  @Test func deepQuotesAreShownAndKeepTheirText() throws {
    let shown = try Shown(Self.many(">", 10_000) + " end", width: 40, height: 3)
    #expect(shown.lines == [" │ │ │ │ │ │ │ │ │ end"])
  }

  @Test(arguments: [
    "\u{1B}[2J", "`\u{1B}]0;x\u{7}`", "```\u{1B}[1m\n\u{9B}2J\n```", "[\u{1B}c](\u{1B}[5m)",
    "<b \u{1B}[7m>",
    "&#27;[2J&#x9b;1m", "[a](b&#27;[1m \"c&#27;\")", "\u{1B}[2J\n===", "- \u{202E}a\n> \u{2066}b",
    "&#x202E;a",
  ])
  func nothingPassesTheGate(_ markdown: String) throws {
    let shown = try Shown(markdown, width: 40, height: 6)
    for line in shown.pilot.terminal.lines {
      for scalar in line.unicodeScalars {
        #expect(
          ![.control, .format].contains(scalar.properties.generalCategory),
          "\(scalar.value)"
        )
      }
    }
  }

  private static let pieces = [
    "\n", "\n", "\n\n", " ", " ", "  ", "    ", "\t", "*", "**", "_", "`", "``", "\n```", "\n~~~",
    "[", "]",
    "](", "(", ")", "![", "]:", "<", ">", "\n> ", "\n- ", "\n+ ", "\n1. ", "\n20) ", "# ", "\n## ",
    "\n---\n",
    "\n===\n", "\\", "<!--", "-->", "<b>", "\"", "'", ":", "!", "|", "é", "日", "\u{301}",
    noncharacter, "\r",
  ]

  /// Random texts: no letter is ever lost, changed or added.
  @Test func noLetterIsLostWhateverIsWritten() {
    var generator = Seeded(state: 11)
    for round in 0..<5_000 {
      var text = ""
      for number in 0..<Int.random(in: 1...30, using: &generator) {
        text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        if Bool.random(using: &generator) { text += Self.word(number) }
      }
      let styled = StyledText(markdown: text)
      let isWhole = Self.letters(styled.string) == Self.letters(text)
      #expect(isWhole, "round \(round): \(text.debugDescription) \(styled.string.debugDescription)")
    }
  }

  /// Numbers in letters, since numbers of lists are no part of the shown text.
  private static func word(_ number: Int) -> String {
    String(number)
      .map { "\(Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0))))" }
      .joined()
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.isAlphabetic }
  }

  @Test func randomTextsAreDrawnAtAnySize() throws {
    var generator = Seeded(state: 12)
    for _ in 0..<200 {
      let text = (0..<40)
        .map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)] + "x" }
        .joined()
      let shown = try Shown(text, width: Int.random(in: 1...40, using: &generator), height: 5)
      for _ in 0..<5 {
        shown.pilot.press("page-down")
        shown.pilot.resize(
          width: Int.random(in: 0...40, using: &generator),
          height: Int.random(in: 0...10, using: &generator)
        )
      }
    }
  }
}

/// Knuth's linear congruential generator (MMIX), so that failures can be repeated.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
