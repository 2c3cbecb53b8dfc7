package import Colorimetry

/// What a colour may be called.
package nonisolated enum ColorName {
  /// The greatest length in Unicode scalars.
  package static let maximumLength = 1000

  /// A name as it is kept.
  ///
  /// Text stays as it is, as the journal's does: CR LF and CR become LF, and what is beyond the
  /// greatest length is cut off. Where nothing can be seen, the colour's name in CSS or its
  /// hexadecimal digits stand in.
  ///
  /// - Complexity: O(length).
  package static func valid(_ name: String, for color: SRGBColor) -> String {
    guard name.unicodeScalars.contains(where: isVisible) else { return fallback(for: color) }
    var scalars = String.UnicodeScalarView()
    var count = 0
    var isAfterReturn = false
    for scalar in name.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if scalar == "\n", isAfterReturn { continue }
      if count == maximumLength { break }
      scalars.append(scalar == "\r" ? "\n" : scalar)
      count += 1
    }
    let text = String(scalars)
    return text.unicodeScalars.contains(where: isVisible) ? text : fallback(for: color)
  }

  /// The name of a colour that was given none.
  package static func fallback(for color: SRGBColor) -> String {
    if let name = CSSColors.name(of: color), CSSColors.color(named: name) == color { return name }
    return ColorForm.hex.text(of: color)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: true
    }
  }
}
