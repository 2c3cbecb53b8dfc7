import GatefoldKit
import GatefoldTesting
import Testing

struct TextEditorTests {
  private static let poem = "The rain\nfell all night on the tin roof.\n\n\tWe slept."

  /// An editor on a screen of its own.
  static func pilot(_ editor: TextEditor, width: Int = 24, height: Int = 8) throws -> Pilot {
    try Pilot(Holder(editor), width: width, height: height)
  }

  @Test
  func textIsWrappedAndTheCursorStandsAtTheEnd() throws {
    let pilot = try Self.pilot(TextEditor(Self.poem))
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │                        │
          │  The rain              │
          │  fell all night on     │
          │  the tin roof.         │
          │                        │
          │          We slept.     │
          │                        │
          │                F1 Help │
          """
        )
    )
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 19, y: 5), isVisible: true))
  }

  @Test
  func everyCharacterEnterAndTabAreTyped() throws {
    let editor = TextEditor()
    let pilot = try Self.pilot(editor)
    pilot.type("?q/d1 V")
    pilot.press("enter", "tab", "x", "tab", "y")
    #expect(editor.text == "?q/d1 V\n    x   y")
    #expect(pilot.exitReason == nil)
    #expect(pilot.terminal.cursor?.position == Point(x: 11, y: 2))
  }

  @Test
  func otherKeysGoOn() throws {
    let holder = Holder(TextEditor("text"))
    let pilot = try Pilot(holder)
    pilot.press("escape", "ctrl-s", "shift-tab", "ctrl-c", "ctrl-o")
    #expect(holder.strokes == ["Esc", "Ctrl-S", "Shift-Tab", "Ctrl-C", "Ctrl-O"])
  }

  @Test
  func aPasteIsOneChangeWithItsLineBreaks() throws {
    let diary = EditorDiary()
    let editor = TextEditor("<>")
    editor.delegate = diary
    let pilot = try Self.pilot(editor)
    pilot.press("left")
    pilot.paste("a\rb\r\nc\n\td\r\r")
    #expect(editor.text == "<a\nb\nc\n\td\n\n>")
    pilot.press("ctrl-_")
    #expect(editor.text == "<>")
    editor.text = "set"
    #expect(diary.entries == ["begin", "<a\nb\nc\n\td\n\n>", "<>"])
  }

  /// The text as the editor holds it after keys, with `|` at the cursor.
  private static func result(_ before: String, _ keys: [String]) throws -> String {
    let parts = before.split(separator: "|", omittingEmptySubsequences: false)
    let editor = TextEditor(parts.joined())
    let pilot = try pilot(editor, width: 14)
    editor.cursorOffset = parts[0].utf8.count
    for key in keys { pilot.press(try #require(KeyPress(name: key))) }
    var text = editor.text
    text.insert("|", at: text.utf8.index(text.startIndex, offsetBy: editor.cursorOffset))
    return text
  }

  /// Lines of ten cells.
  @Test(arguments: [
    ("abc\nd|ef", ["up"], "a|bc\ndef"), ("ab|c\ndef", ["down"], "abc\nde|f"),
    // The column is kept over a shorter line, and beyond the ends.
    ("abcde|f\nx\nuvwxyz", ["down", "down"], "abcdef\nx\nuvwxy|z"),
    ("ab|c\ndef", ["up"], "|abc\ndef"), ("ab|c\ndef", ["up", "down"], "abc\nde|f"),
    ("abc\nd|ef", ["down"], "abc\ndef|"), ("abc\nd|ef", ["down", "up"], "a|bc\ndef"),
    ("ab|c\nx", ["down", "left", "up"], "|abc\nx"),
    // Wrapped lines.
    ("|aaaa bbbb cccc", ["down"], "aaaa bbbb |cccc"),
    ("aaaa bbbb cc|cc", ["up"], "aa|aa bbbb cccc"),
    ("a|aaa bbbb cccc", ["end"], "aaaa bbbb| cccc"),
    ("a|aaa bbbb cccc", ["end", "right"], "aaaa bbbb |cccc"),
    ("aaaa bbbb cc|cc", ["home"], "aaaa bbbb |cccc"),
    ("aaaa bbbb cc|cc", ["home", "left"], "aaaa bbbb| cccc"),
    // Where a word is cut, the end of a line is the start of the next.
    ("|0123456789abc", ["end", "x"], "0123456789x|abc"),
    ("01|23456789abc", ["end", "end", "home"], "|0123456789abc"),
    ("0123456789a|bc", ["home", "end"], "0123456789abc|"),
    ("|0123456789abcdefghij\n", ["end", "down", "end"], "0123456789abcdefghij|\n"),
    ("a|b\r\ncd", ["end", "right", "x"], "ab\r\nx|cd"), ("ab\r\n|cd", ["backspace"], "ab|cd"),
    // Spaces before a line break are on the line, others are not.
    ("ab  \n|cd", ["left", "home", "end"], "ab  |\ncd"),
    ("aaaa bbbb    |cccc", ["left", "left", "home"], "|aaaa bbbb    cccc"),
    // The whole text.
    ("ab\nc|d\nef", ["ctrl-home"], "|ab\ncd\nef"), ("ab\nc|d\nef", ["ctrl-end"], "ab\ncd\nef|"),
    ("ab\nc|d", ["alt-<", "alt->"], "ab\ncd|"),
    ("one\ntwo|", ["alt-b", "alt-b"], "|one\ntwo"), ("|one\ntwo", ["alt-f", "alt-f"], "one\ntwo|"),
    // Cutting and pasting.
    ("a|b\ncd", ["ctrl-k"], "a|\ncd"), ("a|b\ncd", ["ctrl-k", "ctrl-k"], "a|cd"),
    ("a|b\ncd", ["ctrl-k", "ctrl-k", "ctrl-y", "ctrl-y"], "ab\nb\n|cd"),
    ("ab\nc|d", ["ctrl-u"], "ab\n|d"), ("ab\nc|d", ["ctrl-u", "ctrl-u"], "ab|d"),
    ("|aaaa bbbb cccc\nd", ["ctrl-k"], "|\nd"),
    ("ab|\ncd", ["delete"], "ab|cd"), ("ab\n|cd", ["backspace"], "ab|cd"),
    ("ab|\ncd", ["ctrl-t"], "ba|\ncd"), ("ab\n|cd", ["ctrl-t"], "ab\n|cd"),
    ("ab|", ["enter", "c", "ctrl-_", "ctrl-_"], "ab|"),
    ("ab|", ["x", "y", "enter", "ctrl-_", "ctrl-r"], "abxy\n|"),
    // Selecting.
    ("ab\nc|d\nef", ["shift-up", "x"], "ax|d\nef"),
    ("ab\nc|d\nef", ["shift-down", "x"], "ab\ncx|f"),
    ("ab\nc|d", ["shift-home", "x"], "ab\nx|d"), ("ab\n|cd\ne", ["shift-end", "x"], "ab\nx|\ne"),
    ("ab\nc|d", ["ctrl-shift-home", "x"], "x|d"), ("ab\nc|d", ["ctrl-shift-end", "x"], "ab\ncx|"),
    ("ab\nc|d", ["alt-a", "x"], "x|"), ("a|b\ncd", ["shift-down", "tab"], "a   |d"),
    ("日本|語\nabcdef", ["down"], "日本語\nabcd|ef"), ("日本語\nabc|def", ["up"], "日|本語\nabcdef"),
  ])
  func keysEdit(before: String, keys: [String], after: String) throws {
    #expect(try Self.result(before, keys) == after)
  }

  @Test
  func aCursorAtTheEndOfACutWordIsSeenThere() throws {
    let editor = TextEditor("0123456789abc")
    let pilot = try Self.pilot(editor, width: 14)
    pilot.press("home", "up", "end")
    #expect(pilot.terminal.cursor?.position == Point(x: 12, y: 1))
    pilot.press("left", "right")
    #expect(pilot.terminal.cursor?.position == Point(x: 2, y: 2))
  }

  @Test
  func pagesMoveTheTextAndTheCursorAlike() throws {
    let editor = TextEditor((0..<50).map(String.init).joined(separator: "\n"))
    let pilot = try Self.pilot(editor, width: 24, height: 8)
    pilot.press("ctrl-home", "down", "page-down")
    #expect(pilot.terminal.lines[1].hasPrefix("  5 "))
    #expect(pilot.terminal.cursor?.position == Point(x: 2, y: 2))
    pilot.press("page-up")
    #expect(pilot.terminal.lines[1].hasPrefix("  0 "))
    #expect(pilot.terminal.cursor?.position == Point(x: 2, y: 2))
    pilot.press("page-up")
    #expect(pilot.terminal.cursor?.position == Point(x: 2, y: 1))
    pilot.press("ctrl-end", "page-down")
    #expect(pilot.terminal.lines[6].hasPrefix("  49 "))
    pilot.press("shift-page-up")
    #expect(editor.selectedText == "\n45\n46\n47\n48\n49")
  }

  @Test
  func theCursorScrollsAndTheWheelScrollsAway() throws {
    let editor = TextEditor((0..<50).map(String.init).joined(separator: "\n"))
    let pilot = try Self.pilot(editor)
    #expect(pilot.terminal.lines[6] == "  49                  ┃ ")
    pilot.scroll(lines: -44, x: 3, y: 3)
    #expect(pilot.terminal.lines[1].hasPrefix("  0 "))
    #expect(pilot.terminal.cursor == nil)
    pilot.press("left")
    #expect(pilot.terminal.lines[6].hasPrefix("  49 "))
    #expect(pilot.terminal.cursor?.position == Point(x: 3, y: 6))
  }

  @Test
  func clicksPutTheCursorAndDragsSelect() throws {
    let editor = TextEditor(Self.poem)
    let pilot = try Self.pilot(editor)
    pilot.click(x: 7, y: 2)
    #expect(editor.cursorOffset == 14)
    pilot.drag(from: Point(x: 6, y: 1), to: Point(x: 6, y: 3))
    #expect(editor.selectedText == "rain\nfell all night on the ")
    #expect(
      pilot.styles.description.split(separator: "\n")[1...3]
        == [
          "│......RRRRR.............│", "│..RRRRRRRRRRRRRRRRR.....│", "│..RRRR..................│",
        ]
    )
    pilot.click(x: 22, y: 2)
    #expect(editor.cursorOffset == 26)
    pilot.click(x: 10, y: 5)
    #expect(editor.cursorOffset == 43)
    pilot.click(x: 11, y: 5, count: 2)
    #expect(editor.selectedText == "We")
    pilot.click(x: 22, y: 1, count: 2)
    #expect(editor.selectedText == "rain")
    pilot.click(x: 5, y: 3, count: 3)
    #expect(editor.selectedText == "fell all night on the tin roof.")
    pilot.click(x: 5, y: 4, count: 3)
    #expect(editor.selectedText == "")
    pilot.click(x: 5, y: 4, count: 2)
    #expect(editor.selectedText == "")
  }

  @Test
  func draggingBeyondTheEdgesScrolls() throws {
    let editor = TextEditor((0..<50).map(String.init).joined(separator: "\n"))
    let pilot = try Self.pilot(editor)
    pilot.drag(from: Point(x: 2, y: 1), to: Point(x: 2, y: 0))
    #expect(editor.selectedText == "43\n")
    #expect(pilot.terminal.lines[1].hasPrefix("  43 "))
  }

  @Test
  func anotherWidthKeepsTheParagraphAtTheTopAndTheCursor() throws {
    let text = (0..<40).map { "\($0): " + String(repeating: "word ", count: $0 * 7 % 20) }
      .joined(separator: "\n")
    let editor = TextEditor(text)
    let pilot = try Self.pilot(editor, width: 40, height: 12)
    pilot.press("ctrl-home")
    for _ in 0..<22 { pilot.press("down") }
    let (screen, cursor) = (pilot.screen, pilot.terminal.cursor)
    let number = pilot.terminal.lines[1].prefix { $0 != ":" }
    for (width, height) in [(30, 12), (90, 12), (13, 9), (40, 3), (3, 2), (1, 1), (12, 3)] {
      pilot.resize(width: width, height: height)
      if width > 80 { #expect(pilot.terminal.lines[1].prefix { $0 != ":" } == number) }
      pilot.resize(width: 40, height: 12)
      #expect(pilot.screen == screen)
      #expect(pilot.terminal.cursor == cursor)
    }
    #expect(editor.text == text)
  }

  @Test
  func aKeyInALongTextWrapsAFewLinesAndChangesAFewCells() throws {
    let editor = TextEditor(
      (0..<5_000).map { "\($0) words that fill a line and a bit more of it" }
        .joined(separator: "\n")
    )
    let pilot = try Self.pilot(editor, width: 24, height: 8)
    editor.cursorOffset = editor.text.utf8.count / 2
    pilot.press("x", "x")
    #expect(editor.lines.freshLineCount < 12)
    #expect(editor.lines.count > 10_000)
    #expect(pilot.terminal.changedCellCount < 20)
  }

  @Test
  func anythingElseThanTextIsMadeVisible() throws {
    let editor = TextEditor("a\u{1B}[2J\u{202E}b\u{0}")
    let pilot = try Self.pilot(editor)
    #expect(pilot.terminal.lines[1] == "  a␛[2J\u{FFFD}b␀              ")
  }
}

/// Writes down what an editor tells.
private final class EditorDiary: TextEditorDelegate {
  var entries: [String] = []

  func textEditorDidBeginEditing(_ textEditor: TextEditor) { entries.append("begin") }

  func textEditorDidChange(_ textEditor: TextEditor) { entries.append(textEditor.text) }

  func textEditorDidEndEditing(_ textEditor: TextEditor) { entries.append("end") }
}
