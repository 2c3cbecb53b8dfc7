/// A colour of a cell: the terminal's own, one of its palette, or an exact one.
///
/// A terminal shows the nearest colour that it has.
public struct Color: Hashable, Sendable {
  /// One word a colour, so that a cell stays small: a kind in the top byte, the value below.
  package let code: UInt32

  private static let paletteKind: UInt32 = 0x0100_0000
  private static let rgbKind: UInt32 = 0x0200_0000

  private init(code: UInt32) {
    self.code = code
  }

  /// The terminal's own foreground or background.
  public static let automatic = Color(code: 0)

  /// A colour of the terminal's palette, 0…255: 0…7 are the ANSI colours, 8…15 their bright forms.
  public static func palette(_ index: UInt8) -> Color {
    Color(code: paletteKind | UInt32(index))
  }

  /// An exact colour by its red, green and blue, 0…255 each.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(code: rgbKind | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// ANSI colour 1.
  public static let red = palette(1)
  /// ANSI colour 2.
  public static let green = palette(2)
  /// ANSI colour 3.
  public static let yellow = palette(3)
  /// ANSI colour 4.
  public static let blue = palette(4)
  /// ANSI colour 5.
  public static let magenta = palette(5)
  /// ANSI colour 6.
  public static let cyan = palette(6)

  /// The palette index, for a colour of the palette.
  public var paletteIndex: UInt8? {
    code & 0xFF00_0000 == Self.paletteKind ? UInt8(truncatingIfNeeded: code) : nil
  }

  /// Red, green and blue, for an exact colour.
  public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard code & 0xFF00_0000 == Self.rgbKind else { return nil }
    return (
      UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
      UInt8(truncatingIfNeeded: code)
    )
  }
}

/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
  /// None: attributes alone tell things apart.
  case none = 0
  /// The eight ANSI colours.
  case ansi8 = 8
  /// The ANSI colours and their bright forms.
  case ansi16 = 16
  /// The xterm palette.
  case palette256 = 256
  /// Every 24-bit colour.
  case trueColor = 16_777_216

  /// Orders depths by their number of colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
