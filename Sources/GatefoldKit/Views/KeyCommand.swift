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

  /// What the status bar shows, for each of the keys.
  let hints: [KeyHint]

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
    self.hints = keys.map { KeyHint(key: $0, title: title) }
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

/// A key and what it does, as the status bar shows them.
struct KeyHint: Sendable {
  /// The key and the title.
  let text: String
  /// Cells of the key.
  let keyWidth: Int
  /// Cells of the whole.
  let width: Int

  init(key: KeyPress, title: String) {
    text = "\(key.symbol) \(title)"
    keyWidth = key.symbol.cellWidth
    width = text.cellWidth
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
