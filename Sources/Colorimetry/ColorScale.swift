/// Colours that belong to one.
package enum ColorScale: String, CaseIterable, Sendable {
  /// From black to white in eleven steps, by the lightness of HSL.
  case lightness = "Lightness"
  /// From grey to the purest in eleven steps, by the saturation of HSL.
  case saturation = "Saturation"
  /// Hues up to 60° away, in steps of 10°.
  case hueNeighbors = "Hue neighbours"
  /// The opposite hue, the two beside it, and those that divide the circle into three and four.
  case complements = "Complements"
  /// A quarter, a half and three quarters of white, grey, black and the complement, mixed in Oklab
  /// (CSS Color 4, 12).
  case mixes = "Mixes"

  /// The colours of the scale.
  ///
  /// - Parameters:
  ///   - color: The colour; of a grey its hue counts, too.
  ///   - alpha: The opacity of all of them.
  /// - Returns: The colours with names such as `L 10 %`, `+30°` or `25 % white`.
  package func colors(of color: HSB, alpha: Double = 1) -> [NamedColor] {
    let hsl = HSL(color)
    switch self {
    case .lightness:
      return Self.percents.map { percent in
        let step = HSL(hue: hsl.hue, saturation: hsl.saturation, lightness: Double(percent) / 100)
        return NamedColor("L \(percent) %", SRGBColor(step, alpha: alpha))
      }
    case .saturation:
      return Self.percents.map { percent in
        let step = HSL(hue: hsl.hue, saturation: Double(percent) / 100, lightness: hsl.lightness)
        return NamedColor("S \(percent) %", SRGBColor(step, alpha: alpha))
      }
    case .hueNeighbors:
      return stride(from: -60, through: 60, by: 10).map { Self.turned(color, by: $0, alpha) }
    case .complements:
      return [180, 150, 210, 120, 240, 90, 270].map { Self.turned(color, by: $0, alpha) }
    case .mixes: return Self.mixes(of: color, alpha)
    }
  }

  private static let percents = Array(stride(from: 0, through: 100, by: 10))

  private static func turned(_ color: HSB, by degrees: Int, _ alpha: Double) -> NamedColor {
    let hsb = HSB(
      hue: color.hue + Double(degrees),
      saturation: color.saturation,
      brightness: color.brightness
    )
    return NamedColor("\(degrees < 0 ? "" : "+")\(degrees)°", SRGBColor(hsb, alpha: alpha))
  }

  private static func mixes(of color: HSB, _ alpha: Double) -> [NamedColor] {
    let others = [
      NamedColor("white", .white), NamedColor("grey", SRGBColor(rgb: 0x80_8080)),
      NamedColor("black", .black),
      NamedColor("complement", turned(color, by: 180, 1).color),
    ]
    return others.flatMap { other in
      [25, 50, 75]
        .map { percent in
          let mixed = SRGBColor(color).mixed(with: other.color, share: Double(percent) / 100)
          return NamedColor("\(percent) % \(other.name)", mixed.withAlpha(alpha))
        }
    }
  }
}

extension SRGBColor {
  /// Mixes two opaque colours in Oklab.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - share: How much of it, 0…1.
  /// - Returns: The mixture, opaque.
  package func mixed(with other: SRGBColor, share: Double) -> SRGBColor {
    let (from, to) = (OKLab(self), OKLab(other))
    let rest = 1 - share
    return SRGBColor(
      OKLab(
        lightness: from.lightness * rest + to.lightness * share,
        a: from.a * rest + to.a * share,
        b: from.b * rest + to.b * share
      )
    )
  }
}
