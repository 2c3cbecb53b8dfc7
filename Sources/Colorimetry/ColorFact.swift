/// What there is to know of a colour beside the ways to write it.
package enum ColorFact: String, CaseIterable, Sendable {
  /// The relative luminance, 0…1, with three decimals.
  case luminance
  /// The contrast to black and its grade, as in `9.04:1 AAA`.
  case onBlack = "on black"
  /// The contrast to white and its grade.
  case onWhite = "on white"
  /// The nearest named colour, and how far it is away in Oklab if it is another one.
  case cssName = "CSS name"
  /// The nearest of the 240 fixed colours of the palette, and how far it is away in steps of 8 bits.
  case xterm256 = "xterm-256"

  /// Says it of a colour, whatever its alpha.
  package func text(of color: SRGBColor) -> String {
    switch self {
    case .luminance: return DecimalText.fixed(color.luminance, 3)
    case .onBlack: return Self.contrast(color, .black)
    case .onWhite: return Self.contrast(color, .white)
    case .cssName:
      let (name, distance) = CSSColors.nearest(to: color)
      return Self.nearest(name.name, distance, 3)
    case .xterm256:
      let entry = PaletteIndex(nearestTo: color)
      return Self.nearest(String(entry.index), entry.distance(to: color), 1)
    }
  }

  private static func contrast(_ color: SRGBColor, _ other: SRGBColor) -> String {
    let ratio = color.contrast(with: other)
    return DecimalText.fixed(ratio, 2) + ":1 " + ContrastGrade(ratio: ratio).rawValue
  }

  private static func nearest(_ name: String, _ distance: Double, _ places: Int) -> String {
    distance == 0 ? name : "\(name), \(DecimalText.fixed(distance, places)) away"
  }
}
