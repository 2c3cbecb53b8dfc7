import GatefoldTerminal
import GatefoldText

/// The first line of a navigation controller: Back, buttons, the title, buttons.
final class NavigationBar: View {
  /// Something in the bar, where it stands, and what a click on it does.
  private struct Part {
    let text: String
    let cells: Range<Int>
    let action: (@MainActor () -> Void)?
  }

  weak var controller: NavigationController?

  private var parts: [Part] = []

  override func layoutSubviews() {
    guard let controller else { return }
    let item = controller.topViewController?.navigationItem
    let left = item?.leftBarButtonItems.filter { !$0.isHidden } ?? []
    let right = item?.rightBarButtonItems.filter { !$0.isHidden } ?? []
    let title = controller.displayTitle
    let back = controller.backTitle.map { "\(theme.symbols.back) \($0)" }
    var widths = NavigationBarLayout.Widths()
    widths.back = back.map { $0.cellWidth }
    widths.backSymbol = theme.symbols.back.cellWidth
    widths.left = left.map { $0.title.cellWidth }
    widths.title = title.cellWidth
    widths.right = right.map { $0.title.cellWidth }

    let layout = NavigationBarLayout(width: frame.width, widths: widths)
    let backText = layout.isBackTitled ? back : theme.symbols.back
    parts = [
      Part(text: backText ?? "", cells: layout.back) { [weak controller] in
        controller?.goBack()
      }
    ]
    parts += zip(left + right, layout.left + layout.right)
      .map {
        Part(text: $0.title, cells: $1, action: $0.action)
      }
    parts.append(Part(text: title, cells: layout.title, action: nil))
  }

  /// Whether the keyboard is in this bar's pane.
  private var isActive: Bool {
    guard let controller else { return false }
    return controller.splitViewController?.isFocused(controller) ?? true
  }

  override func draw(in context: DrawingContext) {
    let barStyle = isActive ? theme.activeBar : theme.inactiveBar
    let buttonStyle = isActive ? theme.barButton : theme.barButton.over(barStyle)
    context.fill(context.bounds, style: barStyle)
    for part in parts {
      context.write(
        part.text,
        at: Point(x: part.cells.lowerBound, y: 0),
        style: part.action == nil ? barStyle : buttonStyle,
        width: part.cells.count
      )
    }
  }

  /// A click on Back or a button does what it says.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    guard case .press(.left, _) = event.kind,
      let action = parts.first(where: { $0.cells.contains(event.location.x) })?.action
    else { return false }
    action()
    return true
  }
}
