/// What was done, as the steps that take it back, and what was taken back, as the steps that do it again.
///
/// As in Foundation on Apple's systems: who changes something registers the inverse; while an undo
/// runs, what it registers becomes the redo.
@MainActor
public final class UndoManager {
  private struct Step {
    let name: String
    let action: @MainActor () -> Void
  }

  private enum Mode {
    case recording, undoing, redoing
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var mode = Mode.recording
  private let limit: Int

  /// Creates an empty history.
  ///
  /// - Parameter limit: How many steps are kept; the oldest are forgotten.
  public init(limit: Int = 1000) {
    self.limit = max(1, limit)
  }

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoSteps.isEmpty }

  /// Whether there is something to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// The name of what ``undo()`` would take back.
  public var undoActionName: String? { undoSteps.last?.name }

  /// The name of what ``redo()`` would do again.
  public var redoActionName: String? { redoSteps.last?.name }

  /// Registers the step that takes back what is being done.
  ///
  /// - Parameters:
  ///   - name: What is being done, as in "Undid delete": a noun in lower case.
  ///   - action: Takes it back, and registers its own inverse while it does.
  public func registerUndo(_ name: String, action: @escaping @MainActor () -> Void) {
    let step = Step(name: name, action: action)
    switch mode {
    case .recording:
      redoSteps.removeAll()
      append(step, to: &undoSteps)
    case .undoing:
      append(step, to: &redoSteps)
    case .redoing:
      append(step, to: &undoSteps)
    }
  }

  /// Takes back the last thing done.
  ///
  /// - Returns: Its name, or `nil` if there was nothing.
  @discardableResult
  public func undo() -> String? {
    run(undoSteps.popLast(), in: .undoing)
  }

  /// Does again the last thing taken back.
  ///
  /// - Returns: Its name, or `nil` if there was nothing.
  @discardableResult
  public func redo() -> String? {
    run(redoSteps.popLast(), in: .redoing)
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoSteps.removeAll()
    redoSteps.removeAll()
  }

  private func run(_ step: Step?, in mode: Mode) -> String? {
    guard let step else { return nil }
    self.mode = mode
    defer { self.mode = .recording }
    step.action()
    return step.name
  }

  private func append(_ step: Step, to steps: inout [Step]) {
    steps.append(step)
    if steps.count > limit { steps.removeFirst(steps.count - limit) }
  }
}
