/// What the mouse did, and where.
public struct MouseEvent: Hashable, Sendable {
  /// The kinds of mouse event.
  public enum Kind: Hashable, Sendable {
    /// A button went down; `clickCount` is 2 for a double click.
    case press(Button, clickCount: Int)
    /// A button went up.
    case release(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    /// The wheel turned by lines; negative is up, away from the person.
    case scroll(lines: Int)
  }

  /// The buttons.
  public enum Button: Hashable, Sendable {
    /// The left one.
    case left
    /// The wheel, pressed.
    case middle
    /// The right one.
    case right
  }

  /// What happened.
  public var kind: Kind
  /// The cell under the pointer.
  public var location: Point
  /// The modifiers held.
  public var modifiers: KeyModifiers

  /// Creates a mouse event.
  public init(_ kind: Kind, at location: Point, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.location = location
    self.modifiers = modifiers
  }
}
