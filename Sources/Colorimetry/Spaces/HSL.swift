/// A colour by hue, saturation and lightness (CSS Color 4, 7).
package struct HSL: Hashable, Sendable {
  /// The hue in degrees, 0…360; a grey keeps the one that it was given.
  package let hue: Double
  /// The saturation, 0…1.
  package let saturation: Double
  /// The lightness, 0…1.
  package let lightness: Double

  /// Makes a colour; hues outside 0…360 are wrapped, the others clamped.
  package init(hue: Double, saturation: Double, lightness: Double) {
    self.hue = Hue.wrapped(hue)
    self.saturation = saturation.clamped(to: 0...1)
    self.lightness = lightness.clamped(to: 0...1)
  }

  /// Converts a colour (CSS Color 4, 7.2); the hue of a grey is 0.
  package init(_ color: SRGBColor) {
    let (hue, minimum, maximum) = Hue.parts(of: color)
    self.init(hue: hue, minimum: minimum, maximum: maximum)
  }

  /// Converts a colour and keeps its hue, also where it is grey.
  package init(_ color: HSB) {
    let minimum = color.brightness * (1 - color.saturation)
    self.init(hue: color.hue, minimum: minimum, maximum: color.brightness)
  }

  private init(hue: Double, minimum: Double, maximum: Double) {
    let lightness = (minimum + maximum) / 2
    let room = min(lightness, 1 - lightness)
    let saturation = room > 0 ? (maximum - lightness) / room : 0
    self.init(hue: hue, saturation: saturation, lightness: lightness)
  }
}

extension SRGBColor {
  /// Converts a colour, with an opacity (CSS Color 4, 7.1).
  package init(_ color: HSL, alpha: Double = 1) {
    let reach = color.saturation * min(color.lightness, 1 - color.lightness)
    func component(_ number: Double) -> Double {
      let sector = (number + color.hue / 30).truncatingRemainder(dividingBy: 12)
      return color.lightness - reach * max(-1, min(sector - 3, 9 - sector, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
