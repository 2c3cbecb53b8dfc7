import GatefoldKit
import GatefoldTesting
import Testing

@testable import Markdown

struct MarkdownTests {
  @Test(arguments: [
    Reading("", []), Reading("plain", ["plain"]),
    // Lines and blank lines stay.
    Reading("one\ntwo", ["one", "two"]), Reading("one  \ntwo\\\nthree", ["one", "two", "three"]),
    Reading("one\n\n\ntwo\n\n", ["one", "", "", "two"]), Reading("a\r\nb\rc", ["a", "b", "c"]),
    Reading("# A\nb\n\n## C ##\n\nd", ["A", "b", "", "C", "", "d"]),
    Reading("A\n===\nb\nc\n---\nd", ["A", "b", "c", "d"]),
    // Verses that are set in stay so.
    Reading(
      "  roses\n    violets\n\tsugar\n\n   you",
      ["  roses", "    violets", "        sugar", "", "   you"]
    ),
    Reading("x\n  `a\nb`\n  c", ["x", "  a b", "  c"]),
    // Lists have the bullets and numbers that were written.
    Reading("- a\n- b\n\n+ pro\n* c", ["- a", "- b", "", "+ pro", "* c"]),
    Reading("1984. a\n1991. b\n3) c", ["1984. a", "1991. b", "3) c"]),
    Reading("- a\n  - b\n    more\n- c\n\n  d", ["- a", "  - b", "    more", "- c", "", "  d"]),
    Reading("- - a\n  - b", ["- - a", "  - b"]),
    Reading("- [ ] a\n- [x] b", ["- [ ] a", "- [x] b"]),
    Reading("-\n- b\n-", ["-", "- b", "-"]), Reading("-\n  a", ["- a"]),
    Reading("- ```\n  a\n  ```\n- b", ["-     a", "- b"]),
    Reading("10. a\n\n    b\n9. c", ["10. a", "", "    b", "9. c"]),
    // Quotes have a bar, and so have the blank lines in them.
    Reading("> a\nb\n>\n> > c\n\nd", ["│ a", "│ b", "│", "│ │ c", "", "d"]),
    Reading("> - a\n>\n>   b\n> - c", ["│ - a", "│", "│   b", "│ - c"]),
    Reading(">\n\na", ["│", "", "a"]), Reading("- > a\n  > b", ["- │ a", "  │ b"]),
    // Code is set in, with its own lines and what stands behind the fence.
    Reading("a\n\n    b\n\n      c\n\n\nd", ["a", "", "    b", "", "      c", "", "", "d"]),
    Reading("```swift\nlet *a*\n\n```\nb", ["    swift", "    let *a*", "b"]),
    Reading("~~~\na", ["    a"]), Reading("``` b\n```", ["    b"]),
    Reading("a `b  *c*` d", ["a b  *c* d"]),
    Reading("```\na\n```\n\nb", ["    a", "", "b"]),
    Reading("> ```\n> a\n>\n\nb", ["│     a", "", "", "b"]),
    // Addresses are never hidden, and are shown once.
    Reading("[a](http://b)", ["a <http://b>"]), Reading("[](http://b)", ["<http://b>"]),
    Reading("<http://b>", ["http://b"]), Reading("<a@b.c>", ["a@b.c"]),
    Reading("[http://good](http://evil)", ["http://good <http://evil>"]),
    Reading("[a](http://b \"c\")", ["a <http://b \"c\">"]), Reading("[a]()", ["a"]),
    Reading("![a *b*](c.png)", ["a b <c.png>"]), Reading("[![a](b)](c)", ["a <b> <c>"]),
    Reading("[a](<b c>)", ["a <b c>"]), Reading("http://b_c_d", ["http://b_c_d"]),
    // References would hide their definitions: both are shown as they were written.
    Reading("[todo]: milk", ["[todo]: milk"]),
    Reading("[a][b]\n\n[b]: /c 'd'", ["[a][b]", "", "[b]: /c 'd'"]),
    Reading("`x[i]: Int` <http://[::1]:80/>", ["x[i]: Int http://[::1]:80/"]),
    Reading("\(noncharacter)[a]: b", ["\u{FFFD}[a]: b"]),
    // HTML, entities and escapes.
    Reading("<b>a</b> &amp; \\*c\\*", ["<b>a</b> & *c*"]),
    Reading("<div>\n*a*\n</div>\n\n<!-- c -->", ["<div>", "*a*", "</div>", "", "<!-- c -->"]),
    Reading("- a&#10;b&#13;c", ["- a", "  b", "  c"]),
    // What looks like Markdown and is not.
    Reading("#tag @who -5 °C 2*3 ~~x~~", ["#tag @who -5 °C 2*3 ~~x~~"]),
    Reading("snake_case_word * a", ["snake_case_word * a"]),
    Reading("a\n\n***\nb", ["a", "", "────────", "b"]),
  ])
  func textIsShownAsItReads(_ reading: Reading) throws {
    #expect(try Shown(reading.markdown, width: 60, height: 12).lines == reading.lines)
  }

  @Test func partsShowWithoutColours() throws {
    let shown = try Shown(
      "# One\n## Two\n*it* **bold** ***both*** `code`\n[a](b) ![c](d)\n```x\n```\n> *q*",
      width: 40,
      height: 8
    )
    #expect(shown.lines == ["One", "Two", "it bold both code", "a <b> c <d>", "    x", "│ q"])
    #expect(
      shown.styles.prefix(6) == ["BBB", "BBB", "II.BBBB.BBBB.RRRR", "UDDDD.UDDDD", "....D", "..I"]
    )
    let cells = shown.pilot.terminal.cells(onLine: 0)
    #expect(cells[1].style.attributes == [.bold, .underline])
    #expect(shown.pilot.terminal.cells(onLine: 2)[10].style.attributes == [.bold, .italic])
  }

  @Test func asciiSymbolsDrawBarsAndRules() throws {
    #expect(
      try Shown("> a\n\n---", width: 20, height: 4, symbols: .ascii).lines == [
        "| a", "", "--------",
      ]
    )
  }

  @Test func aTextWithoutMarksIsOneRunOfPlainText() {
    let text = "Dear diary,\n\n  it rained.  \nTomorrow, too:\n\n\nno - news."
      .replacing("  \n", with: "\n")
    #expect(StyledText(markdown: text) == StyledText(text))
  }
}

/// A text in Markdown, and the lines that are seen of it.
nonisolated struct Reading: Sendable, CustomTestStringConvertible {
  let markdown: String
  let lines: [String]

  init(_ markdown: String, _ lines: [String]) {
    self.markdown = markdown
    self.lines = lines
  }

  var testDescription: String { markdown.debugDescription }
}

/// U+FDD0, which the language has no literal for.
nonisolated let noncharacter = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)
