/// A key of the keyboard, without its modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types a character. Several scalars only where they were typed as one.
  case character(Character)
  /// An arrow, and so on; named as in `terminfo(5)` and on keyboards.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// Home, or Pos1.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Insert.
  case insert
  /// Delete, the one that takes what is to the right.
  case delete
  /// Backspace, the one that takes what is to the left.
  case backspace
  /// Enter or Return.
  case enter
  /// Tab; Shift-Tab has the shift modifier.
  case tab
  /// Escape.
  case escape
  /// A function key, from 1.
  case function(Int)
}

/// The keys held down with another one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  ///
  /// Not reported with characters: they come as typed, `E` rather than Shift and `e`.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, Option or Meta.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  ///
  /// The character is the lower-case one: Control and `c`.
  public static let control = KeyModifiers(rawValue: 4)
}

/// One stroke: a key and the modifiers held with it.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers.
  public var modifiers: KeyModifiers

  /// Creates a stroke.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The text that the stroke types, if it types any.
  public var text: Character? {
    guard case .character(let character) = key, modifiers.isEmpty else { return nil }
    return character
  }
}
