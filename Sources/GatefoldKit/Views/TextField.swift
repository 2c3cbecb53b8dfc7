public import GatefoldTerminal
import GatefoldText

/// One line of text that can be edited.
///
/// While it has the keyboard it takes every key that types, before any key command sees it, and a
/// paste as one change in which line breaks and tabs become spaces. Everything else that is typed
/// or pasted is kept as it is; only what is drawn passes the text gate.
@MainActor
public final class TextField: View {
  /// What is shown while the field is empty.
  public var placeholder = "" {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// Whether the field can be edited; if not, it does not take the keyboard.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// What is shown in the field at its right, as wide as it is; the text ends a cell before it.
  ///
  /// It is hidden where it would leave the text less than half of the field.
  public var rightView: View? {
    didSet {
      if let oldValue, oldValue !== rightView { oldValue.removeFromSuperview() }
      if let rightView { addSubview(rightView) }
      setNeedsLayout()
    }
  }

  /// Hears of what happens here.
  public weak var delegate: (any TextFieldDelegate)?

  /// For the controller that holds the field: called before the delegate, after each change.
  var editingChanged: (@MainActor () -> Void)?

  private var editor: LineEditor
  private var scroll = LineScroll()

  /// Creates a field with a text in it, and the cursor at the end.
  public init(_ text: String = "") {
    editor = LineEditor(text)
    super.init()
  }

  /// The text; setting it puts the cursor at the end and forgets what could be undone.
  public var text: String {
    get { editor.text }
    set {
      editor = LineEditor(newValue)
      editorDidChange()
    }
  }

  /// The selected text; empty where nothing is selected.
  public var selectedText: String { String(editor.selectedText) }

  /// Selects all of the text, so that typing replaces it.
  public func selectAll() {
    editor.perform(.selectAll)
    editorDidChange()
  }

  // MARK: - Responder

  /// A field takes the keyboard while it is enabled.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// Keys that type end here.
  public override var takesText: Bool { true }

  /// Moving, selecting, deleting, cutting, undo and redo within the field.
  public override var keyCommands: [KeyCommand] { Self.editingCommands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Text field" }

  /// Tells the delegate.
  public override func didBecomeFirstResponder() {
    delegate?.textFieldDidBeginEditing(self)
  }

  /// Tells the delegate.
  public override func didResignFirstResponder() {
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self)
  }

  /// Types a character; asks the delegate about Enter.
  public override func keyPressed(_ press: KeyPress) -> Bool {
    if let character = press.text {
      editor.type(character)
      textDidChange()
      return true
    }
    guard press == "enter", let delegate else { return false }
    return !delegate.textFieldShouldReturn(self)
  }

  /// Puts the text in as one change; line breaks and tabs become spaces.
  public override func pasted(_ text: String) -> Bool {
    if editor.insert(text.onOneLine) { textDidChange() }
    return true
  }

  /// Changes the text or the selection as a key does.
  func perform(_ operation: EditingOperation) {
    if editor.perform(operation) { textDidChange() } else { editorDidChange() }
  }

  private func textDidChange() {
    editorDidChange()
    editingChanged?()
    delegate?.textFieldDidChange(self)
  }

  private func editorDidChange() {
    scroll.follow(editor, width: textWidth)
    setNeedsDisplay()
  }

  // MARK: - Drawing

  /// The cells for the text.
  private var textWidth: Int {
    guard let rightView, hasRoom(for: rightView) else { return bounds.width }
    return bounds.width - rightView.frame.width - 1
  }

  private func hasRoom(for view: View) -> Bool { 2 * (view.frame.width + 1) <= bounds.width }

  /// Keeps the cursor in sight.
  public override func layoutSubviews() {
    if let rightView {
      let width = rightView.frame.width
      rightView.isHidden = !hasRoom(for: rightView)
      rightView.frame = Rect(x: bounds.width - width, y: 0, width: width, height: 1)
    }
    scroll.fit(editor, width: textWidth)
  }

  /// The cell that the next character goes to.
  public override var cursor: Cursor? {
    Cursor(at: Point(x: column(of: editor.selection.cursor), y: 0), isVisible: true)
  }

  /// Draws what is seen of the text, or the placeholder.
  public override func draw(in context: DrawingContext) {
    let width = textWidth
    let line = Rect(x: 0, y: 0, width: width, height: 1)
    context.fill(line, style: theme.field)
    if editor.text.isEmpty {
      let style = theme.placeholder.over(theme.field)
      context.write(placeholder, at: .zero, style: style, width: width)
    } else {
      let end = editor.offset(in: scroll, atColumn: width)
      // Up to the edge and no further: a field that goes on shows no ellipsis.
      context.write(editor[scroll.start..<end], at: .zero, style: theme.field)
      drawSelection(in: context)
    }
    if !isEnabled { context.overlay(line, style: theme.secondaryText) }
  }

  private func drawSelection(in context: DrawingContext) {
    let range = editor.selection.range
    guard isFirstResponder, !range.isEmpty, range.upperBound > scroll.start else { return }
    let start = column(of: max(range.lowerBound, scroll.start))
    let end = column(of: range.upperBound)
    context.overlay(
      Rect(x: start, y: 0, width: end - start, height: 1),
      style: theme.textSelection
    )
  }

  /// The cell of a place in the text; the width of the field for what lies beyond it.
  private func column(of offset: Int) -> Int {
    let end = editor.offset(in: scroll, atColumn: textWidth)
    guard offset >= scroll.start else { return 0 }
    return offset > end ? textWidth : editor[scroll.start..<offset].cellWidth
  }

  // MARK: - Mouse

  /// A press puts the cursor, a drag selects, a double click selects a word and a triple one all.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    guard isEnabled else { return false }
    let offset = editor.offset(in: scroll, atColumn: event.location.x)
    switch event.kind {
    case .press(.left, let clickCount):
      becomeFirstResponder()
      press(at: offset, clickCount: clickCount, extending: event.modifiers.contains(.shift))
    case .drag(.left):
      editor.select(to: offset)
    default:
      return false
    }
    editorDidChange()
    return true
  }

  private func press(at offset: Int, clickCount: Int, extending: Bool) {
    switch clickCount {
    case 2: editor.selectWord(at: offset)
    case 3...: editor.perform(.selectAll)
    default: extending ? editor.select(to: offset) : editor.moveCursor(to: offset)
    }
  }
}

extension LineEditor {
  /// The character at a cell of a place that shows the line from a scroll on.
  ///
  /// Left of the place, the character as many before as there are cells; right of the text, its end.
  fileprivate func offset(in scroll: LineScroll, atColumn column: Int) -> Int {
    var offset = scroll.start
    if column < 0 {
      for _ in 0..<(-column) { offset = self.offset(of: .previousCharacter, from: offset) }
      return offset
    }
    let rest = self[offset..<text.utf8.count]
    return offset + rest.prefix(cells: column).text.utf8.count
  }
}

extension String {
  /// The text with a space for each tab and each line break.
  fileprivate var onOneLine: String {
    var scalars = UnicodeScalarView()
    var former: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { former = scalar }
      switch scalar {
      case "\n" where former == "\r": continue
      case "\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
        scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
