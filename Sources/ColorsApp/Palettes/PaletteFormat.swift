package import Colorimetry

/// The kinds of files that palettes are written to and read from.
package nonisolated enum PaletteFormat: String, CaseIterable, Sendable {
  /// A style sheet with a custom property for each colour (CSS Custom Properties 1).
  case css
  /// An array of objects, the only form that keeps everything.
  case json
  /// A palette of GIMP, Inkscape and others: 8 bits for red, green and blue, and no opacity.
  case gpl
  /// Assignments of a POSIX shell.
  case shell

  /// What the format is called in a sentence.
  package var title: String {
    switch self {
    case .css: "CSS"
    case .json: "JSON"
    case .gpl: "GIMP palette"
    case .shell: "Shell"
    }
  }

  /// How names of such files end, without the dot.
  package var fileExtension: String {
    switch self {
    case .css: "css"
    case .json: "json"
    case .gpl: "gpl"
    case .shell: "sh"
    }
  }

  /// Writes colours.
  ///
  /// - Parameter colors: The colours, in their order.
  /// - Returns: The whole text of a file, which ends with a line end.
  /// - Complexity: O(length of the names).
  package func text(of colors: [NamedColor]) -> String {
    switch self {
    case .css: CSSPalette.text(of: colors)
    case .json: JSONPalette.text(of: colors)
    case .gpl: GIMPPalette.text(of: colors)
    case .shell: ShellPalette.text(of: colors)
    }
  }

  /// What of the colours is lost when they are written so.
  ///
  /// - Complexity: O(length of the names).
  package func losses(of colors: [NamedColor]) -> [PaletteLoss] {
    let losses: [PaletteLoss] =
      switch self {
      case .json: []
      case .css:
        [
          .precision(count: colors.count { !$0.color.isOf8Bits }),
          .shadowed(count: colors.count - Set(colors.map { Array($0.name.utf8) }).count),
          .names(count: colors.count { $0.name.unicodeScalars.contains("\0") }),
        ]
      case .shell: [.precision(count: colors.count { !$0.color.isOf8Bits })]
      case .gpl:
        [
          .precision(count: colors.count { !$0.color.withAlpha(1).isOf8Bits }),
          .opacity(count: colors.count { $0.color.alpha < 1 }),
          .names(count: colors.count { GIMPPalette.name($0.name) != $0.name }),
        ]
      }
    return losses.filter { $0.count > 0 }
  }
}

extension SRGBColor {
  /// Whether its digits in hexadecimal say it exactly.
  fileprivate nonisolated var isOf8Bits: Bool {
    SRGBColor(rgb: rgb).withAlpha(Double(bytes.alpha) / 255) == self
  }
}
