/// A colour by cyan, magenta, yellow and black, by the naive formula.
///
/// It is that of CSS Color 5 for screens without a profile, 1 - max: no press and no ink gives
/// exactly this colour.
package struct CMYK: Hashable, Sendable {
  /// Cyan, 0…1.
  package let cyan: Double
  /// Magenta, 0…1.
  package let magenta: Double
  /// Yellow, 0…1.
  package let yellow: Double
  /// Black, 0…1.
  package let black: Double

  /// Makes a colour; what is outside 0…1 is clamped.
  package init(cyan: Double, magenta: Double, yellow: Double, black: Double) {
    self.cyan = cyan.clamped(to: 0...1)
    self.magenta = magenta.clamped(to: 0...1)
    self.yellow = yellow.clamped(to: 0...1)
    self.black = black.clamped(to: 0...1)
  }

  /// Converts a colour; black has no other inks.
  package init(_ color: SRGBColor) {
    let light = max(color.red, color.green, color.blue)
    let inks = light > 0 ? 1 - color.components / light : .zero
    self.init(cyan: inks.x, magenta: inks.y, yellow: inks.z, black: 1 - light)
  }
}

extension SRGBColor {
  /// Converts a colour, with an opacity.
  package init(_ color: CMYK, alpha: Double = 1) {
    let inks = SIMD3(color.cyan, color.magenta, color.yellow)
    self.init((1 - inks) * (1 - color.black), alpha: alpha)
  }
}
