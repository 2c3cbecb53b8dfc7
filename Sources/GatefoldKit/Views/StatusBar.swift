public import GatefoldTerminal
import GatefoldText

/// The last line of the window: a message or the state at the left, the keys at the right.
@MainActor
public final class StatusBar: View {
  /// A command, which of its keys is shown, and who it is for.
  struct Hint {
    let command: KeyCommand
    let key: Int
    /// Weak: the last frame's hints outlive it, and the application holds this view.
    weak var responder: Responder?

    /// Whether the command is there wherever the keyboard is.
    @MainActor var isGlobal: Bool { responder is Application }

    var label: KeyHint { command.hints[key] }
  }

  private struct Message {
    let text: String
    let isError: Bool
  }

  private static let gap = 2
  private var message: Message?
  private var placed: [(hint: Hint, x: Int)] = []

  /// Says something until the next stroke.
  public func showMessage(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
    setNeedsDisplay()
  }

  /// What is being said, if anything.
  public var messageText: String? { message?.text }

  func clearMessage() {
    guard message != nil else { return }
    message = nil
    setNeedsDisplay()
  }

  /// Draws the message or the state, then as many hints as fit to the right of it.
  public override func draw(in context: DrawingContext) {
    let text = message?.text ?? window?.responderForKeys.statusTextInChain ?? ""
    let style = message.map { $0.isError ? theme.error : theme.message } ?? theme.secondaryText
    placeHints(besides: text.cellWidth, in: context.size.width)
    let end = placed.first.map { $0.x - Self.gap } ?? context.size.width
    context.write(text, at: Point(x: 1, y: 0), style: style, width: max(0, end - 1))
    for (hint, x) in placed { draw(hint, x: x, in: context) }
  }

  private func draw(_ hint: Hint, x: Int, in context: DrawingContext) {
    context.write(
      hint.label.text,
      at: Point(x: x, y: 0),
      style: theme.secondaryText,
      width: hint.label.width
    )
    context.overlay(
      Rect(x: x, y: 0, width: hint.label.keyWidth, height: 1),
      style: theme.hintKey
    )
  }

  /// Chooses the hints from the most to the least important, and places them at the right: those of
  /// what has the keyboard first, then those of the application.
  ///
  /// The most important one always has its place, even over the text.
  private func placeHints(besides textWidth: Int, in width: Int) {
    var room = width - textWidth - 1 - Self.gap
    var chosen: [Hint] = []
    for hint in window?.hints ?? [] {
      let needed = hint.label.width + Self.gap
      guard chosen.isEmpty ? hint.label.width < width : needed <= room else { continue }
      chosen.append(hint)
      room -= needed
    }
    let ordered = chosen.filter { !$0.isGlobal } + chosen.filter(\.isGlobal)
    var x = width - 1 + Self.gap - ordered.reduce(0) { $0 + $1.label.width + Self.gap }
    placed = ordered.map { hint in
      defer { x += hint.label.width + Self.gap }
      return (hint, x)
    }
  }

  /// A click on a hint does what its key does.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    guard case .press(.left, _) = event.kind,
      let hit = placed.first(where: {
        $0.x..<($0.x + $0.hint.label.width) ~= event.location.x
      })
    else { return false }
    if let responder = hit.hint.responder { hit.hint.command.perform(on: responder) }
    return true
  }
}

extension Responder {
  /// The nearest state text in the chain.
  var statusTextInChain: String? {
    chain.firstNonNil(\.statusText)
  }
}
