import GatefoldTerminal
import GatefoldText

/// A button of an alert: `[ Title ]`.
final class AlertButton: View {
  let action: AlertAction
  private let perform: @MainActor (AlertAction) -> Void

  /// Whether Enter does the action while no other button is chosen.
  var isPreferred = false {
    didSet { if isPreferred != oldValue { setNeedsDisplay() } }
  }

  /// Whether the action can be done now.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  init(_ action: AlertAction, perform: @escaping @MainActor (AlertAction) -> Void) {
    self.action = action
    self.perform = perform
    super.init()
  }

  /// The cells that the whole title needs.
  var naturalWidth: Int { action.title.cellWidth + 4 }

  override var canBecomeFirstResponder: Bool { isEnabled }

  override var cursor: Cursor? { Cursor(at: Point(x: 2, y: 0), isVisible: false) }

  override func draw(in context: DrawingContext) {
    let width = context.size.width
    let title = action.title.truncated(
      toCells: width - 4,
      ellipsis: context.theme.symbols.ellipsis
    )
    context.write("[ \(title) ]", at: .zero, style: style(in: context.theme), width: width)
  }

  private func style(in theme: Theme) -> Style {
    guard isEnabled else { return theme.secondaryText }
    var style = action.style == .destructive ? theme.destructive : .plain
    if isPreferred { style = style.adding(.bold) }
    return isFirstResponder ? theme.selection.over(style) : style
  }

  /// Space does what Enter does.
  override func keyPressed(_ press: KeyPress) -> Bool {
    guard press == "space" else { return false }
    perform(action)
    return true
  }

  /// The button acts where it is released; moving away first takes the press back.
  override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left, _): becomeFirstResponder()
    case .release(.left) where bounds.contains(event.location): perform(action)
    case .release, .drag: break
    default: return false
    }
    return true
  }
}
