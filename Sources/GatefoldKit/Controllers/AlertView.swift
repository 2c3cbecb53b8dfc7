import GatefoldTerminal
import GatefoldText

/// The box of an alert over everything else, which stays in sight around it.
final class AlertView: View {
  /// What is shown beside the fields and buttons.
  var contents = AlertContents() {
    didSet { if contents != oldValue { setNeedsLayout() } }
  }

  private(set) var fields: [TextField] = []
  private(set) var buttons: [AlertButton] = []
  private(set) var placement = AlertLayout(AlertContents(), isTyping: false, in: .zero)

  private let body = AlertBody()
  private let footer = View()
  private var focusedField: Int?
  private var bodyScroll = 0
  private var footerScroll = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(body)
    addSubview(footer)
  }

  /// Puts other fields and buttons into the box.
  func show(fields: [TextField], buttons: [AlertButton]) {
    for view in self.fields + self.buttons { view.removeFromSuperview() }
    self.fields = fields
    self.buttons = buttons
    for field in fields { body.addSubview(field) }
    for button in buttons { footer.addSubview(button) }
    setNeedsLayout()
  }

  /// Fields and buttons in the order of Tab.
  var elements: [View] { fields + buttons }

  // MARK: - Layout

  override func layoutSubviews() {
    focusedField = fields.firstIndex(where: \.isFirstResponder)
    placement = AlertLayout(contents, isTyping: focusedField != nil, in: bounds.size)
    body.frame = placement.body
    footer.frame = placement.footer
    revealFocus()
    place()
  }

  /// Moves the body by lines; no further than to its ends.
  func scrollBody(by lines: Int) {
    bodyScroll += lines
    place()
    setNeedsDisplay()
  }

  /// Scrolls as little as needed for the focused field, with what is wrong with it, or button.
  private func revealFocus() {
    if let index = focusedField {
      let line = placement.fieldLine + index
      reveal(placement.bodyHeight - 1, in: &bodyScroll, height: placement.body.height)
      reveal(line, in: &bodyScroll, height: placement.body.height)
    } else if let index = buttons.firstIndex(where: \.isFirstResponder) {
      let line = placement.buttons[index].minY
      reveal(line, in: &footerScroll, height: placement.footer.height)
    }
  }

  private func reveal(_ line: Int, in scroll: inout Int, height: Int) {
    scroll = min(max(scroll, line - height + 1), line)
  }

  private func place() {
    bodyScroll = min(max(0, bodyScroll), max(0, placement.bodyHeight - placement.body.height))
    body.show(placement, scrolledBy: bodyScroll)
    for (index, field) in fields.enumerated() {
      let y = placement.fieldLine + index - bodyScroll
      field.frame = Rect(x: 0, y: y, width: placement.body.width, height: 1)
    }
    for (button, frame) in zip(buttons, placement.buttons) {
      button.frame = frame.offsetBy(x: 0, y: -footerScroll)
    }
  }

  // MARK: - Drawing

  override func draw(in context: DrawingContext) {
    let box = placement.box
    let inside = context.translated(to: box)
    inside.fill(inside.bounds, style: .plain)
    let (left, right) = (0, box.width - 1)
    for x in [left, right] {
      inside.fill(
        Rect(x: x, y: 0, width: 1, height: box.height),
        with: theme.symbols.verticalLine,
        style: theme.divider
      )
    }
    if placement.hasTop { drawEdge(y: 0, corners: theme.symbols.corners.prefix(2), in: inside) }
    if placement.hasBottom {
      drawEdge(y: box.height - 1, corners: theme.symbols.corners.suffix(2), in: inside)
    }
    if placement.hasTop { drawTitle(in: inside) }
    drawScrollBar(for: placement.body, scroll: bodyScroll, of: placement.bodyHeight, in: context)
    drawScrollBar(
      for: placement.footer,
      scroll: footerScroll,
      of: placement.footerHeight,
      in: context
    )
  }

  private func drawEdge(y: Int, corners: ArraySlice<Character>, in context: DrawingContext) {
    let width = context.size.width
    context.fill(
      Rect(x: 0, y: y, width: width, height: 1),
      with: theme.symbols.horizontalLine,
      style: theme.divider
    )
    for (corner, x) in zip(corners, [0, width - 1]) {
      context.write(String(corner), at: Point(x: x, y: y), style: theme.divider, width: 1)
    }
  }

  private func drawTitle(in context: DrawingContext) {
    let room = context.size.width - 4
    guard !contents.title.isEmpty, room > 0 else { return }
    let title = contents.title.truncated(toCells: room, ellipsis: theme.symbols.ellipsis)
    context.write(" \(title) ", at: Point(x: 1, y: 0), style: theme.activeBar)
  }

  /// Draws on the right edge of the box how much of a part of it is seen, if not all is.
  private func drawScrollBar(
    for part: Rect,
    scroll: Int,
    of height: Int,
    in context: DrawingContext
  ) {
    let edge = Rect(x: placement.box.maxX - 1, y: part.minY, width: 1, height: part.height)
    context.drawScrollBar(edge, firstLine: scroll, lineCount: height)
  }

  /// The wheel scrolls the message; nothing reaches what is behind the alert.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    if case .scroll(let lines) = event.kind { scrollBody(by: lines) }
    return true
  }
}

/// The message, the fields and what is wrong, as far as they are seen.
private final class AlertBody: View {
  private var placement: AlertLayout?
  private var scroll = 0

  func show(_ placement: AlertLayout, scrolledBy scroll: Int) {
    self.placement = placement
    self.scroll = scroll
  }

  override func draw(in context: DrawingContext) {
    guard let placement else { return }
    if let message = placement.message { draw(message, from: 0, style: .plain, in: context) }
    if let problem = placement.problem {
      draw(problem, from: placement.problemLine, style: theme.error, in: context)
    }
  }

  private func draw(_ lines: TextLayout, from line: Int, style: Style, in context: DrawingContext) {
    let top = line - scroll
    let visible = max(0, -top)..<max(max(0, -top), min(lines.count, context.size.height - top))
    for index in visible {
      context.write(lines.text(at: index), at: Point(x: 0, y: top + index), style: style)
    }
  }
}
