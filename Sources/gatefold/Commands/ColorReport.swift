import Colorimetry
import Interchange
import JournalApp

/// What is printed of one colour.
struct ColorReport {
  /// As it was written.
  let text: String
  let color: SRGBColor

  /// A line for each value, the names in a column.
  var lines: [String] {
    rows.map { name, value in
      name + String(repeating: " ", count: 12 - name.count) + value
    }
  }

  /// The values as one object of JSON (RFC 8259), in one line.
  var json: String {
    Self.object([("input", text)] + rows.map { ($0.key, $0.value) })
  }

  /// An object of strings.
  static func object(_ members: [(String, String)]) -> String {
    var object = ""
    for (name, value) in members {
      object += object.isEmpty ? "{" : ", "
      JSONString.append(name, to: &object)
      object += ": "
      JSONString.append(value, to: &object)
    }
    return object + "}"
  }

  private var rows: [(key: String, value: String)] {
    let forms = Self.forms.map { form in (key: form.rawValue, value: form.text(of: color)) }
    let (name, difference) = CSSColors.nearest(to: color)
    let entry = PaletteIndex(nearestTo: color)
    return forms + [
      ("luminance", DecimalText.fixed(color.luminance, 3)),
      ("on black", Self.contrast(color, .black)),
      ("on white", Self.contrast(color, .white)),
      ("CSS name", Self.nearest(name.name, difference, 3)),
      ("xterm-256", Self.nearest(String(entry.index), entry.distance(to: color), 1)),
    ]
  }

  private static let forms: [ColorForm] = [
    .hex, .rgb, .label, .hsb, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .cmyk,
  ]

  private static func contrast(_ color: SRGBColor, _ other: SRGBColor) -> String {
    let ratio = color.contrast(with: other)
    return DecimalText.fixed(ratio, 2) + ":1 " + ContrastGrade(ratio: ratio).rawValue
  }

  private static func nearest(_ name: String, _ distance: Double, _ places: Int) -> String {
    distance == 0 ? name : "\(name), \(DecimalText.fixed(distance, places)) away"
  }
}
