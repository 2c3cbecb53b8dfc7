import Colorimetry

/// Palettes of GIMP: a line for each colour, its red, green and blue of 0 to 255 and its name.
///
/// As `app/core/gimppalette-load.c` reads and `gimppalette-save.c` writes them.
nonisolated enum GIMPPalette {
  static func text(of colors: [NamedColor]) -> String {
    var text = "GIMP Palette\nName: Gatefold\nColumns: 0\n#\n"
    for color in colors {
      let bytes = color.color.bytes
      for byte in [bytes.red, bytes.green, bytes.blue] {
        let digits = String(byte)
        text += String(repeating: " ", count: 3 - digits.utf8.count) + digits + " "
      }
      text.removeLast()
      text += "\t" + name(color.name) + "\n"
    }
    return text
  }

  /// The name as a line has it: without control characters, and without blanks at its ends.
  static func name(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      scalars.append(isControl || scalar == "\u{2028}" || scalar == "\u{2029}" ? " " : scalar)
    }
    return PaletteText.trimmed(Substring(String(scalars)))
  }
}
