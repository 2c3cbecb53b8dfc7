import Glibc

/// A colour in CIELAB with the white point D50 (CSS Color 4, 9).
package struct Lab: Hashable, Sendable {
  /// The lightness, 0…100.
  package let lightness: Double
  /// From green to red, about -125…125.
  package let a: Double
  /// From blue to yellow, about -125…125.
  package let b: Double

  /// Makes a colour; the lightness is clamped, the others may be outside what screens show.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness.clamped(to: 0...100)
    self.a = a
    self.b = b
  }

  /// Converts a colour.
  package init(_ color: SRGBColor) {
    let xyz = LinearLight.toD50 * (LinearLight.toXYZ * LinearLight.decoded(color))
    let roots = xyz / Self.white
    let (x, y, z) = (Self.root(roots.x), Self.root(roots.y), Self.root(roots.z))
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The difference of two colours: the distance of 1976 (CIE 15), of which about 2.3 can be seen.
  package func distance(to other: Lab) -> Double {
    let difference = SIMD3(lightness - other.lightness, a - other.a, b - other.b)
    return (difference * difference).sum().squareRoot()
  }

  /// Linear sRGB, not clamped.
  var linear: SIMD3<Double> {
    let y = (lightness + 16) / 116
    let roots = SIMD3(a / 500 + y, y, y - b / 200)
    let xyz = SIMD3(Self.cube(roots.x), Self.cube(roots.y), Self.cube(roots.z)) * Self.white
    return LinearLight.fromXYZ * (LinearLight.fromD50 * xyz)
  }

  /// D50 by its chromaticity, 0.3457 and 0.3585.
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  /// CIE 15: where the cube root begins, and the slope of the line below.
  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  private static func root(_ value: Double) -> Double {
    value > epsilon ? cbrt(value) : (kappa * value + 16) / 116
  }

  private static func cube(_ root: Double) -> Double {
    let value = root * root * root
    return value > epsilon ? value : (116 * root - 16) / kappa
  }
}

extension SRGBColor {
  /// Converts a colour, with an opacity; what screens do not show is mapped (`GamutMapping`).
  package init(_ color: Lab, alpha: Double = 1) {
    self.init(GamutMapping.components(ofLinear: color.linear), alpha: alpha)
  }
}
