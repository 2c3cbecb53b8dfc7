/// How well a text can be read (WCAG 2.2, 1.4.3 and 1.4.6).
package enum ContrastGrade: String, CaseIterable, Sendable {
  /// Less than 3:1.
  case insufficient = "fails"
  /// 3:1 or more: large text alone.
  case largeTextOnly = "AA large"
  /// 4.5:1 or more.
  case standard = "AA"
  /// 7:1 or more.
  case enhanced = "AAA"

  /// The grade of a ratio of 1…21.
  package init(ratio: Double) {
    self =
      ratio >= 7
      ? .enhanced : ratio >= 4.5 ? .standard : ratio >= 3 ? .largeTextOnly : .insufficient
  }
}

extension SRGBColor {
  /// The relative luminance, 0…1 (WCAG 2.2), whatever the alpha.
  package var luminance: Double {
    (LinearLight.decoded(self) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// The ratio of contrast to another colour, 1…21 (WCAG 2.2), whatever the alphas.
  package func contrast(with other: SRGBColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Black or white, whichever can be read better on this colour; the contrast is at least 4.58.
  package var readableTextColor: SRGBColor {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }
}
