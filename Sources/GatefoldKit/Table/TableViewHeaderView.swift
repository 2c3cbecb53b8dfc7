public import GatefoldTerminal

/// The header of a section: a text, and a second one at the end of the rule after it.
///
/// Subclasses draw something else in ``contentFrame``. What is in their subviews is drawn over the
/// selection, so that pictures keep their colours.
@MainActor
open class TableViewHeaderView: View {
  /// The heading.
  public var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// A short text at the end, as a count.
  public var detailText = "" {
    didSet { if detailText != oldValue { setNeedsDisplay() } }
  }

  /// Whether the section can be collapsed, which a sign shows.
  public internal(set) var canCollapse = false
  /// Whether its rows are not seen.
  public internal(set) var isCollapsed = false
  /// Whether the cursor is here.
  public internal(set) var isSelected = false
  /// Whether the table that the header is in has the keyboard.
  var isActive = false

  /// Columns of the sign, its space included.
  private static let signWidth = 2
  /// The column after the sign.
  static let signEnd = TableViewCell.markerWidth + signWidth

  /// Creates a header.
  public init() {
    super.init()
  }

  /// The part of the header after the marker and the sign, where ``drawContent(in:)`` draws.
  public var contentFrame: Rect {
    let left = canCollapse ? Self.signEnd : TableViewCell.markerWidth
    return Rect(x: left, y: 0, width: max(0, frame.width - left), height: frame.height)
  }

  /// Draws the sign, the content and the selection, over whatever row is behind.
  public override func draw(in context: DrawingContext) {
    context.fill(context.bounds, style: .plain)
    if canCollapse {
      let sign = isCollapsed ? theme.symbols.collapsed : theme.symbols.expanded
      let point = Point(x: TableViewCell.markerWidth, y: 0)
      context.write(String(sign), at: point, style: theme.sectionHeader)
    }
    drawContent(in: context.translated(to: contentFrame))
    if isSelected { TableViewCell.drawSelection(in: context, isActive: isActive) }
  }

  /// Draws the texts, and a rule between them.
  ///
  /// The context covers ``contentFrame``.
  open func drawContent(in context: DrawingContext) {
    let width = context.write(text, at: .zero, style: theme.sectionHeader)
    let detailWidth = context.textWidth(detailText)
    let end = context.size.width - detailWidth - (detailWidth > 0 ? 2 : 0)
    let rule = Rect(x: width + 1, y: 0, width: end - width - 1, height: 1)
    guard !rule.isEmpty else { return }
    context.fill(rule, with: theme.symbols.horizontalLine, style: theme.divider)
    context.write(detailText, at: Point(x: end + 1, y: 0), style: theme.secondaryText)
  }
}
