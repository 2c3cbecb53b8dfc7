/// Hues in degrees.
enum Hue {
  /// The same hue in 0…<360; 360 stays 360, the end of a table of hues.
  static func wrapped(_ degrees: Double) -> Double {
    guard degrees.isFinite, !(0...360).contains(degrees) else {
      return degrees.isFinite ? degrees : 0
    }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    // A tiny negative one plus 360 is 360, which is 0 again.
    let hue = rest < 0 ? rest + 360 : rest
    return hue < 360 ? hue : 0
  }

  /// The hue of a colour, 0…<360, and the least and the greatest component; 0 for a grey
  /// (CSS Color 4, 7.2).
  static func parts(of color: SRGBColor) -> (hue: Double, minimum: Double, maximum: Double) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let minimum = min(red, green, blue)
    let maximum = max(red, green, blue)
    let range = maximum - minimum
    guard range > 0 else { return (0, minimum, maximum) }
    let sector =
      if maximum == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if maximum == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return (sector * 60, minimum, maximum)
  }
}
