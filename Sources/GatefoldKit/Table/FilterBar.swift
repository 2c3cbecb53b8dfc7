import GatefoldTerminal

/// The line above a table in which one types what its rows are to match.
final class FilterBar: View {
  /// Where the text is typed.
  let field = TextField()

  /// Called when Enter gives the keyboard back to the table.
  var didFinish: (@MainActor () -> Void)?
  /// Called when Escape takes the filter away.
  var didCancel: (@MainActor () -> Void)?
  /// Called to move the selection while the keyboard stays here.
  var didMove: (@MainActor (Int) -> Void)?

  init() {
    super.init()
    addSubview(field)
  }

  private static let prefix = "/"

  override func layoutSubviews() {
    field.frame = Rect(x: 2, y: 0, width: max(0, frame.width - 3), height: 1)
  }

  override func draw(in context: DrawingContext) {
    context.write(Self.prefix, at: Point(x: 1, y: 0), style: theme.hintKey)
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("enter", "tab", title: "Done", isHinted: true, action: FilterBar.finish),
    KeyCommand("escape", title: "No filter", isHinted: true, action: FilterBar.cancel),
    KeyCommand("down", "ctrl-n", title: "Next row", action: FilterBar.moveDown),
    KeyCommand("up", "ctrl-p", title: "Previous row", action: FilterBar.moveUp),
  ]

  override var keyCommands: [KeyCommand] { Self.commands }

  override var keyCommandsTitle: String { "Filter" }

  private func finish() { didFinish?() }
  private func cancel() { didCancel?() }
  private func moveDown() { didMove?(1) }
  private func moveUp() { didMove?(-1) }
}
