import GatefoldText
import Testing

struct TextLayoutTests {
  private static func lines(_ text: String, _ width: Int) -> [String] {
    let layout = TextLayout(text, width: width)
    return layout.indices.map { String(layout.text(at: $0)) }
  }

  @Test(arguments: [
    Wrapping("the quick brown fox", 9, ["the quick", "brown fox"]),
    Wrapping("the quick brown fox", 8, ["the", "quick", "brown", "fox"]),
    Wrapping("a   b", 3, ["a", "b"]), Wrapping("ab   ", 3, ["ab"]), Wrapping("   ", 2, [""]),
    Wrapping("    word", 4, ["word"]), Wrapping("  word", 6, ["  word"]),
    Wrapping("abcdefgh", 3, ["abc", "def", "gh"]),
    Wrapping("to abcdefgh", 4, ["to", "abcd", "efgh"]),
    Wrapping("well-known", 6, ["well-", "known"]),
    Wrapping("use --long", 5, ["use", "--lon", "g"]),
    Wrapping("2026-11-29", 7, ["2026-11", "-29"]), Wrapping("(foo) bar", 5, ["(foo)", "bar"]),
    // Line breaks.
    Wrapping("a\nb\r\nc\rd", 9, ["a", "b", "c", "d"]), Wrapping("", 9, [""]),
    Wrapping("a\n", 9, ["a", ""]),
    Wrapping("\n\na", 9, ["", "", "a"]), Wrapping("ab \ncd", 2, ["ab", "cd"]),
    // East Asian text.
    Wrapping("日本語", 4, ["日本", "語"]), Wrapping("日本語", 5, ["日本", "語"]),
    Wrapping("日本。語", 4, ["日", "本。", "語"]), Wrapping("日「本」語", 4, ["日", "「本", "」語"]),
    Wrapping("日「本」語", 6, ["日", "「本」", "語"]), Wrapping("ラーメン", 4, ["ラー", "メン"]),
    Wrapping("カッター", 2, ["カ", "ッ", "タ", "ー"]), Wrapping("ab日本cd", 4, ["ab日", "本cd"]),
    Wrapping("日本 語", 4, ["日本", "語"]), Wrapping("日本\u{3000}語", 4, ["日本", "語"]),
    // Too wide.
    Wrapping("a日b", 1, ["a", "\u{FFFD}", "b"]), Wrapping("日\n", 1, ["\u{FFFD}", ""]),
    Wrapping("🇩🇪", 1, ["\u{FFFD}"]), Wrapping("ab", 0, ["a", "b"]), Wrapping("ab", -3, ["a", "b"]),
    // No-break characters, tabs, marks.
    Wrapping("a \u{301}b", 2, ["a \u{301}", "b"]),
    Wrapping("10\u{A0}km on", 6, ["10\u{A0}km", "on"]),
    Wrapping("foo\u{200B}bar", 4, ["foo", "bar"]),
    Wrapping("a\tb", 9, ["a\tb"]), Wrapping("a\tb", 8, ["a", "b"]),
    Wrapping("abc d\te", 9, ["abc d\te"]),
    Wrapping("abcdef g\th", 8, ["abcdef g", "h"]), Wrapping("abcdef gh\ti", 9, ["abcdef gh", "i"]),
    Wrapping("abcdefg hi\tj", 9, ["abcdefg", "hi\tj"]),
    Wrapping("e\u{301}e\u{301}", 1, ["é", "é"]),
  ])
  func textIsWrapped(_ wrapping: Wrapping) {
    #expect(Self.lines(wrapping.text, wrapping.width) == wrapping.lines)
  }

  /// Greedy filling, word by word, of text made of letters and single spaces.
  private static func naiveLines(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in text.split(separator: " ") {
      if let current = line, current.count + 1 + word.count <= width {
        line = current + " " + word
        continue
      }
      if let line { lines.append(line) }
      var rest = Substring(word)
      while rest.count > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      line = String(rest)
    }
    return lines + [line ?? ""]
  }

  @Test
  func lettersAndSpacesWrapLikeTheNaiveReference() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1_000 {
      let letters = (0..<Int.random(in: 0...30, using: &generator))
        .map { _ in
          Int.random(in: 0..<4, using: &generator) == 0 ? " " : "x"
        }
      let text = letters.joined().split(separator: " ").joined(separator: " ")
      for width in 1...12 {
        #expect(Self.lines(text, width) == Self.naiveLines(text, width), "\(text) \(width)")
      }
    }
  }

  @Test
  func everyTextKeepsTheInvariantsAtEveryWidth() {
    var generator = SeededGenerator(seed: 3)
    let mixes = (0..<300).map { _ in Samples.mixed(upTo: 8, using: &generator) }
    for text in Samples.nasty + mixes {
      for width in 0...12 { expectInvariants(TextLayout(text, width: width), of: text) }
    }
  }

  private func expectInvariants(_ layout: TextLayout, of text: String) {
    let label = "\(text.debugDescription) \(layout.width)"
    var end = text.startIndex
    for (index, line) in layout.enumerated() {
      #expect(line.range.lowerBound >= end, "\(label)")
      #expect(isOnlySpace(text[end..<line.range.lowerBound]), "\(label)")
      #expect(layout.text(at: index).cellWidth <= layout.width, "\(label)")
      #expect(layout.lineIndex(containing: line.range.lowerBound) == index, "\(label)")
      #expect(!line.range.isEmpty || line.endsParagraph, "\(label)")
      end = line.range.upperBound
    }
    #expect(isOnlySpace(text[end...]), "\(label)")
    let breaks = text.count { ["\n", "\r", "\r\n"].contains($0) }
    #expect(layout.filter(\.endsParagraph).count == breaks + 1, "\(label)")
  }

  private func isOnlySpace(_ text: Substring) -> Bool {
    text.allSatisfy { character in
      let scalars = character.unicodeScalars
      return scalars.allSatisfy { $0.properties.isWhitespace || $0.value == 0x200B }
    }
  }

  @Test
  func placeIsKeptOverAChangeOfWidth() throws {
    let text = (1...50).map { "Paragraph \($0) of a text that wraps." }.joined(separator: "\n")
    let wide = TextLayout(text, width: 100)
    let top = wide[30].range.lowerBound
    let narrow = TextLayout(text, width: 10)
    let line = narrow.lineIndex(containing: top)
    #expect(narrow.text(at: line) == "Paragraph")
    #expect(narrow.text(at: line + 1) == "31 of a")
    #expect(wide.lineIndex(containing: narrow[line].range.lowerBound) == 30)
  }

  @Test
  func placesBetweenLinesCountToTheLineBefore() {
    let text = "ab   \ncd"
    let layout = TextLayout(text, width: 4)
    let found = text.indices.map(layout.lineIndex(containing:))
    #expect(found == [0, 0, 0, 0, 0, 0, 1, 1])
    #expect(layout.lineIndex(containing: text.endIndex) == 1)
  }

  @Test
  func indentedParagraphsAreNarrowerUntilTheNextIndent() {
    let text = "one two\nthree four\nfive six\nseven eight"
    let places = text.split(separator: "\n").map(\.startIndex)
    let indents = [
      ParagraphIndent(from: places[1], cells: 4), ParagraphIndent(from: places[2], cells: 99),
      ParagraphIndent(from: text.index(after: places[2]), cells: 0),
    ]
    let layout = TextLayout(text, width: 11, indents: indents)
    #expect(
      layout.indices.map { String(layout.text(at: $0)) }
        == ["one two", "three", "four", "five", "six", "seven eight"]
    )
    #expect(layout.indices.map { layout.indent(at: $0)?.cells } == [nil, 4, 4, 5, 5, 0])
    #expect(layout.indices.map { layout.indent(at: $0)?.index } == [nil, 0, 0, 1, 1, 2])
  }

  /// Each paragraph is laid out as if it were a text of its own and the view as much narrower.
  @Test
  func indentedTextIsWrappedAsItsParagraphsAre() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let paragraphs = (0..<4)
        .map { _ in Samples.mixed(upTo: 8, using: &generator).filter { !$0.isNewline } }
      let cells = paragraphs.map { _ in Int.random(in: 0...9, using: &generator) }
      let text = paragraphs.joined(separator: "\n")
      let starts =
        [text.startIndex] + text.indices.filter { text[$0] == "\n" }.map(text.index(after:))
      let indents = zip(starts, cells).map { ParagraphIndent(from: $0, cells: $1) }
      for width in 1...12 {
        let layout = TextLayout(text, width: width, indents: indents)
        let expected = zip(paragraphs, cells)
          .flatMap { Self.lines($0, width - min($1, width / 2)) }
        #expect(layout.indices.map { String(layout.text(at: $0)) } == expected, "\(text) \(width)")
      }
    }
  }

  @Test
  func substringsKeepTheIndexesOfTheirText() {
    let text = "skip: one two"
    let layout = TextLayout(text.dropFirst(6), width: 3)
    #expect(layout.map { text[$0.range] } == ["one", "two"])
  }
}

/// A text, a width, and the lines they make.
struct Wrapping: Sendable, CustomTestStringConvertible {
  let text: String
  let width: Int
  let lines: [String]

  init(_ text: String, _ width: Int, _ lines: [String]) {
    self.text = text
    self.width = width
    self.lines = lines
  }

  var testDescription: String { "\(Pair(text, width).testDescription) \(width)" }
}
