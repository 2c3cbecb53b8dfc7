public import GatefoldTerminal
import GatefoldText

/// A text that is read and scrolled: wrapped to the width, with a heading if it has one.
///
/// A change of the width keeps the place in the text at the top. Text is wrapped once for each
/// width; a frame costs its own lines, whatever the length of the text.
@MainActor
public final class TextView: View {
  /// What stands over the text, in bold; nothing where empty.
  public var heading = "" {
    didSet { if heading != oldValue { contentDidChange() } }
  }

  /// The text; another one is shown from its top.
  public var text: StyledText = "" {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The heading and the text, as they are wrapped together.
  private var content = StyledText()
  private var layout: TextLayout?
  /// The place in the content that a person scrolled to; it stays while the width changes.
  private var anchor = 0
  /// How often text was wrapped.
  package private(set) var wrapCount = 0

  /// Creates a view of a text.
  public init(_ text: StyledText = "", heading: String = "") {
    self.text = text
    self.heading = heading
    super.init()
    contentDidChange()
  }

  /// The text is scrolled by keys.
  public override var canBecomeFirstResponder: Bool { true }

  /// The first cell, not seen: where screen readers begin to read.
  public override var cursor: Cursor? { Cursor(at: Point(x: margin, y: 0), isVisible: false) }

  private func contentDidChange() {
    content = StyledText()
    if !heading.isEmpty {
      content += StyledText(heading, style: Style(attributes: .bold))
      if !text.string.isEmpty { content += "\n\n" }
    }
    content += text
    anchor = 0
    layout = nil
    setNeedsDisplay()
  }

  // MARK: - Layout

  /// The cells left free at both sides, where there is enough room for it.
  private var margin: Int { bounds.width >= 12 ? 1 : 0 }

  /// The wrapped content at the present width.
  private var wrapped: TextLayout {
    let width = max(1, bounds.width - 2 * margin)
    if let layout, layout.width == width { return layout }
    let indents = content.indents
      .map { ParagraphIndent(from: index(at: $0.offset), cells: $0.indent.cells) }
    let new = TextLayout(content.string, width: width, indents: indents)
    wrapCount += 1
    layout = new
    return new
  }

  /// The lines of the whole content at the present width.
  public var lineCount: Int { wrapped.count }

  /// The line at the top of the view; 0 is the first of the content.
  ///
  /// Setting it scrolls: no further than to the end.
  public var topLine: Int {
    get { min(wrapped.lineIndex(containing: index(at: anchor)), lastTopLine) }
    set {
      let line = min(max(0, newValue), lastTopLine)
      guard line != topLine else { return }
      anchor = offset(of: wrapped[line].range.lowerBound)
      setNeedsDisplay()
    }
  }

  /// The greatest ``topLine``: the one that shows the end.
  private var lastTopLine: Int { max(0, wrapped.count - max(1, bounds.height)) }

  private func index(at offset: Int) -> String.Index {
    content.string.utf8.index(content.string.startIndex, offsetBy: offset)
  }

  private func offset(of index: String.Index) -> Int {
    content.string.utf8.distance(from: content.string.startIndex, to: index)
  }

  // MARK: - Drawing

  /// Draws the visible lines, and at the right edge where they are in the whole.
  public override func draw(in context: DrawingContext) {
    let top = topLine
    for y in 0..<min(context.size.height, wrapped.count - top) {
      drawLine(top + y, y: y, in: context)
    }
    drawScrollBar(in: context)
  }

  private func drawLine(_ line: Int, y: Int, in context: DrawingContext) {
    let left = margin + drawIndent(ofLine: line, y: y, in: context)
    let text = wrapped.text(at: line)
    context.write(text, at: Point(x: left, y: y))
    let range = wrapped[line].range
    for run in content.runs(in: offset(of: range.lowerBound)..<offset(of: range.upperBound)) {
      let start = max(range.lowerBound, index(at: run.range.lowerBound))
      let end = min(range.upperBound, index(at: run.range.upperBound))
      // Measured from the start of the line, for the sake of tab stops.
      let x = content.string[range.lowerBound..<start].cellWidth
      let width = content.string[range.lowerBound..<end].cellWidth - x
      context.overlay(Rect(x: left + x, y: y, width: width, height: 1), style: run.style)
    }
  }

  /// Draws what stands before a line, and returns the cells left free for it.
  private func drawIndent(ofLine line: Int, y: Int, in context: DrawingContext) -> Int {
    guard let (index, cells) = wrapped.indent(at: line) else { return 0 }
    let indent = content.indents[index].indent
    let startsParagraph = line == 0 || wrapped[line - 1].endsParagraph
    let text = (startsParagraph ? indent.first : indent.rest)
      .truncated(toCells: cells, mode: .head, ellipsis: "")
    context.write(text, at: Point(x: margin, y: y), style: indent.style)
    return cells
  }

  private func drawScrollBar(in context: DrawingContext) {
    guard margin > 0 else { return }
    let edge = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    context.drawScrollBar(edge, firstLine: topLine, lineCount: lineCount)
  }

  /// How much of the text has been shown, where it does not fit.
  public override var statusText: String? {
    guard wrapped.count > bounds.height, bounds.height > 0 else { return nil }
    return "\((topLine + bounds.height) * 100 / wrapped.count) %"
  }

  // MARK: - Commands

  /// Turning the wheel scrolls.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .scroll(let lines): topLine += lines
    case .press(.left, _): becomeFirstResponder()
    default: return false
    }
    return true
  }

  private static let commands = [
    KeyCommand("down", "j", title: "Line down", action: scrolling { _ in 1 }),
    KeyCommand("up", "k", title: "Line up", action: scrolling { _ in -1 }),
    KeyCommand("page-down", "space", title: "Page down", action: scrolling { $0.page }),
    KeyCommand("page-up", title: "Page up", action: scrolling { -$0.page }),
    KeyCommand("ctrl-d", title: "Half a page down", action: scrolling { $0.halfPage }),
    KeyCommand("ctrl-u", title: "Half a page up", action: scrolling { -$0.halfPage }),
    KeyCommand("home", "g", title: "Top", action: scrolling { -$0.lineCount }),
    KeyCommand("end", "G", title: "End", action: scrolling { $0.lineCount }),
  ]

  /// Scrolling by lines, pages and half pages, and to both ends.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Text" }

  /// A page keeps a line of the one before, to read on from.
  private var page: Int { max(1, bounds.height - 1) }

  private var halfPage: Int { max(1, bounds.height / 2) }

  private static func scrolling(
    by lines: @escaping @MainActor @Sendable (TextView) -> Int
  ) -> @MainActor @Sendable (TextView) -> @MainActor () -> Void {
    { view in { view.topLine += lines(view) } }
  }
}
