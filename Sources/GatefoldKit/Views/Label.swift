public import GatefoldTerminal
public import GatefoldText

/// Text that is only shown: one line, or several that are wrapped.
///
/// What does not fit is cut with an ellipsis.
@MainActor
public final class Label: View {
  /// The text; line breaks in it begin a new line where there is more than one.
  public var text: String {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// Colours and attributes.
  public var style: Style {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// Where short lines stand.
  public var alignment = TextAlignment.left {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }

  /// The most lines that are shown; 0 for as many as there is room for.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsDisplay() } }
  }

  /// Which part of a single line gives way where it does not fit; of several lines, the end does.
  public var truncationMode = TruncationMode.tail {
    didSet { if truncationMode != oldValue { setNeedsDisplay() } }
  }

  private var layout: TextLayout?

  /// Creates a label.
  public init(_ text: String = "", style: Style = .plain) {
    self.text = text
    self.style = style
    super.init()
  }

  /// The lines that the whole text takes at a width, and no more than ``numberOfLines``.
  ///
  /// - Complexity: O(1) for the width that was asked for last, else O(length of the text).
  public func numberOfLines(forWidth width: Int) -> Int {
    if numberOfLines == 1 { return 1 }
    let count = layout(forWidth: width).count
    return numberOfLines > 0 ? min(numberOfLines, count) : count
  }

  /// Draws the lines that fit.
  public override func draw(in context: DrawingContext) {
    let size = context.size
    guard !size.isEmpty else { return }
    let ellipsis = context.theme.symbols.ellipsis
    if numberOfLines == 1 {
      let line = text.truncated(toCells: size.width, mode: truncationMode, ellipsis: ellipsis)
      return draw(line, y: 0, in: context)
    }
    let layout = layout(forWidth: size.width)
    let shown = min(size.height, numberOfLines(forWidth: size.width))
    for y in 0..<shown {
      let isCut = y == shown - 1 && shown < layout.count
      let line = isCut ? cutLine(y, of: layout, ellipsis: ellipsis) : String(layout.text(at: y))
      draw(line, y: y, in: context)
    }
  }

  private func draw(_ line: String, y: Int, in context: DrawingContext) {
    let x = alignment == .left ? 0 : alignment.offset(of: line.cellWidth, in: context.size.width)
    context.write(line, at: Point(x: x, y: y), style: style)
  }

  /// The last line that is shown of a text that goes on.
  private func cutLine(_ index: Int, of layout: TextLayout, ellipsis: String) -> String {
    let line = layout[index]
    if line.endsParagraph {
      return (layout.text(at: index) + ellipsis)
        .truncated(toCells: layout.width, ellipsis: ellipsis)
    }
    return text[line.range.lowerBound..<layout[index + 1].range.upperBound]
      .truncated(toCells: layout.width, ellipsis: ellipsis)
  }

  private func textDidChange() {
    layout = nil
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  private func layout(forWidth width: Int) -> TextLayout {
    if let layout, layout.width == max(1, width) { return layout }
    let new = TextLayout(text, width: width)
    layout = new
    return new
  }
}
