public import GatefoldTerminal
import GatefoldText

/// One row of a table: a text, and a second one beside it.
///
/// Cells are used again for other rows: whoever configures one sets everything. One with a
/// ``View/background`` keeps it while it is selected: the selection is laid over its text alone.
@MainActor
open class TableViewCell: View {
  /// Where the second text stands.
  public enum CellStyle: Hashable, Sendable {
    /// Nowhere.
    case `default`
    /// At the right edge.
    case value1
    /// At the left, before the text.
    case value2
  }

  /// What an edit does to a row.
  public enum EditingStyle: Hashable, Sendable {
    /// Takes it away.
    case delete
  }

  /// Columns before the content: the selection marker.
  static let markerWidth = 1
  /// Columns of the delete control, its space included.
  static let controlWidth = 2

  /// Where the second text stands.
  public let style: CellStyle

  /// What ``TableView/dequeueReusableCell(withIdentifier:for:)`` finds the cell by.
  public let reuseIdentifier: String

  /// The text.
  public var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// The second text.
  public var detailText = "" {
    didSet { if detailText != oldValue { setNeedsDisplay() } }
  }

  /// The parts of the text that a filter looked for, which stand out.
  ///
  /// In order.
  public var matches: [Range<String.Index>] = [] {
    didSet { if matches != oldValue { setNeedsDisplay() } }
  }

  /// Whether the row is selected.
  public internal(set) var isSelected = false

  /// Whether the row shows its delete control.
  public internal(set) var showsDeleteControl = false

  /// Whether the row shows that it can be moved.
  public internal(set) var showsReorderControl = false

  /// Whether the table that the cell is in has the keyboard.
  var isActive = false

  /// Creates a cell.
  public required init(style: CellStyle, reuseIdentifier: String) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    text = ""
    detailText = ""
    matches = []
    background = nil
  }

  /// The part of the cell between the marker and the controls, where ``drawContent(in:)`` draws.
  public var contentFrame: Rect {
    let left = Self.markerWidth + (showsDeleteControl ? Self.controlWidth : 0)
    let right = showsReorderControl ? Self.controlWidth : 0
    return Rect(x: left, y: 0, width: frame.width - left - right, height: frame.height)
  }

  /// Draws the content, the controls of edit mode and the selection.
  open override func draw(in context: DrawingContext) {
    drawContent(in: context.translated(to: contentFrame))
    drawControls(in: context)
    guard isSelected else { return }
    Self.drawSelection(in: context, over: selectionFrame, isActive: isActive)
  }

  /// What the selection is laid over.
  ///
  /// The delete control keeps its own look: reversed, a red sign is a red block.
  private var selectionFrame: Rect {
    var frame = contentFrame
    if background == nil {
      frame.size.width = self.frame.width - frame.minX
    } else {
      frame.size.width = min(frame.width, leadingText.cellWidth + 1)
    }
    return frame
  }

  /// What is written from the left.
  private var leadingText: String {
    style == .value2 ? "\(detailText)  \(text)" : text
  }

  /// Draws the marker on every line, and lays the selection over what comes after it.
  static func drawSelection(in context: DrawingContext, isActive: Bool) {
    let size = context.size
    let row = Rect(x: markerWidth, y: 0, width: size.width - markerWidth, height: size.height)
    drawSelection(in: context, over: row, isActive: isActive)
  }

  /// Draws the marker on every line, and lays the selection over a part of the row.
  static func drawSelection(in context: DrawingContext, over part: Rect, isActive: Bool) {
    let theme = context.theme
    let marker = String(theme.symbols.selectionMarker)
    for y in 0..<context.size.height {
      let style = isActive ? theme.activeBar : theme.inactiveBar
      context.write(marker, at: Point(x: 0, y: y), style: style)
    }
    context.overlay(part, style: isActive ? theme.selection : theme.inactiveSelection)
  }

  /// Draws the texts.
  ///
  /// The context covers ``contentFrame``.
  open func drawContent(in context: DrawingContext) {
    switch style {
    case .default:
      drawText(at: 0, in: context)
    case .value1:
      let width = min(context.textWidth(detailText), context.size.width)
      let end = context.size.width - width
      drawText(at: 0, width: max(0, end - 1), in: context)
      context.write(detailText, at: Point(x: end, y: 0), style: detailStyle)
    case .value2:
      let width = context.write(detailText, at: .zero, style: detailStyle)
      drawText(at: width + 2, in: context)
    }
  }

  /// On a colour, text that is dimmed may be unreadable.
  private var detailStyle: Style { background == nil ? theme.secondaryText : .plain }

  private func drawText(at x: Int, width: Int? = nil, in context: DrawingContext) {
    let taken = context.write(text, at: Point(x: x, y: 0), width: width)
    for range in matches {
      let start = text[..<range.lowerBound].cellWidth
      let end = min(text[..<range.upperBound].cellWidth, taken)
      guard start < end else { return }
      let match = Rect(x: x + start, y: 0, width: end - start, height: 1)
      context.overlay(match, style: theme.match)
    }
  }

  private func drawControls(in context: DrawingContext) {
    if showsDeleteControl {
      let control = String(theme.symbols.deleteControl)
      // Red on a red row would not be seen.
      let style = background == nil ? theme.destructive : Style(attributes: .bold)
      context.write(control, at: Point(x: Self.markerWidth, y: 0), style: style)
    }
    if showsReorderControl {
      let control = String(theme.symbols.reorderControl)
      context.write(control, at: Point(x: frame.width - 1, y: 0), style: detailStyle)
    }
  }
}
