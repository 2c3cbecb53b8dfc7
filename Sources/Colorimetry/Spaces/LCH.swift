/// A colour in CIELAB by lightness, chroma and hue (CSS Color 4, 9).
package struct LCH: Hashable, Sendable {
  /// The lightness, 0…100.
  package let lightness: Double
  /// The chroma, 0 or more; screens show up to about 132.
  package let chroma: Double
  /// The hue in degrees, 0…360.
  package let hue: Double

  /// Makes a colour; hues are wrapped, the lightness is clamped, and so is a negative chroma.
  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness.clamped(to: 0...100)
    self.chroma = max(0, chroma)
    self.hue = Hue.wrapped(hue)
  }

  /// Converts a colour; the hue of a grey is 0.
  package init(_ color: SRGBColor) {
    let lab = Lab(color)
    // CSS Color 4: less chroma than this is none, and a hue of it would be noise.
    let polar = Polar(x: lab.a, y: lab.b, least: 0.0015)
    self.init(lightness: lab.lightness, chroma: polar.length, hue: polar.degrees)
  }

  var lab: Lab {
    let point = Polar(length: chroma, degrees: hue).point
    return Lab(lightness: lightness, a: point.x, b: point.y)
  }
}

extension SRGBColor {
  /// Converts a colour, with an opacity; what screens do not show is mapped (`GamutMapping`).
  package init(_ color: LCH, alpha: Double = 1) {
    self.init(color.lab, alpha: alpha)
  }
}
