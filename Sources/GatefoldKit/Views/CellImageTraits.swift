public import GatefoldTerminal

/// What a picture is made for: the colours and characters of the terminal, and what lies behind.
public struct CellImageTraits: Hashable, Sendable {
  /// How many colours the terminal shows.
  public var colorDepth: ColorDepth
  /// Whether blocks and other characters outside ASCII may be used to paint.
  public var showsUnicode: Bool
  /// The colour behind the picture, seen where it is transparent.
  ///
  /// Only an exact colour mixes with what is half transparent.
  public var background: Color

  /// Creates traits; the terminal's own colour is behind the picture unless another is named.
  public init(
    colorDepth: ColorDepth,
    showsUnicode: Bool = true,
    background: Color = .automatic
  ) {
    self.colorDepth = colorDepth
    self.showsUnicode = showsUnicode
    self.background = background
  }
}
