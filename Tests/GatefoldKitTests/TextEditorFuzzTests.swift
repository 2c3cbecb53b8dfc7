import GatefoldKit
import GatefoldTesting
import Testing

/// Random keys, clicks and sizes on an editor, beside one that wraps the whole text each time.
struct TextEditorFuzzTests {
  private static let pieces = [
    "a", "b", "word ", " ", "-", "\t", "日", "e\u{301}", "👩", "\u{200D}", "🇩", "🇪", "。", "\u{1B}",
  ]
  private static let keys: [KeyPress] = [
    "left", "right", "up", "down", "home", "end", "page-up", "page-down", "ctrl-home", "ctrl-end",
    "shift-left", "shift-right", "shift-up", "shift-down", "shift-home", "shift-end",
    "shift-page-up", "shift-page-down", "ctrl-left", "ctrl-right", "alt-a", "backspace", "delete",
    "ctrl-w", "alt-d", "ctrl-u", "ctrl-k", "ctrl-y", "ctrl-t", "ctrl-_", "ctrl-r", "enter", "enter",
    "tab",
  ]

  @Test(arguments: 0..<40)
  func theEditorIsRightAfterEveryEvent(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let editor = TextEditor("one two three\nfour\n\n\tfive six seven eight nine ten")
    let pilot = try Pilot(Holder(editor), width: 20, height: 8)
    for _ in 0..<250 {
      let isScrolled = act(pilot, &random)
      try check(editor, pilot, isScrolled: isScrolled)
    }
  }

  /// Does one thing.
  ///
  /// - Returns: Whether that may scroll the cursor out of view.
  private func act(_ pilot: Pilot, _ random: inout SplitMix) -> Bool {
    let (width, height) = (pilot.terminal.size.width, pilot.terminal.size.height)
    let x = Int.random(in: 0..<width, using: &random)
    // Not on the status bar: it offers the help.
    let y = Int.random(in: 0..<max(1, height - 1), using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0:
      pilot.resize(
        width: Int.random(in: 1...30, using: &random),
        height: Int.random(in: 1...10, using: &random)
      )
    case 1: pilot.click(x: x, y: y, count: Int.random(in: 1...3, using: &random))
    case 2: pilot.drag(from: Point(x: x, y: y), to: Point(x: y, y: x))
    case 3:
      pilot.scroll(lines: Int.random(in: -3...3, using: &random), x: x, y: y)
      return true
    case 4: pilot.paste(Self.pieces.shuffled(using: &random).prefix(6).joined() + "\r")
    case 5..<10: pilot.type(Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)])
    default: pilot.press(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)])
    }
    return false
  }

  private func check(_ editor: TextEditor, _ pilot: Pilot, isScrolled: Bool) throws {
    let text = editor.text
    let offset = editor.cursorOffset
    #expect((0...text.utf8.count).contains(offset))
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    #expect(String.Index(index, within: text) != nil)
    let layout = TextLayout(text, width: editor.lines.width)
    let isSame = editor.lines.elementsEqual(WrappedLines(text, width: editor.lines.width))
    #expect(isSame, "\(text.debugDescription)")
    let size = editor.bounds.size
    guard !size.isEmpty, pilot.terminal.size.width >= 12, pilot.terminal.size.height >= 3 else {
      return
    }
    checkScreen(editor, pilot, layout)
    guard let cursor = pilot.terminal.cursor else {
      return #expect(isScrolled || !editor.followsCursor)
    }
    #expect((1...size.width).contains(cursor.position.x))
    #expect((1...size.height).contains(cursor.position.y))
    let line = layout[editor.topLine + cursor.position.y - 1]
    #expect(isPlace(index, near: line, in: text))
  }

  /// Each line of the screen is the line of the layout; at the right the scroll bar may be.
  private func checkScreen(_ editor: TextEditor, _ pilot: Pilot, _ layout: TextLayout) {
    let size = editor.bounds.size
    for y in 0..<size.height {
      let line = editor.topLine + y
      let shown = pilot.terminal.cells(onLine: y + 1).dropFirst().prefix(size.width - 1)
      let expected = line < layout.count ? layout.text(at: line) : ""
      let margin = size.width >= 12 ? 1 : 0
      #expect(shown.dropFirst(margin).count { $0.width > 0 && !$0.isBlank } == expected.drawnCount)
    }
  }

  private func isPlace(_ index: String.Index, near line: TextLine, in text: String) -> Bool {
    if line.range.contains(index) || line.range.upperBound == index { return true }
    // Among the spaces around the line that are drawn nowhere.
    let gap =
      index < line.range.lowerBound ? index..<line.range.lowerBound : line.range.upperBound..<index
    return text[gap].allSatisfy { $0.isWhitespace || $0 == "\u{200B}" }
  }
}

extension Cell {
  fileprivate var isBlank: Bool { glyph == 0x20 }
}

extension Substring {
  /// How many cells with something in them the text takes.
  fileprivate var drawnCount: Int {
    var glyphs = GlyphIterator(self)
    var count = 0
    while let glyph = glyphs.next() { count += glyph.base == " " && !glyph.hasMarks ? 0 : 1 }
    return count
  }
}
