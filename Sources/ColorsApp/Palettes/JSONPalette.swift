import Colorimetry
import Interchange

/// Palettes as JSON (RFC 8259): an array of objects, one a line.
///
/// The digits are for other programs; red, green, blue and opacity, 0…1, are exactly what is saved.
nonisolated enum JSONPalette {
  static func text(of colors: [NamedColor]) -> String {
    if colors.isEmpty { return "[]\n" }
    var text = "[\n"
    for (index, color) in colors.enumerated() {
      text += index > 0 ? ",\n  " : "  "
      append(color, to: &text)
    }
    return text + "\n]\n"
  }

  private static func append(_ color: NamedColor, to text: inout String) {
    text += "{\"name\": "
    JSONString.append(color.name, to: &text)
    text += ", \"hex\": \"\(ColorForm.hex.text(of: color.color))\""
    let color = color.color
    let parts = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    for (name, value) in parts { text += ", \"\(name)\": \(value)" }
    text += "}"
  }
}
