public import GatefoldTerminal
import GatefoldText

/// The only way a view draws: in its own coordinates, clipped to its bounds.
@MainActor
public struct DrawingContext {
  /// The view's size in cells.
  public let size: Size
  /// Colours, attributes and symbols.
  public let theme: Theme

  private let surface: Surface
  private let origin: Point
  /// What lies under everything that is drawn.
  private var background = Style.plain
  let clip: Rect

  init(surface: Surface, theme: Theme) {
    self.surface = surface
    self.theme = theme
    self.size = surface.size
    self.origin = .zero
    self.clip = surface.bounds
  }

  private init(_ parent: DrawingContext, frame: Rect) {
    surface = parent.surface
    theme = parent.theme
    background = parent.background
    size = Size(width: frame.width, height: frame.height)
    let area = frame.offsetBy(x: parent.origin.x, y: parent.origin.y)
    origin = area.origin
    clip = area.intersection(parent.clip)
  }

  /// The whole view.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// A context for a rectangle of this one.
  public func translated(to frame: Rect) -> DrawingContext {
    DrawingContext(self, frame: frame)
  }

  /// This context filled with a style, over which everything is drawn from now on.
  func filled(with style: Style) -> DrawingContext {
    var filled = self
    filled.background = style
    filled.fill(bounds, style: style)
    return filled
  }

  /// Fills a rectangle with spaces of a style; the background shows where the style has no colour.
  public func fill(_ rect: Rect, style: Style) {
    let area = rect.offsetBy(x: origin.x, y: origin.y).intersection(clip)
    surface.fill(area, style: style.over(background))
  }

  /// Lays a style over what is drawn in a rectangle.
  public func overlay(_ rect: Rect, style: Style) {
    surface.overlay(rect.offsetBy(x: origin.x, y: origin.y).intersection(clip), style: style)
  }

  /// Writes text on one line, cut with an ellipsis where it does not fit.
  ///
  /// - Parameters:
  ///   - text: Any text: control characters become visible marks.
  ///   - point: The first cell.
  ///   - style: Colours and attributes; the background's colours where it has none.
  ///   - width: The cells it may take; to the right edge of the view if `nil`.
  /// - Returns: The cells taken.
  /// - Complexity: O(width), whatever the length of the text.
  @discardableResult
  public func write(
    _ text: some StringProtocol,
    at point: Point,
    style: Style = .plain,
    width: Int? = nil
  ) -> Int {
    let room = max(0, min(width ?? size.width - point.x, size.width - point.x))
    let start = Point(x: origin.x + point.x, y: origin.y + point.y)
    let area = Rect(x: start.x, y: start.y, width: room, height: 1).intersection(clip)
    guard room > 0, !area.isEmpty else { return 0 }
    let style = style.over(background)
    let extent = surface.write(text, at: start, style: style, clip: area)
    if extent.isComplete { return min(room, extent.width) }
    cut(at: start, room: room, style: style, clip: area)
    return room
  }

  /// Puts the ellipsis into the last cells of a text that goes on.
  private func cut(at start: Point, room: Int, style: Style, clip: Rect) {
    let ellipsis = theme.symbols.ellipsis
    let x = start.x + max(0, room - ellipsis.count)
    surface.write(ellipsis, at: Point(x: x, y: start.y), style: style, clip: clip)
  }

  /// The cells that a text takes.
  ///
  /// - Complexity: O(length of the text).
  public func textWidth(_ text: some StringProtocol) -> Int {
    text.cellWidth
  }

  /// Writes one symbol over and over: a line, or a rule.
  public func fill(_ rect: Rect, with symbol: Character, style: Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let line = String(repeating: symbol, count: area.width)
    for y in area.minY..<area.maxY {
      write(line, at: Point(x: area.minX, y: y), style: style, width: area.width)
    }
  }
}
