import Colorimetry

/// Palettes as style sheets: `--name: #rrggbb;` within `:root`.
nonisolated enum CSSPalette {
  static func text(of colors: [NamedColor]) -> String {
    var text = ":root {\n"
    for color in colors {
      text += "  --"
      appendIdentifier(color.name, to: &text)
      text += ": " + ColorForm.hex.text(of: color.color) + ";\n"
    }
    return text + "}\n"
  }

  /// Writes a name as a part of an identifier, escaped (CSS Syntax 3, 4.3.7 and 9).
  ///
  /// Zero has no escape: U+FFFD stands for it.
  private static func appendIdentifier(_ name: String, to text: inout String) {
    for scalar in name.unicodeScalars {
      if isNamePart(scalar) {
        text.unicodeScalars.append(scalar)
      } else if scalar.isASCII, scalar.value > 0x1f, scalar.value != 0x7f {
        text += "\\"
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\" + String(scalar == "\0" ? 0xfffd : scalar.value, radix: 16) + " "
      }
    }
  }

  /// Whether a scalar stands for itself in a name (CSS Syntax 3, 4.2); the joiners without width,
  /// which it allows, are escaped to be seen.
  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x5f: true
    case 0xb7, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x37d, 0x37f...0x61b, 0x61d...0x1fff: true
    case 0x203f...0x2040, 0x2070...0x218f, 0x2c00...0x2fef, 0x3001...0xd7ff: true
    case 0xf900...0xfdcf, 0xfdf0...0xfefe, 0xff00...0xfff8, 0xfffd: true
    case 0x1_0000...0xd_ffff: true
    default: false
    }
  }
}
