import GatefoldTerminal
import GatefoldText

/// The box of a calendar over everything else: the month in its upper edge, the days in it.
///
/// Where there is no room for edges they are left out: the lower one first, then those at the sides.
final class CalendarBox: View {
  /// Called for a press beside the box.
  var didPressOutside: (@MainActor () -> Void)?

  private let calendarView: CalendarView
  private var box = Rect.zero

  init(_ calendarView: CalendarView) {
    self.calendarView = calendarView
    super.init()
    addSubview(calendarView)
  }

  private static let fullHeight = CalendarGrid.weekCount + 1
  private static let sides = 4

  private var hasSides: Bool { frame.width >= CalendarGrid.widths.narrow + Self.sides }

  override func layoutSubviews() {
    let (wide, narrow) = CalendarGrid.widths
    let sides = hasSides ? Self.sides : 0
    let inner = frame.width >= wide + Self.sides ? wide : min(narrow, frame.width)
    let height = min(Self.fullHeight + 2, frame.height)
    let width = inner + sides
    box = Rect(
      x: (frame.width - width) / 2,
      y: (frame.height - height) / 2,
      width: width,
      height: height
    )
    calendarView.frame = Rect(
      x: box.minX + sides / 2,
      y: box.minY + 1,
      width: inner,
      height: min(Self.fullHeight, box.height - 1)
    )
  }

  override func draw(in context: DrawingContext) {
    let inside = context.translated(to: box)
    inside.fill(inside.bounds, style: .plain)
    if hasSides { drawEdges(in: inside) }
    let title = calendarView.monthTitle.truncated(
      toCells: max(0, box.width - 2),
      ellipsis: theme.symbols.ellipsis
    )
    let x = (box.width - title.cellWidth - 2) / 2
    inside.write(" \(title) ", at: Point(x: max(0, x), y: 0), style: theme.activeBar)
  }

  private func drawEdges(in context: DrawingContext) {
    let (right, bottom) = (context.size.width - 1, context.size.height - 1)
    let symbols = theme.symbols
    for x in [0, right] {
      let side = Rect(x: x, y: 0, width: 1, height: context.size.height)
      context.fill(side, with: symbols.verticalLine, style: theme.divider)
    }
    let edges = bottom > Self.fullHeight ? [0, bottom] : [0]
    for y in edges {
      let line = Rect(x: 1, y: y, width: max(0, right - 1), height: 1)
      context.fill(line, with: symbols.horizontalLine, style: theme.divider)
      let corners = y == 0 ? symbols.corners.prefix(2) : symbols.corners.suffix(2)
      for (corner, x) in zip(corners, [0, right]) {
        context.write(String(corner), at: Point(x: x, y: y), style: theme.divider, width: 1)
      }
    }
  }

  /// Nothing reaches what is behind the box.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    if case .press(.left, _) = event.kind, !box.contains(event.location) { didPressOutside?() }
    return true
  }
}
