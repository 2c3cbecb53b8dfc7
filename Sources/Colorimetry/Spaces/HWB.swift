/// A colour by hue, whiteness and blackness (CSS Color 4, 8).
package struct HWB: Hashable, Sendable {
  /// The hue in degrees, 0…360; a grey keeps the one that it was given.
  package let hue: Double
  /// How much white is mixed in, 0…1.
  package let whiteness: Double
  /// How much black is mixed in, 0…1.
  package let blackness: Double

  /// Makes a colour; hues outside 0…360 are wrapped, the others clamped.
  ///
  /// White and black that are more than 1 together make a grey, by their shares.
  package init(hue: Double, whiteness: Double, blackness: Double) {
    self.hue = Hue.wrapped(hue)
    self.whiteness = whiteness.clamped(to: 0...1)
    self.blackness = blackness.clamped(to: 0...1)
  }

  /// Converts a colour (CSS Color 4, 8.2); the hue of a grey is 0.
  package init(_ color: SRGBColor) {
    let (hue, minimum, maximum) = Hue.parts(of: color)
    self.init(hue: hue, whiteness: minimum, blackness: 1 - maximum)
  }
}

extension SRGBColor {
  /// Converts a colour, with an opacity (CSS Color 4, 8.1).
  package init(_ color: HWB, alpha: Double = 1) {
    let sum = color.whiteness + color.blackness
    let pure = SRGBColor(HSB(hue: color.hue, saturation: 1, brightness: 1))
    if sum >= 1 {
      self.init(SIMD3(repeating: color.whiteness / sum), alpha: alpha)
    } else {
      self.init(pure.components * (1 - sum) + color.whiteness, alpha: alpha)
    }
  }
}
