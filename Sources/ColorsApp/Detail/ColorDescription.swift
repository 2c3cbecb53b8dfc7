import Colorimetry
import GatefoldKit

/// What is said of a colour.
nonisolated struct ColorDescription: Sendable {
  /// The ways to write it that are always shown.
  static let forms: [ColorForm] = [.hex, .rgb, .hsb, .hsl, .hwb, .oklch, .cmyk]

  /// A line: what it is, and its value.
  struct Fact: Hashable, Sendable {
    var title: String
    var value: String
  }

  let color: SRGBColor
  /// The way that copying writes it.
  let chosenForm: ColorForm
  /// How many colours the terminal shows.
  let depth: ColorDepth

  /// The ways to write it, with the chosen one among them.
  var forms: [ColorForm] {
    Self.forms.contains(chosenForm) ? Self.forms : Self.forms + [chosenForm]
  }

  /// Everything else.
  var facts: [Fact] {
    var facts = ColorFact.allCases.map { Fact(title: $0.rawValue, value: $0.text(of: color)) }
    if let replacement = ShownColor(color, depth: depth).replacement {
      facts.append(Fact(title: "shown as", value: replacement))
    }
    if color.alpha < 1 {
      facts.append(Fact(title: "alpha", value: DecimalText.short(color.alpha, 3) + ", over white"))
    }
    return facts
  }
}
