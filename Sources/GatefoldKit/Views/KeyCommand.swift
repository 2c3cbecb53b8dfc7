public import GatefoldTerminal
import GatefoldText

/// What a key does: data that feeds the dispatch, the hints at the bottom and the help screen.
///
/// ```swift
/// static let commands = [
///   KeyCommand("+", "a", title: "Add", isHinted: true, action: EntriesViewController.add)
/// ]
/// ```
public struct KeyCommand: Sendable {
  /// The strokes that run the command; the first is the one that is shown.
  public let keys: [KeyPress]
  /// What it does, in a word or two.
  public let title: String
  /// Whether it is worth a place among the hints at the bottom.
  public let isHinted: Bool

  /// The key and the title, as the status bar shows them.
  let hint: String
  /// Cells of the key in the hint.
  let hintKeyWidth: Int
  /// Cells of the hint.
  let hintWidth: Int

  private let enabled: @MainActor @Sendable (Responder) -> Bool
  private let perform: @MainActor @Sendable (Responder) -> Void

  /// Creates a command from a method of the responder whose table it stands in.
  ///
  /// - Parameters:
  ///   - keys: The strokes, as `"d"`, `"ctrl-r"`, `"page-down"`; see ``GatefoldTerminal/KeyPress``.
  ///   - title: What it does, in a word or two.
  ///   - isHinted: Whether it is worth a place among the hints.
  ///   - isEnabled: Whether it can be done now; a disabled command is not shown and takes no key.
  ///   - action: The method to call.
  public init<Target: Responder>(
    _ keys: KeyPress...,
    title: String,
    isHinted: Bool = false,
    isEnabled: @escaping @MainActor @Sendable (Target) -> Bool = { _ in true },
    action: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
  ) {
    self.keys = keys
    self.title = title
    self.isHinted = isHinted
    let key = keys.first?.symbol ?? ""
    self.hint = "\(key) \(title)"
    self.hintKeyWidth = key.cellWidth
    self.hintWidth = hint.cellWidth
    self.enabled = { ($0 as? Target).map(isEnabled) ?? false }
    self.perform = { if let target = $0 as? Target { action(target)() } }
  }

  /// Whether the command can be done by a responder now.
  @MainActor
  public func isEnabled(for responder: Responder) -> Bool {
    enabled(responder)
  }

  /// Does it.
  @MainActor
  public func perform(on responder: Responder) {
    perform(responder)
  }
}

extension Responder {
  /// The command of this responder alone that a stroke would run now.
  ///
  /// - Complexity: O(commands of the responder).
  final func keyCommand(for press: KeyPress) -> KeyCommand? {
    keyCommands.first { $0.keys.contains(press) && $0.isEnabled(for: self) }
  }
}
