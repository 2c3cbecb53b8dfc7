/// How the text of a cell is shown, as a set.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit an attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier, or brighter where the terminal has no weights.
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// Fainter.
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// Slanted; underlined on some terminals.
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// Underlined.
  public static let underline = TextAttributes(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 1 << 4)
}

/// The colours and attributes of a cell.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// The attributes of the text.
  public var attributes: TextAttributes

  /// The terminal's own colours and no attributes.
  public static let plain = Style()

  /// Creates a style; what is left out stays as the terminal has it.
  public init(
    foreground: Color = .automatic,
    background: Color = .automatic,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The same style with attributes added.
  public func adding(_ attributes: TextAttributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// This style laid over another: its colours where it has any, the attributes of both.
  ///
  /// Reverse takes dim away: terminals do not agree on which colour of the two is dimmed.
  public func over(_ base: Style) -> Style {
    let dropped: TextAttributes = attributes.contains(.reverse) ? .dim : []
    return Style(
      foreground: foreground == .automatic ? base.foreground : foreground,
      background: background == .automatic ? base.background : background,
      attributes: base.attributes.subtracting(dropped).union(attributes)
    )
  }
}
