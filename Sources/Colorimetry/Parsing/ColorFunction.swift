/// A function of CSS that makes a colour: what it takes, and what becomes of it.
struct ColorFunction {
  /// One of the three values.
  struct Component {
    var name: String
    /// What 100 % stands for; nil for hues, which are angles.
    var whole: Double?
  }

  var components: [Component]
  /// How it may be written with commas, as before CSS Color 4; nil for not at all.
  var commas: Commas?
  /// The colour of the three values and an opacity.
  var color: @Sendable (SIMD3<Double>, Double) -> SRGBColor

  /// What stands between commas.
  enum Commas {
    /// All numbers, or all percentages (CSS Color 4, 5.1).
    case alike
    /// A hue and two percentages (7).
    case hueAndPercentages
  }

  /// The functions of CSS Color 4, sections 5 and 7 to 9, and HSB by both of its names, which is
  /// written as HSL is.
  static let named: [String: ColorFunction] = [
    "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl, "hsb": hsb, "hsba": hsb, "hsv": hsb,
    "hsva": hsb, "hwb": hwb, "lab": lab, "lch": lch, "oklab": oklab, "oklch": oklch,
  ]

  private static let hue = Component(name: "a hue")

  private static let rgb = ColorFunction(
    components: [
      Component(name: "a red", whole: 255), Component(name: "a green", whole: 255),
      Component(name: "a blue", whole: 255),
    ],
    commas: .alike
  ) { SRGBColor($0 / 255, alpha: $1) }

  private static let hsl = ColorFunction(
    components: [
      hue, Component(name: "a saturation", whole: 100), Component(name: "a lightness", whole: 100),
    ],
    commas: .hueAndPercentages
  ) {
    SRGBColor(HSL(hue: $0.x, saturation: $0.y / 100, lightness: $0.z / 100), alpha: $1)
  }

  private static let hsb = ColorFunction(
    components: [
      hue, Component(name: "a saturation", whole: 100), Component(name: "a brightness", whole: 100),
    ],
    commas: .hueAndPercentages
  ) {
    SRGBColor(HSB(hue: $0.x, saturation: $0.y / 100, brightness: $0.z / 100), alpha: $1)
  }

  private static let hwb = ColorFunction(
    components: [
      hue, Component(name: "a whiteness", whole: 100), Component(name: "a blackness", whole: 100),
    ]
  ) {
    SRGBColor(HWB(hue: $0.x, whiteness: $0.y / 100, blackness: $0.z / 100), alpha: $1)
  }

  private static let lab = ColorFunction(
    components: [
      Component(name: "a lightness", whole: 100), Component(name: "an a", whole: 125),
      Component(name: "a b", whole: 125),
    ]
  ) { SRGBColor(Lab(lightness: $0.x, a: $0.y, b: $0.z), alpha: $1) }

  private static let lch = ColorFunction(
    components: [
      Component(name: "a lightness", whole: 100), Component(name: "a chroma", whole: 150), hue,
    ]
  ) { SRGBColor(LCH(lightness: $0.x, chroma: $0.y, hue: $0.z), alpha: $1) }

  private static let oklab = ColorFunction(
    components: [
      Component(name: "a lightness", whole: 1), Component(name: "an a", whole: 0.4),
      Component(name: "a b", whole: 0.4),
    ]
  ) { SRGBColor(OKLab(lightness: $0.x, a: $0.y, b: $0.z), alpha: $1) }

  private static let oklch = ColorFunction(
    components: [
      Component(name: "a lightness", whole: 1), Component(name: "a chroma", whole: 0.4), hue,
    ]
  ) { SRGBColor(OKLCH(lightness: $0.x, chroma: $0.y, hue: $0.z), alpha: $1) }
}
