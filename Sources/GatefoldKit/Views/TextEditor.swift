public import GatefoldTerminal
import GatefoldText

/// A text of any length that can be edited, wrapped to the width.
///
/// While it has the keyboard it takes every key that types, Enter and Tab, and a paste as one
/// change. Escape and all keys that mean nothing in a text go on: leaving and keeping are the
/// business of a controller. Text is kept as it was typed, pasted and set; pasted line breaks become
/// `\n`.
///
/// The view scrolls with the cursor; the wheel scrolls it away until the next key. Another width
/// keeps the place in the text at the top.
///
/// - Complexity: a key wraps the lines around it anew and draws those in view. Only bytes and line
///   numbers after it are moved.
@MainActor
public final class TextEditor: View, TextEditing {
  /// Hears of what happens here.
  public weak var delegate: (any TextEditorDelegate)?

  var editor: LineEditor
  /// The column in which vertical movements want to be.
  var goalColumn: Int?
  /// Whether the cursor stands at the end of a line rather than at the start of the next, where
  /// both are the same place in the text.
  var isAtLineEnd = false
  /// The place in the text that was put at the top; it stays while the size changes.
  var anchor = 0
  /// Whether the cursor is kept in view: after a key, not after the wheel.
  package var followsCursor = true

  private var wrapped: WrappedLines?

  /// Creates an editor of a text, with the cursor at the end.
  public init(_ text: String = "") {
    editor = LineEditor(text)
    super.init()
  }

  /// The text; setting it puts the cursor at the end and forgets what could be undone.
  public var text: String {
    get { editor.text }
    set {
      editor = LineEditor(newValue)
      wrapped = nil
      anchor = 0
      cursorDidMove()
    }
  }

  /// The selected text; empty where nothing is selected.
  public var selectedText: String { String(editor.selectedText) }

  /// Where the cursor is, as a UTF-8 offset in the text.
  ///
  /// Setting it drops the selection; any number is taken to the nearest place between characters.
  public var cursorOffset: Int {
    get { editor.selection.cursor }
    set {
      editor.moveCursor(to: newValue)
      cursorDidMove()
    }
  }

  /// Selects all of the text, so that typing replaces it.
  public func selectAll() {
    perform(.selectAll)
  }

  // MARK: - Changes

  func perform(_ operation: EditingOperation) {
    keepTop()
    finish(hasChanged: editor.perform(operation))
  }

  /// Puts text in the place of the selection, as one change.
  func insert(_ string: String) {
    keepTop()
    finish(hasChanged: editor.insert(string))
  }

  private func type(_ character: Character) {
    keepTop()
    finish(hasChanged: editor.type(character))
  }

  private func finish(hasChanged: Bool) {
    if let change = editor.takeChange() {
      wrapped?.update(change, in: editor.text)
      if anchor > change.range.lowerBound {
        anchor = max(change.range.lowerBound, anchor + change.shift)
      }
    }
    cursorDidMove()
    if hasChanged { delegate?.textEditorDidChange(self) }
  }

  /// Brings the cursor into view; vertical movements begin anew from its column.
  private func cursorDidMove() {
    goalColumn = nil
    isAtLineEnd = false
    revealCursor()
  }

  /// Scrolls as little as needed for the cursor to be seen.
  func revealCursor() {
    followsCursor = true
    setNeedsDisplay()
    keepTop()
  }

  /// Has the text scroll from where it is seen now, not from where a person put it at another size.
  func keepTop() {
    guard !bounds.isEmpty else { return }
    anchor = lines[topLine].start
  }

  // MARK: - Lines

  /// The cells left free at the left, where there is enough room for it.
  ///
  /// At the right one cell is always free: for a cursor behind a full line, and the scroll bar.
  var margin: Int { bounds.width >= 12 ? 1 : 0 }

  /// The wrapped text at the present width.
  package var lines: WrappedLines {
    let width = max(1, bounds.width - margin - 1)
    if let wrapped, wrapped.width == width { return wrapped }
    let new = WrappedLines(editor.text, width: width)
    wrapped = new
    return new
  }

  /// The line at the top of the view; 0 is the first of the text.
  package var topLine: Int {
    let lines = lines
    let top = min(lines.index(containing: anchor), lastTopLine)
    guard followsCursor else { return top }
    let cursor = cursorLine
    return min(max(top, cursor - max(1, bounds.height) + 1), cursor)
  }

  /// The greatest ``topLine``: the one that shows the end.
  var lastTopLine: Int { max(0, lines.count - max(1, bounds.height)) }

  // MARK: - Drawing

  /// The cell that the next character goes to; nowhere while it is scrolled away.
  public override var cursor: Cursor? {
    let line = cursorLine
    let y = line - topLine
    guard (0..<bounds.height).contains(y) else { return nil }
    let x = margin + column(of: editor.selection.cursor, onLine: line)
    return Cursor(at: Point(x: min(x, bounds.width - 1), y: y), isVisible: true)
  }

  /// Draws the lines in view.
  public override func draw(in context: DrawingContext) {
    drawLines(in: context)
  }

  // MARK: - Responder

  /// An editor takes the keyboard.
  public override var canBecomeFirstResponder: Bool { true }

  /// Keys that type end here.
  public override var takesText: Bool { true }

  /// Moving, selecting, deleting, cutting, undo and redo within the text.
  public override var keyCommands: [KeyCommand] { Self.editingCommands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Text" }

  /// Tells the delegate.
  public override func didBecomeFirstResponder() {
    setNeedsDisplay()
    delegate?.textEditorDidBeginEditing(self)
  }

  /// Tells the delegate.
  public override func didResignFirstResponder() {
    setNeedsDisplay()
    delegate?.textEditorDidEndEditing(self)
  }

  /// Types a character.
  public override func keyPressed(_ press: KeyPress) -> Bool {
    guard let character = press.text else { return false }
    type(character)
    return true
  }

  /// Puts the text in as one change.
  public override func pasted(_ text: String) -> Bool {
    insert(text.withPlainLineBreaks)
    return true
  }

  /// A press puts the cursor, a drag selects, a double click selects a word and a triple one the
  /// paragraph; the wheel scrolls.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left, let clickCount):
      becomeFirstResponder()
      press(event, clickCount: clickCount)
    case .drag(.left):
      move(to: event.location, extending: true)
    case .scroll(let lines):
      scroll(by: lines)
    default:
      return false
    }
    return true
  }

  func breakLine() { type("\n") }

  /// Inserts spaces up to the next column that is a multiple of four, as Markdown counts them: a
  /// tab would be as wide as each program likes.
  func indent() {
    let start = editor.selection.range.lowerBound
    let column = column(of: start, onLine: lines.index(containing: start))
    insert(String(repeating: " ", count: 4 - column % 4))
  }
}

extension String {
  /// The text with `\n` for each line break.
  fileprivate var withPlainLineBreaks: String {
    guard utf8.contains(0x0D) else { return self }
    var scalars = UnicodeScalarView()
    var former: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || former != "\r" {
        scalars.append(scalar)
      }
      former = scalar
    }
    return String(scalars)
  }
}
