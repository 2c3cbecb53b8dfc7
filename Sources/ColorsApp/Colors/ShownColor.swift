import Colorimetry
import GatefoldKit

/// A colour as a terminal shows it.
nonisolated struct ShownColor: Hashable, Sendable {
  /// What a colour that is not opaque lies over: white, as a page does.
  static let page = SRGBColor.white

  /// What the terminal is asked for.
  let wanted: Color
  /// What it shows: one of its palette where it cannot show that.
  let shown: Color

  /// Finds what a terminal of a depth shows for a colour.
  init(_ color: SRGBColor, depth: ColorDepth) {
    self.init(Color(color.composited(over: Self.page)), depth: depth)
  }

  /// Finds what a terminal of a depth shows for a colour, also one of its palette.
  init(_ color: Color, depth: ColorDepth) {
    wanted = color
    shown = ColorReduction.reduce(color, to: depth)
  }

  /// What it looks like; nil where the terminal has no colours.
  ///
  /// The first 16 colours of the palette are taken to be xterm's.
  var appearance: SRGBColor? { ColorReduction.appearance(of: shown) }

  /// Whether it is exactly what was asked for.
  var isExact: Bool { appearance == ColorReduction.appearance(of: wanted) }

  /// What is shown in its stead, as in `208 (#ff8700)`; nil where that is not needed.
  var replacement: String? {
    guard let appearance else { return "no colours here" }
    guard !isExact, let index = shown.paletteIndex else { return nil }
    return "\(index) (\(ColorForm.hex.text(of: appearance)))"
  }

  /// A background of this colour, and black or white on it, whichever can be read better; nil where
  /// the terminal has no colours.
  func style(depth: ColorDepth) -> Style? {
    guard let appearance else { return nil }
    let texts = [SRGBColor.black, .white]
      .map { text in
        let color = Color(text)
        let seen = ColorReduction.appearance(of: ColorReduction.reduce(color, to: depth)) ?? text
        return (color: color, contrast: seen.contrast(with: appearance))
      }
    let best = texts.max { $0.contrast < $1.contrast }
    return Style(foreground: best?.color ?? .automatic, background: wanted)
  }
}

extension Color {
  /// The exact colour of a cell, whatever the alpha.
  nonisolated init(_ color: SRGBColor) {
    let bytes = color.bytes
    self = .rgb(bytes.red, bytes.green, bytes.blue)
  }
}
