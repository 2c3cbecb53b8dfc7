import Glibc

/// The steps between sRGB and the spaces that are made of linear light.
///
/// Formulas and matrices are those of CSS Color 4, "Sample code for Color Conversions".
enum LinearLight {
  /// Undoes the curve of sRGB (CSS Color 4, 10.2); negative values are mirrored.
  static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// Applies the curve of sRGB; negative values are mirrored.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  static func decoded(_ color: SRGBColor) -> SIMD3<Double> {
    SIMD3(decoded(color.red), decoded(color.green), decoded(color.blue))
  }

  static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  /// Linear sRGB to CIE XYZ with the white point D65.
  static let toXYZ = Matrix(
    SIMD3(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
    SIMD3(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
    SIMD3(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270)
  )

  /// The way back.
  static let fromXYZ = Matrix(
    SIMD3(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
    SIMD3(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
    SIMD3(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667)
  )

  /// From the white point D65 to D50, by Bradford's method.
  static let toD50 = Matrix(
    SIMD3(1.047_929_792_544_996_9, 0.022_946_870_601_609_652, -0.050_192_266_289_205_24),
    SIMD3(0.029_627_808_770_055_99, 0.990_434_426_753_879_9, -0.017_073_799_063_418_826),
    SIMD3(-0.009_243_040_646_204_504, 0.015_055_191_490_298_152, 0.751_874_281_428_137_1)
  )

  /// The way back.
  static let fromD50 = Matrix(
    SIMD3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
    SIMD3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
    SIMD3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124)
  )
}
