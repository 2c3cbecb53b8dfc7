import GatefoldTerminal
import GatefoldText

/// What is seen of the text, and the mouse on it.
extension TextEditor {
  /// Draws the lines in view and the selection, and at the right edge where they are in the whole.
  func drawLines(in context: DrawingContext) {
    let lines = lines
    let top = topLine
    for y in 0..<min(context.size.height, lines.count - top) {
      draw(lines[top + y], y: y, in: context)
      drawSelection(onLine: top + y, y: y, in: context)
    }
    guard margin > 0 else { return }
    let edge = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    context.drawScrollBar(edge, firstLine: top, lineCount: lines.count)
  }

  private func draw(_ line: WrappedLine, y: Int, in context: DrawingContext) {
    let text = line.isTooWide ? "\u{FFFD}" : editor[line.range]
    context.write(text, at: Point(x: margin, y: y))
  }

  /// A selected line break is shown as a cell after the line.
  private func drawSelection(onLine index: Int, y: Int, in context: DrawingContext) {
    let selected = editor.selection.range
    let line = lines[index]
    let end = end(ofLine: index)
    guard isFirstResponder, !selected.isEmpty, selected.lowerBound <= end,
      selected.upperBound > line.start
    else { return }
    let start = column(of: min(end, selected.lowerBound), onLine: index)
    var stop = column(of: min(end, selected.upperBound), onLine: index)
    if line.endsParagraph, selected.upperBound > end { stop += 1 }
    context.overlay(
      Rect(x: margin + start, y: y, width: stop - start, height: 1),
      style: theme.textSelection
    )
  }

  // MARK: - Mouse

  /// Puts the cursor where the mouse is; more clicks select there.
  func press(_ event: MouseEvent, clickCount: Int) {
    move(to: event.location, extending: event.modifiers.contains(.shift))
    let cursor = editor.selection.cursor
    switch clickCount {
    case 1: return
    case 2: editor.selectWord(at: cursor)
    default:
      let paragraph = editor.paragraph(around: cursor)
      editor.moveCursor(to: paragraph.lowerBound)
      editor.select(to: paragraph.upperBound)
    }
    isAtLineEnd = true
    revealCursor()
  }

  /// Takes the cursor to a cell; above and below the view to the line there.
  func move(to point: Point, extending: Bool) {
    let line = min(max(0, topLine + point.y), lines.count - 1)
    goalColumn = nil
    move(
      to: offset(atColumn: point.x - margin, onLine: line),
      onLine: line,
      extending: extending
    )
  }

  /// Moves the text by lines; the cursor stays where it is in it.
  func scroll(by count: Int) {
    let top = min(max(0, topLine + count), lastTopLine)
    guard top != topLine else { return }
    anchor = lines[top].start
    followsCursor = false
    setNeedsDisplay()
  }
}
