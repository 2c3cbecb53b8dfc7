/// Numbers as decimals with a point, whatever the locale; halves are rounded away from zero.
package enum DecimalText {
  /// A number with at most so many decimals (0…9), and no zeros at its end.
  package static func short(_ value: Double, _ places: Int) -> String {
    let text = fixed(value, places)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }

  /// A number with so many decimals (0…9); one that is too large for that is cut to 10⁹.
  package static func fixed(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int((value.clamped(to: -1e9...1e9) * scale).rounded())
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    guard places > 0 else { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// A share of 1 with one to three decimals: `1.0`, `0.05`, `0.083`.
  static func share(_ value: Double) -> String {
    let text = short(value, 3)
    return text.contains(".") ? text : text + ".0"
  }
}
