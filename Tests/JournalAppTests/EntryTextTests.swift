import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import GatefoldText
import Storage
import Testing

@testable import JournalApp

/// What becomes of texts in the list and beside it.
struct EntryTextTests {
  @Test(arguments: [
    "七転び。八起き", "This is. the title", "See https://a.b/c. Next", "CNC.Lógica", "Dogadanie się",
    "Dr. No",
  ])
  func theTitleIsTheWholeFirstLine(_ text: String) throws {
    let journal = try Journal(width: 100)
    journal.add(text)
    let lines = journal.pilot.terminal.lines
    #expect(lines[2].hasPrefix("▌21:14  \(text) "))
    #expect(lines[1].contains("│ \(text) "))
    #expect(try journal.texts() == [text])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc"])
  func theRowHasTheFirstLineAndAMarkAndTheDetailHasAll(_ text: String) throws {
    let journal = try Journal()
    _ = try journal.store.add(text, timeZone: .gmt)
    try journal.show()
    #expect(
      journal.pilot.screen(fromLine: 2, count: 3) == [
        "▌21:14  a …         │                                       ",
        "                    │ b                                     ",
        "                    │ c                                     ",
      ]
    )
    #expect(journal.pilot.terminal.lines[1].hasSuffix("│ a                                     "))
    journal.pilot.press("d", "D")
    #expect(journal.pilot.terminal.lines.contains { $0.contains("2026-11-29 21:14  a …  ") })
  }

  @Test(arguments: [("a\n\n", "a"), ("\nb", "…"), ("\n\n", ""), ("# a\nb", "a …")])
  func theMarkSaysThatThereIsMore(text: String, line: String) throws {
    let store = try EntryStore(at: .memory)
    #expect(try store.add(text, timeZone: .gmt).listTitle(ellipsis: "…") == line)
  }

  @Test func pastedLineEndsAreLinesInTheEditorAndBlanksInThePrompt() throws {
    let journal = try Journal(width: 100)
    journal.pilot.press("+")
    journal.pilot.paste("a\r\nb\rc\nd")
    journal.pilot.press("enter")
    #expect(try journal.texts() == ["a b c d"])
    journal.pilot.press("e", "ctrl-a")
    journal.pilot.paste("e\r\nf\rg\nh")
    #expect(!journal.pilot.terminal.lines.joined().contains("␍"))
    journal.pilot.press("ctrl-s")
    #expect(try journal.texts().first?.contains("e\nf\ng\nh") == true)
  }

  @Test(arguments: [
    "👍", "⚠️", "🇩🇪", "e\u{301}", "ﷺ", "日本語", "👨‍👩‍👧‍👦", "a.b", "ß", "\u{1100}\u{1161}", "\u{202e}x", "a\tb",
  ])
  func theDividerIsStraightWhateverFallsOnTheColumnsEdge(_ text: String) throws {
    let journal = try Journal(width: 60)
    for blanks in 0...14 {
      let padded = String(repeating: "x", count: blanks) + text
      for text in [padded, padded + "y", padded + text, padded + "\nz"] {
        _ = try journal.store.add(text, timeZone: .gmt)
      }
    }
    try journal.show()
    for width in 60...75 {
      journal.pilot.resize(width: width, height: 70)
      let lines = journal.pilot.terminal.lines.dropLast()
      let columns = Set(lines.map { $0.prefix { $0 != "│" }.cellWidth })
      #expect(columns.count == 1, "\(width): \(lines)")
      #expect(lines.allSatisfy { $0.contains("│") && $0.cellWidth == width })
    }
  }

  @Test(arguments: [1, 2, 3, 10, 12, 60])
  func aLineOfManyLettersIsShownAndScrolledAtEveryWidth(width: Int) throws {
    let view = LeftPart(columns: width)
    view.textView.heading = "top"
    view.textView.text = StyledText(String(repeating: "abcdefghi ", count: 20_000) + "\nend")
    let controller = ViewController()
    controller.view = view
    let pilot = try Pilot(controller, width: 60, height: 10)
    view.textView.becomeFirstResponder()
    for key in ["end", "page-up", "home", "page-down", "end"] as [KeyPress] { pilot.press(key) }
    // The end of the text, wrapped, is on the last lines.
    let shown = pilot.terminal.lines.dropLast().map { $0.prefix(width) }.joined()
    #expect(shown.filter(\.isLetter).hasSuffix("end"))
    view.columns = 60 - width
    pilot.resize(width: 59, height: 10)
    #expect(pilot.exitReason == nil)
  }
}

/// A text in the columns on the left.
private final class LeftPart: View {
  let textView = TextView()
  var columns: Int

  init(columns: Int) {
    self.columns = columns
    super.init()
    addSubview(textView)
  }

  override func layoutSubviews() {
    textView.frame = Rect(x: 0, y: 0, width: columns, height: bounds.height)
  }
}

extension Pilot {
  /// Some lines of the screen.
  fileprivate func screen(fromLine line: Int, count: Int) -> [String] {
    Array(terminal.lines[line..<line + count])
  }
}
