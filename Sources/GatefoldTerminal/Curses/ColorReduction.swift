package import Colorimetry

/// The nearest colour that a terminal has.
///
/// Among the 240 fixed entries of the 256-colour palette, which are close together, the distance is
/// that of red, green and blue (`PaletteIndex`), which is what other programs go by: the same colour
/// has the same number everywhere. Among the few ANSI colours it is that of CIELAB (CIE 15): by red,
/// green and blue a middle grey would come out as cyan, in Oklab as red.
package enum ColorReduction {
  /// The ANSI colours as xterm has them by default (XTerm-col.ad).
  ///
  /// People change them: matching against these is a guess that is made only where a terminal has
  /// no more colours.
  private static let ansi: [SRGBColor] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ]
  .map { SRGBColor(rgb: $0) }

  private static let ansiLabs = ansi.map { Lab($0) }

  /// What a colour looks like; for the first 16 of the palette, in xterm.
  ///
  /// - Returns: nil for the automatic one, which may be any.
  package static func appearance(of color: Color) -> SRGBColor? {
    guard let index = color.paletteIndex else { return color.exact }
    return PaletteIndex(index)?.color ?? ansi[Int(index)]
  }

  /// The nearest of the first ANSI colours to a colour of the palette or an exact one.
  ///
  /// - Parameters:
  ///   - color: Any colour but the automatic one, which stays itself.
  ///   - count: 8 or 16.
  /// - Returns: A colour of the palette below `count`, or the automatic one.
  package static func ansi(_ color: Color, count: Int) -> Color {
    if let index = color.paletteIndex, index < count { return color }
    return appearance(of: color).map { nearestAnsi(Lab($0), count) } ?? color
  }

  /// The colour that a terminal of a depth shows for a colour.
  package static func reduce(_ color: Color, to depth: ColorDepth) -> Color {
    switch depth {
    case .none: return .automatic
    case .ansi8, .ansi16: return ansi(color, count: depth.rawValue)
    case .palette256:
      return color.exact.map { .palette(PaletteIndex(nearestTo: $0).index) } ?? color
    case .trueColor: return color
    }
  }

  private static func nearestAnsi(_ wanted: Lab, _ count: Int) -> Color {
    let distances = ansiLabs.prefix(count).map { $0.distance(to: wanted) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return .palette(UInt8(nearest ?? 0))
  }
}

extension Color {
  /// An exact colour as numbers.
  fileprivate var exact: SRGBColor? {
    components.map {
      SRGBColor(rgb: UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue))
    }
  }
}
