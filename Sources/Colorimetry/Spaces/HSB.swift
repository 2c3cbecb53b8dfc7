/// A colour by hue, saturation and brightness, also called HSV (Smith 1978).
package struct HSB: Hashable, Sendable {
  /// The hue in degrees, 0…360; a grey keeps the one that it was given.
  package let hue: Double
  /// The saturation, 0…1.
  package let saturation: Double
  /// The brightness, 0…1.
  package let brightness: Double

  /// Makes a colour; hues outside 0…360 are wrapped, the others clamped.
  package init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = Hue.wrapped(hue)
    self.saturation = saturation.clamped(to: 0...1)
    self.brightness = brightness.clamped(to: 0...1)
  }

  /// Converts a colour; the hue of a grey is 0.
  package init(_ color: SRGBColor) {
    let (hue, minimum, maximum) = Hue.parts(of: color)
    let saturation = maximum > 0 ? (maximum - minimum) / maximum : 0
    self.init(hue: hue, saturation: saturation, brightness: maximum)
  }
}

extension SRGBColor {
  /// Converts a colour, with an opacity.
  package init(_ color: HSB, alpha: Double = 1) {
    // Written as Smith did, so that halves are rounded as everywhere else: 360 is the sector 0.
    let place = color.hue / 360 * 6
    let part = place - place.rounded(.down)
    let high = color.brightness
    let low = high * (1 - color.saturation)
    let falling = high * (1 - color.saturation * part)
    let rising = high * (1 - color.saturation * (1 - part))
    let components =
      switch Int(place) % 6 {
      case 0: SIMD3(high, rising, low)
      case 1: SIMD3(falling, high, low)
      case 2: SIMD3(low, high, rising)
      case 3: SIMD3(low, falling, high)
      case 4: SIMD3(rising, low, high)
      default: SIMD3(high, low, falling)
      }
    self.init(components, alpha: alpha)
  }
}
