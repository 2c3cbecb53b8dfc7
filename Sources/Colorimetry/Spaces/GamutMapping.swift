/// What becomes of colours that sRGB does not have (CSS Color 4, 13: CSS gamut mapping).
///
/// The chroma in OKLCH is reduced until clipping changes the colour by less than can be seen, so that
/// lightness and hue stay.
enum GamutMapping {
  /// The components in sRGB for linear ones that may be outside 0…1.
  ///
  /// - Complexity: Constant; at most about 15 conversions where the colour is outside.
  static func components(ofLinear linear: SIMD3<Double>) -> SIMD3<Double> {
    if isInside(linear) { return LinearLight.encoded(clipped(linear)) }
    let color = OKLCH(OKLab(linear: linear))
    if color.lightness >= 1 { return SIMD3(1, 1, 1) }
    if color.lightness <= 0 { return .zero }
    return LinearLight.encoded(mapped(color))
  }

  /// The difference that can just be seen.
  private static let noticeable = 0.02
  private static let precision = 0.0001
  /// What rounding may put outside, in linear light: less than a hundredth of a step of 8 bits.
  private static let tolerance = 0.000_002

  private static func mapped(_ color: OKLCH) -> SIMD3<Double> {
    var clip = clipped(color.lab.linear)
    if loss(clip, color) < noticeable { return clip }
    var (low, high) = (0.0, color.chroma)
    var isLowInside = true
    while high - low > precision {
      let current = color.withChroma((low + high) / 2)
      let linear = current.lab.linear
      if isLowInside, isInside(linear) {
        low = current.chroma
        continue
      }
      clip = clipped(linear)
      let loss = loss(clip, current)
      if loss >= noticeable {
        high = current.chroma
      } else if noticeable - loss < precision {
        return clip
      } else {
        isLowInside = false
        low = current.chroma
      }
    }
    return clip
  }

  private static func loss(_ linear: SIMD3<Double>, _ color: OKLCH) -> Double {
    OKLab(linear: linear).distance(to: color.lab)
  }

  private static func isInside(_ linear: SIMD3<Double>) -> Bool {
    linear.min() >= -tolerance && linear.max() <= 1 + tolerance
  }

  private static func clipped(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    linear.clamped(lowerBound: .zero, upperBound: SIMD3(1, 1, 1))
  }
}
