import Glibc

/// A colour in Oklab (Ottosson 2020; CSS Color 4, 9).
package struct OKLab: Hashable, Sendable {
  /// The lightness, 0…1.
  package let lightness: Double
  /// From green to red, about -0.4…0.4.
  package let a: Double
  /// From blue to yellow, about -0.4…0.4.
  package let b: Double

  /// Makes a colour; the lightness is clamped, the others may be outside what screens show.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness.clamped(to: 0...1)
    self.a = a
    self.b = b
  }

  /// Converts a colour.
  package init(_ color: SRGBColor) {
    self.init(linear: LinearLight.decoded(color))
  }

  init(linear: SIMD3<Double>) {
    let cones = Self.toCones * (LinearLight.toXYZ * linear)
    let lab = Self.toLab * SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// Linear sRGB, not clamped.
  var linear: SIMD3<Double> {
    let roots = Self.fromLab * SIMD3(lightness, a, b)
    return LinearLight.fromXYZ * (Self.fromCones * (roots * roots * roots))
  }

  /// How different two colours look (CSS Color 4, 13: deltaEOK); one that can just be told is 0.02.
  package func distance(to other: OKLab) -> Double {
    let difference = SIMD3(lightness - other.lightness, a - other.a, b - other.b)
    return (difference * difference).sum().squareRoot()
  }

  private static let toCones = Matrix(
    SIMD3(0.819_022_437_996_703_0, 0.361_906_260_052_890_4, -0.128_873_781_520_987_9),
    SIMD3(0.032_983_653_932_388_5, 0.929_286_861_586_343_4, 0.036_144_666_350_642_4),
    SIMD3(0.048_177_189_359_624_2, 0.264_239_531_752_730_8, 0.633_547_828_469_430_9)
  )
  private static let toLab = Matrix(
    SIMD3(0.210_454_268_309_314_0, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3),
    SIMD3(1.977_998_532_431_168_4, -2.428_592_242_048_579_9, 0.450_593_709_617_411_0),
    SIMD3(0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4)
  )
  private static let fromCones = Matrix(
    SIMD3(1.226_879_875_845_924_3, -0.557_814_994_460_217_1, 0.281_391_045_665_964_7),
    SIMD3(-0.040_575_745_214_800_8, 1.112_286_803_280_317_0, -0.071_711_058_065_516_4),
    SIMD3(-0.076_372_936_674_660_1, -0.421_493_332_402_243_2, 1.586_924_019_836_781_6)
  )
  private static let fromLab = Matrix(
    SIMD3(1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6),
    SIMD3(1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3),
    SIMD3(1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2)
  )
}

extension SRGBColor {
  /// Converts a colour, with an opacity; what screens do not show is mapped (`GamutMapping`).
  package init(_ color: OKLab, alpha: Double = 1) {
    self.init(GamutMapping.components(ofLinear: color.linear), alpha: alpha)
  }
}
