import GatefoldText

/// Which part of a line that is longer than its place is seen.
///
/// Everything is found by looking at as many characters as there are cells, wherever in the text.
struct LineScroll: Hashable, Sendable {
  /// Cells before the cursor that stay in sight, so that one sees what is deleted next.
  private static let margin = 3

  /// The first character that is seen, as a UTF-8 offset.
  private(set) var start = 0
  /// Where the last stroke left it; a change of width alone does not move this.
  private var anchor = 0

  /// Moves as little as needed for the cursor to be seen after a stroke.
  mutating func follow(_ editor: LineEditor, width: Int) {
    scroll(from: start, editor, width: width)
    anchor = start
  }

  /// Adapts to a width: the way back to a former one leads to what was seen there.
  mutating func fit(_ editor: LineEditor, width: Int) {
    scroll(from: anchor, editor, width: width)
  }

  /// Leaves no room unused at the end.
  private mutating func scroll(from former: Int, _ editor: LineEditor, width: Int) {
    let cursor = editor.selection.cursor
    start = editor.boundary(at: min(former, cursor))
    let atCursor = max(1, editor.cells(at: cursor))
    if !editor[start..<cursor].fits(inCells: width - atCursor) {
      start = editor.offset(before: cursor, cells: width - atCursor)
    }
    let margin = min(Self.margin, (width - 1) / 2)
    start = min(start, editor.offset(before: cursor, cells: margin))
    let rest = editor[start..<editor.text.utf8.count]
    // One more cell: the cursor may stand behind the last character.
    if rest.fits(inCells: width - 1) {
      start = min(start, editor.offset(before: editor.text.utf8.count, cells: width - 1))
    }
  }
}

extension LineEditor {
  /// The cells of the character at an offset; 0 at the end.
  fileprivate func cells(at offset: Int) -> Int {
    self[offset..<self.offset(of: .nextCharacter, from: offset)].cellWidth
  }

  /// The farthest place before an offset from which no more than a number of cells lead to it.
  fileprivate func offset(before offset: Int, cells: Int) -> Int {
    var start = offset
    var room = cells
    while start > 0 {
      let previous = self.offset(of: .previousCharacter, from: start)
      room -= self[previous..<start].cellWidth
      guard room >= 0 else { break }
      start = previous
    }
    return start
  }
}
