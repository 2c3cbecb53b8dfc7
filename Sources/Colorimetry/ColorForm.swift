/// A way to write a colour.
package enum ColorForm: String, CaseIterable, Sendable {
  /// `#ff8800`, with two more digits where the colour is not opaque.
  case hex
  /// `rgb(255 136 0)`.
  case rgb
  /// `hsb(32 100% 100%)`, which CSS does not know.
  case hsb
  /// `hsl(32 100% 50%)`.
  case hsl
  /// `hwb(32 0% 0%)`.
  case hwb
  /// `lab(69.2 37.5 75.4)`.
  case lab
  /// `lch(69.2 84.2 63.5)`.
  case lch
  /// `oklab(0.744 0.087 0.154)`.
  case oklab
  /// `oklch(0.744 0.177 60.5)`.
  case oklch
  /// `device-cmyk(0% 47% 100% 0%)`, of CSS Color 5; it is not read back.
  case cmyk
  /// `H:0.089 S:1.0 B:1.0`, which tells no alpha; it is not read back.
  case label

  /// Writes a colour, as CSS Color 4 has it where it knows the form.
  ///
  /// What is written is rounded; `hex` alone is exactly the colour on a screen.
  package func text(of color: SRGBColor) -> String {
    switch self {
    case .hex: Self.hex(color)
    case .rgb: Self.function("rgb", Self.rgb(color), color)
    case .hsb: Self.hsb(HSB(color), of: color)
    case .hsl: Self.hsl(HSL(color), of: color)
    case .hwb: Self.hwb(HWB(color), of: color)
    case .lab: Self.function("lab", Self.numbers(Lab(color)), color)
    case .lch: Self.function("lch", Self.numbers(LCH(color)), color)
    case .oklab: Self.function("oklab", Self.numbers(OKLab(color)), color)
    case .oklch: Self.function("oklch", Self.numbers(OKLCH(color)), color)
    case .cmyk: Self.function("device-cmyk", Self.numbers(CMYK(color)), color)
    case .label: HSB(color).label
    }
  }

  private static func hex(_ color: SRGBColor) -> String {
    let bytes = color.bytes
    let parts = [bytes.red, bytes.green, bytes.blue] + (bytes.alpha < 255 ? [bytes.alpha] : [])
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func rgb(_ color: SRGBColor) -> [String] {
    let bytes = color.bytes
    return [bytes.red, bytes.green, bytes.blue].map { String($0) }
  }

  private static func hsb(_ hsb: HSB, of color: SRGBColor) -> String {
    function("hsb", [angle(hsb.hue), percent(hsb.saturation), percent(hsb.brightness)], color)
  }

  private static func hsl(_ hsl: HSL, of color: SRGBColor) -> String {
    function("hsl", [angle(hsl.hue), percent(hsl.saturation), percent(hsl.lightness)], color)
  }

  private static func hwb(_ hwb: HWB, of color: SRGBColor) -> String {
    function("hwb", [angle(hwb.hue), percent(hwb.whiteness), percent(hwb.blackness)], color)
  }

  private static func numbers(_ lab: Lab) -> [String] {
    [lab.lightness, lab.a, lab.b].map { DecimalText.short($0, 2) }
  }

  private static func numbers(_ lch: LCH) -> [String] {
    [lch.lightness, lch.chroma, lch.hue].map { DecimalText.short($0, 2) }
  }

  private static func numbers(_ lab: OKLab) -> [String] {
    [lab.lightness, lab.a, lab.b].map { DecimalText.short($0, 4) }
  }

  private static func numbers(_ lch: OKLCH) -> [String] {
    [lch.lightness, lch.chroma].map { DecimalText.short($0, 4) } + [DecimalText.short(lch.hue, 2)]
  }

  private static func numbers(_ cmyk: CMYK) -> [String] {
    [cmyk.cyan, cmyk.magenta, cmyk.yellow, cmyk.black].map(percent)
  }

  private static func angle(_ degrees: Double) -> String { DecimalText.short(degrees, 1) }

  private static func percent(_ share: Double) -> String { DecimalText.short(share * 100, 1) + "%" }

  private static func function(_ name: String, _ parts: [String], _ color: SRGBColor) -> String {
    let alpha = color.alpha < 1 ? " / " + DecimalText.short(color.alpha, 3) : ""
    return "\(name)(\(parts.joined(separator: " "))\(alpha))"
  }
}
