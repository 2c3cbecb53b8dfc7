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
    return forms + ColorFact.allCases.map { ($0.rawValue, $0.text(of: color)) }
  }

  private static let forms: [ColorForm] = [
    .hex, .rgb, .label, .hsb, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .cmyk,
  ]
}
