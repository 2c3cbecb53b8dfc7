import Colorimetry
import GatefoldKit

/// Rows under one heading.
nonisolated struct ColorSection: Sendable {
  /// What tells a section from the others.
  enum ID: Hashable, Sendable {
    case hues
    case saved
    case css
    case terminal
    case scale(ColorScale)
  }

  let id: ID
  var rows: [ColorRow]

  /// The heading.
  var title: String {
    switch id {
    case .hues: "Hues"
    case .saved: "Saved"
    case .css: "CSS"
    case .terminal: "Terminal"
    case .scale(let scale): scale.rawValue
    }
  }

  /// The section without the rows that a filter does not find.
  ///
  /// - Complexity: O(rows).
  func filtered(by filter: ColorFilter) -> ColorSection {
    ColorSection(id: id, rows: rows.filter(filter.matches))
  }
}

extension ColorSection {
  /// The hues of a table of so many parts.
  static func hues(_ count: Int) -> ColorSection {
    ColorSection(
      id: .hues,
      rows: HueTable.colors(count: count).enumerated()
        .map { ColorRow(id: .hue($0.offset), color: $0.element) }
    )
  }

  /// The person's own colours.
  static func saved(_ colors: [SavedColor]) -> ColorSection {
    let rows = colors.map {
      ColorRow(id: .saved($0.id), color: NamedColor($0.name, $0.color))
    }
    return ColorSection(id: .saved, rows: rows)
  }

  /// The named colours of CSS.
  static var css: ColorSection {
    ColorSection(id: .css, rows: CSSColors.all.map { ColorRow(id: .css($0.name), color: $0) })
  }

  /// The palette of a terminal: as many colours as it has, but for the exact ones.
  static func terminal(_ depth: ColorDepth) -> ColorSection {
    let count = min(depth.rawValue, ColorDepth.palette256.rawValue)
    let rows = (0..<count)
      .compactMap { number -> ColorRow? in
        let index = UInt8(number)
        return ColorReduction.appearance(of: .palette(index))
          .map { ColorRow(id: .terminal(index), color: NamedColor("Colour \(index)", $0)) }
      }
    return ColorSection(id: .terminal, rows: rows)
  }

  /// A scale of a colour.
  static func scale(_ scale: ColorScale, of color: SRGBColor) -> ColorSection {
    let colors = scale.colors(of: HSB(color), alpha: color.alpha)
    return ColorSection(
      id: .scale(scale),
      rows: colors.enumerated()
        .map { ColorRow(id: .step(scale, $0.offset), color: $0.element) }
    )
  }
}
