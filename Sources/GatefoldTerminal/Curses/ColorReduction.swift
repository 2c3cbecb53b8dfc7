import Glibc

/// The nearest colour that a terminal has.
///
/// Among the 240 fixed entries of the 256-colour palette, which are close together, the distance is
/// that of red, green and blue, which is what other programs go by: the same colour has the same
/// number everywhere. Among the few ANSI colours it is that of CIELAB (CIE 15): by red, green and
/// blue a middle grey would come out as cyan, in Oklab as red.
package enum ColorReduction {
  /// The levels of each channel in the 6×6×6 cube, palette entries 16…231.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The ANSI colours as xterm has them by default (XTerm-col.ad).
  ///
  /// People change them: matching against these is a guess that is made only where a terminal has
  /// no more colours.
  private static let ansi: [(red: Int, green: Int, blue: Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// The nearest entry of the 256-colour palette to an exact colour, never one of 0…15: those are
  /// whatever the person made of them.
  ///
  /// - Returns: 16…255.
  package static func palette256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let color = (red: Int(red), green: Int(green), blue: Int(blue))
    let steps = [color.red, color.green, color.blue].map(nearestLevel)
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    // The nearest grey is the one nearest to the mean: thirds, less the first level, in tens.
    let sum = color.red + color.green + color.blue
    let gray = 232 + min(23, max(0, (sum - 24 + 15) / 30))
    let isCube = distance(color, components(of: cube)) <= distance(color, components(of: gray))
    return UInt8(isCube ? cube : gray)
  }

  /// The nearest of the first ANSI colours to a colour of the palette or an exact one.
  ///
  /// - Parameters:
  ///   - color: Any colour but the automatic one, which stays itself.
  ///   - count: 8 or 16.
  /// - Returns: A colour of the palette below `count`, or the automatic one.
  package static func ansi(_ color: Color, count: Int) -> Color {
    if let index = color.paletteIndex {
      if index < count { return color }
      return nearestAnsi(components(of: Int(index)), count)
    }
    guard let exact = color.components else { return color }
    return nearestAnsi((Int(exact.red), Int(exact.green), Int(exact.blue)), count)
  }

  /// The colour that a terminal of a depth shows for a colour.
  package static func reduce(_ color: Color, to depth: ColorDepth) -> Color {
    switch depth {
    case .none: return .automatic
    case .ansi8, .ansi16: return ansi(color, count: depth.rawValue)
    case .palette256:
      guard let exact = color.components else { return color }
      return .palette(palette256(exact.red, exact.green, exact.blue))
    case .trueColor: return color
    }
  }

  /// Red, green and blue of a palette entry, as xterm has it by default.
  static func components(of index: Int) -> (red: Int, green: Int, blue: Int) {
    if index < 16 { return ansi[index] }
    if index >= 232 {
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
    let step = index - 16
    return (levels[step / 36], levels[step / 6 % 6], levels[step % 6])
  }

  /// The distance of two colours, squared.
  static func distance(
    _ left: (red: Int, green: Int, blue: Int),
    _ right: (red: Int, green: Int, blue: Int)
  ) -> Int {
    let red = left.red - right.red
    let green = left.green - right.green
    let blue = left.blue - right.blue
    return red * red + green * green + blue * blue
  }

  private static func nearestLevel(_ value: Int) -> Int {
    // Halfway between neighbours; from 95 on the levels are 40 apart.
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func nearestAnsi(
    _ color: (red: Int, green: Int, blue: Int),
    _ count: Int
  ) -> Color {
    let wanted = lab(color)
    let distances = ansi.prefix(count)
      .map { entry in
        let difference = lab(entry) - wanted
        return (difference * difference).sum()
      }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return .palette(UInt8(nearest ?? 0))
  }

  /// CIELAB: lightness and two opponent colours, so that equal distances look about equally far.
  private static func lab(_ color: (red: Int, green: Int, blue: Int)) -> SIMD3<Double> {
    let red = linear(color.red)
    let green = linear(color.green)
    let blue = linear(color.blue)
    // CIE XYZ by the matrix of sRGB, each relative to the white point D65.
    let x = cubeRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = cubeRoot(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = cubeRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// CIELAB's cube root, which is a line near black.
  private static func cubeRoot(_ value: Double) -> Double {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
  }

  /// Undoes the curve of sRGB (IEC 61966-2-1).
  private static func linear(_ value: Int) -> Double {
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
