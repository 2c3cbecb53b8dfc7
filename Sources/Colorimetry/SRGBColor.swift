/// A colour as screens have it: red, green and blue of sRGB, and how much of it covers what is behind.
package struct SRGBColor: Hashable, Sendable {
  /// Red, 0…1, encoded as sRGB is (not linear light).
  package let red: Double
  /// Green, 0…1.
  package let green: Double
  /// Blue, 0…1.
  package let blue: Double
  /// Opacity, 0…1.
  package let alpha: Double

  /// Makes a colour; what is outside 0…1 becomes the nearer end, and what is no number 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Makes an opaque colour of the 24 bits that are written as `#rrggbb`; higher bits are ignored.
  package init(rgb: UInt32) {
    self.init(SIMD3(Double(rgb >> 16 & 0xFF), Double(rgb >> 8 & 0xFF), Double(rgb & 0xFF)) / 255)
  }

  /// Black.
  package static let black = SRGBColor(rgb: 0)
  /// White.
  package static let white = SRGBColor(rgb: 0xFF_FFFF)

  /// Red, green, blue and alpha in 0…255, to the nearest, halves upwards.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// The 24 bits that are written as `#rrggbb`.
  package var rgb: UInt32 {
    let bytes = bytes
    return UInt32(bytes.red) << 16 | UInt32(bytes.green) << 8 | UInt32(bytes.blue)
  }

  /// The same colour with another opacity.
  package func withAlpha(_ alpha: Double) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// What is seen where this colour lies over an opaque one (Compositing 1, 5.1: source-over in sRGB).
  package func composited(over background: SRGBColor) -> SRGBColor {
    let mixed = background.components + (components - background.components) * alpha
    return SRGBColor(mixed)
  }

  /// Red, green and blue as one vector.
  var components: SIMD3<Double> { SIMD3(red, green, blue) }

  init(_ components: SIMD3<Double>, alpha: Double = 1) {
    self.init(red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }

  /// Comparisons with what is no number are false, so that it becomes 0.
  private static func clamped(_ value: Double) -> Double {
    value > 0 ? (value < 1 ? value : 1) : 0
  }

  private static func byte(_ share: Double) -> UInt8 {
    UInt8(share * 255 + 0.5)
  }
}
