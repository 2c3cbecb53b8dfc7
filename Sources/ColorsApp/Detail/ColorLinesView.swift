import GatefoldKit

/// Lines that are read: a title and a value each, wrapped where there is no room; one may be marked.
final class ColorLinesView: View {
  /// A title, empty for none, and what stands beside it.
  struct Line: Hashable {
    var title = ""
    var value: String
    var isMarked = false
  }

  /// What is shown.
  var lines: [Line] = [] {
    didSet {
      guard lines != oldValue else { return }
      superview?.superview?.setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Called with the number of a line that was clicked.
  var lineClicked: ((Int) -> Void)?

  /// The cells before the lines: a mark and a space.
  private static let margin = 2

  /// The lines that all take at a width.
  func height(forWidth width: Int) -> Int {
    lines.reduce(0) { $0 + layout(of: $1, width: width).count }
  }

  /// The cells for the titles, with the space after them: no more than half of the width.
  private func titleWidth(forWidth width: Int) -> Int {
    let widest = lines.map(\.title.cellWidth).max() ?? 0
    return widest == 0 ? 0 : min(widest + 2, width / 2)
  }

  /// A cell stays free at the right, for the scroll bar.
  private func layout(of line: Line, width: Int) -> TextLayout {
    TextLayout(line.value, width: width - Self.margin - titleWidth(forWidth: width) - 1)
  }

  override func draw(in context: DrawingContext) {
    let width = context.size.width
    let titleWidth = titleWidth(forWidth: width)
    var y = 0
    for line in lines {
      let style = Style(attributes: line.isMarked ? .bold : [])
      if line.isMarked { context.write(theme.symbols.forward, at: Point(x: 0, y: y), style: style) }
      let start = Point(x: Self.margin, y: y)
      context.write(line.title, at: start, width: max(0, titleWidth - 1))
      let layout = layout(of: line, width: width)
      for index in layout.indices {
        let point = Point(x: Self.margin + titleWidth, y: y + index)
        context.write(layout.text(at: index), at: point, style: style)
      }
      y += layout.count
    }
  }

  /// A click on a line tells its number.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    guard case .press(.left, _) = event.kind, let lineClicked else { return false }
    var bottom = 0
    for (index, line) in lines.enumerated() {
      bottom += layout(of: line, width: bounds.width).count
      if event.location.y < bottom {
        lineClicked(index)
        return true
      }
    }
    return false
  }
}
