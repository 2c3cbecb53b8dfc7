import GatefoldTerminal

/// The colours of initials, by name.
enum InitialsStyle {
  /// Entries of the 256-colour palette on which white can be read.
  static let palette: [UInt8] = [
    23, 24, 25, 28, 54, 58, 60, 61, 88, 89, 90, 94, 95, 97, 125, 130, 131,
  ]

  /// ANSI colours, and which of black and white can be read on each; on magenta neither can.
  static let ansi: [(background: UInt8, foreground: UInt8)] = [
    (1, 7), (2, 0), (3, 0), (4, 7), (6, 0),
  ]

  /// White, in the fixed part of the palette.
  static let white: UInt8 = 231

  /// The colours for a name on a terminal of a depth.
  static func style(for name: String, depth: ColorDepth) -> Style {
    let number = hash(name.lowercased())
    switch depth {
    case .none:
      return Style(attributes: .reverse)
    case .ansi8, .ansi16:
      let pair = ansi[Int(number % UInt64(ansi.count))]
      return Style(foreground: .palette(pair.foreground), background: .palette(pair.background))
    case .palette256, .trueColor:
      let background = palette[Int(number % UInt64(palette.count))]
      return Style(foreground: .palette(white), background: .palette(background))
    }
  }

  /// FNV-1a of 64 bits (Fowler, Noll and Vo), which is the same in every run, as a `Hasher` is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
