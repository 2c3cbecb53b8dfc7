import GatefoldText

/// Movements by lines as they are seen, and the cell of a place in the text.
extension TextEditor {
  // MARK: - Places and cells

  /// The line that the cursor is on.
  var cursorLine: Int { line(of: editor.selection.cursor, isAtLineEnd: isAtLineEnd) }

  private func line(of offset: Int, isAtLineEnd: Bool) -> Int {
    let lines = lines
    let line = lines.index(containing: offset)
    guard isAtLineEnd, line > 0, lines[line].start == offset, !lines[line - 1].endsParagraph else {
      return line
    }
    return line - 1
  }

  /// The column of a place on a line; at most the one after the line.
  func column(of offset: Int, onLine line: Int) -> Int {
    let start = lines[line].range.lowerBound
    guard offset > start else { return 0 }
    let text = editor[start..<offset]
    return text.fits(inCells: lines.width) ? text.cellWidth : lines.width
  }

  /// The last place on a line where the cursor can stand: before the spaces or the line break that
  /// end it, but after the spaces before a line break.
  func end(ofLine line: Int) -> Int {
    let lines = lines
    guard lines[line].endsParagraph else { return lines[line].range.upperBound }
    guard line + 1 < lines.count else { return editor.text.utf8.count }
    return editor.offset(of: .previousCharacter, from: lines[line + 1].start)
  }

  /// The place of a column on a line; the end of the line for what lies beyond it.
  func offset(atColumn column: Int, onLine line: Int) -> Int {
    let start = lines[line].range.lowerBound
    let end = max(start, end(ofLine: line))
    return start + editor[start..<end].prefix(cells: max(0, column)).text.utf8.count
  }

  /// Takes the cursor to a place on a line.
  ///
  /// - Parameters:
  ///   - offset: The place.
  ///   - line: The line, which decides where the end of one is the start of the next.
  ///   - extending: Whether what lies between is selected.
  func move(to offset: Int, onLine line: Int, extending: Bool) {
    keepTop()
    if extending { editor.select(to: offset) } else { editor.moveCursor(to: offset) }
    isAtLineEnd = lines.index(containing: editor.selection.cursor) > line
    revealCursor()
  }

  // MARK: - Lines

  /// Moves the cursor by lines in its column; from the first and the last line to the ends.
  func moveVertically(by count: Int, extending: Bool) {
    let line = cursorLine
    let column = goalColumn ?? column(of: editor.selection.cursor, onLine: line)
    let target = min(max(0, line + count), lines.count - 1)
    if target == line {
      move(to: count < 0 ? 0 : editor.text.utf8.count, onLine: line, extending: extending)
    } else {
      let offset = offset(atColumn: column, onLine: target)
      move(to: offset, onLine: target, extending: extending)
    }
    goalColumn = column
  }

  /// Moves the text and the cursor alike.
  private func turnPage(by count: Int, extending: Bool) {
    anchor = lines[min(max(0, topLine + count), lastTopLine)].start
    // The cursor comes after the text, not the text after the cursor.
    followsCursor = false
    moveVertically(by: count, extending: extending)
  }

  /// Lines of a page, one less for the one that both pages show.
  private var page: Int { max(1, bounds.height - 1) }

  private func moveToLineStart(extending: Bool) {
    let line = cursorLine
    goalColumn = nil
    move(to: lines[line].start, onLine: line, extending: extending)
  }

  private func moveToLineEnd(extending: Bool) {
    let line = cursorLine
    goalColumn = nil
    move(to: end(ofLine: line), onLine: line, extending: extending)
  }

  // MARK: - Commands

  func moveUp() { moveVertically(by: -1, extending: false) }
  func moveDown() { moveVertically(by: 1, extending: false) }
  func selectUp() { moveVertically(by: -1, extending: true) }
  func selectDown() { moveVertically(by: 1, extending: true) }
  func pageUp() { turnPage(by: -page, extending: false) }
  func pageDown() { turnPage(by: page, extending: false) }
  func selectPageUp() { turnPage(by: -page, extending: true) }
  func selectPageDown() { turnPage(by: page, extending: true) }
  func lineStart() { moveToLineStart(extending: false) }
  func lineEnd() { moveToLineEnd(extending: false) }
  func selectToLineStart() { moveToLineStart(extending: true) }
  func selectToLineEnd() { moveToLineEnd(extending: true) }

  /// Cuts the rest of the paragraph; where there is none, the line break.
  func cutToParagraphEnd() {
    let cursor = editor.selection.cursor
    let isAtEnd = editor.paragraph(around: cursor).upperBound == cursor
    perform(.kill(isAtEnd ? .nextCharacter : .paragraphEnd))
  }

  /// Cuts what is before the cursor in the paragraph; where there is nothing, the line break.
  func cutToParagraphStart() {
    let cursor = editor.selection.cursor
    let isAtStart = editor.paragraph(around: cursor).lowerBound == cursor
    perform(.kill(isAtStart ? .previousCharacter : .paragraphStart))
  }
}
