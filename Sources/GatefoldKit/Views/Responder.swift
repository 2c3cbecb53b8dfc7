public import GatefoldTerminal

/// An object that can take keys, pastes and the mouse, or pass them on to the next in the chain.
///
/// A stroke goes to the first responder and then from one to the ``next`` until somebody takes it.
/// Each is asked first whether it wants the stroke as input (``keyPressed(_:)``: text fields take
/// what types), then for a key command with that key.
@MainActor
open class Responder {
  /// Creates a responder.
  public init() {}

  /// Who is asked when this responder does not want an event.
  open var next: Responder? { nil }

  /// What keys do here.
  ///
  /// A constant table: the actions are methods, not closures over an object.
  open var keyCommands: [KeyCommand] { [] }

  /// The heading of ``keyCommands`` in the help screen.
  open var keyCommandsTitle: String { "" }

  /// Whether strokes that type a character end here: no responder after this one is asked.
  ///
  /// Text fields type them; dialogs keep them from what lies below. Hints and help leave such keys
  /// of later responders out.
  open var takesText: Bool { false }

  /// Whether the keyboard can be given to this responder.
  open var canBecomeFirstResponder: Bool { false }

  /// The undo and redo of what is done here; by default that of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }

  /// A short text about the state, for the left of the status bar, while this or an earlier
  /// responder in the chain has the keyboard.
  open var statusText: String? { nil }

  /// Takes a stroke as input, before any key command sees it.
  ///
  /// - Returns: Whether the stroke was taken.
  open func keyPressed(_ press: KeyPress) -> Bool { false }

  /// Takes pasted text.
  ///
  /// - Parameter text: The text as it was pasted, with line breaks.
  /// - Returns: Whether the text was taken. If nobody takes it, nothing happens.
  open func pasted(_ text: String) -> Bool { false }

  /// Takes what the mouse did.
  ///
  /// The location is in the coordinates of the view that is asked.
  ///
  /// - Returns: Whether the event was taken. Who takes a press gets the drags and the release too.
  open func mouseEvent(_ event: MouseEvent) -> Bool { false }

  /// Told when the keyboard has come.
  open func didBecomeFirstResponder() {}

  /// Told when the keyboard has gone.
  open func didResignFirstResponder() {}

  /// This responder and those after it, in the order they are asked.
  public var chain: some Sequence<Responder> {
    sequence(first: self) { $0.next }
  }
}
