import Colorimetry
import FoundationEssentials
import GatefoldKit

/// A row of a table of colours.
nonisolated struct ColorRow: Sendable {
  /// What tells a row from all others over every change.
  enum ID: Hashable, Sendable {
    case hue(Int)
    case saved(SavedColor.ID)
    case css(String)
    case terminal(UInt8)
    case step(ColorScale, Int)
  }

  let id: ID
  /// The colour, and what it is called.
  let color: NamedColor

  /// What the row is painted with: of the terminal's palette, the colour that the person made of it.
  func shown(depth: ColorDepth) -> ShownColor {
    if case .terminal(let index) = id { return ShownColor(.palette(index), depth: depth) }
    return ShownColor(color.color, depth: depth)
  }

  /// The hexadecimal digits, as the row shows them.
  var hex: String { ColorForm.hex.text(of: color.color) }
}
