import Colorimetry
import Testing

struct SpaceTests {
  /// Many values of 24 bits, spread by a prime.
  private static let sample = (0..<40_000).map { UInt32($0 * 419 % 0x100_0000) }

  @Test func hexSurvivesEverySpace() {
    for rgb in Self.sample {
      let color = SRGBColor(rgb: rgb)
      #expect(SRGBColor(HSB(color)).rgb == rgb)
      #expect(SRGBColor(HSL(color)).rgb == rgb)
      #expect(SRGBColor(HWB(color)).rgb == rgb)
      #expect(SRGBColor(CMYK(color)).rgb == rgb)
      #expect(SRGBColor(Lab(color)).rgb == rgb)
      #expect(SRGBColor(LCH(color)).rgb == rgb)
      #expect(SRGBColor(OKLab(color)).rgb == rgb)
      #expect(SRGBColor(OKLCH(color)).rgb == rgb)
    }
  }

  @Test(arguments: [
    "#f6f6f6", "#d52121", "#d6a9db", "#c66016", "#27ae60", "#ecffec", "#787865", "#eeeeee",
  ])
  func hexIsWrittenAsItWasRead(hex: String) throws {
    let color = try SRGBColor(parsing: hex)
    #expect(ColorForm.hex.text(of: SRGBColor(HSB(color))) == hex)
    #expect(ColorForm.hex.text(of: SRGBColor(HSL(color))) == hex)
  }

  @Test(arguments: [
    ("#f6f6f6", "H:0.0 S:0.0 B:0.965"), ("#d52121", "H:0.0 S:0.845 B:0.835"),
    ("pink", "H:0.971 S:0.247 B:1.0"), ("#ff8800", "H:0.089 S:1.0 B:1.0"),
  ])
  func labelsHaveThreeDecimals(text: String, label: String) throws {
    #expect(ColorForm.label.text(of: try SRGBColor(parsing: text)) == label)
  }

  @Test(arguments: [
    (ColorForm.hsb, "#27ae60", "hsb(145.3 77.6% 68.2%)"), (.hsl, "#787865", "hsl(60 8.6% 43.3%)"),
    (.rgb, "hsl(231, 6%, 24%)", "rgb(58 59 65)"), (.rgb, "#0132d063", "rgb(1 50 208 / 0.388)"),
    (.hex, "#0132d063", "#0132d063"), (.rgb, "#eee", "rgb(238 238 238)"),
    (.hwb, "#ff8800", "hwb(32 0% 0%)"), (.cmyk, "#ff8800", "device-cmyk(0% 46.7% 100% 0%)"),
    (.cmyk, "black", "device-cmyk(0% 0% 0% 100%)"),
  ])
  func valuesAreRoundedNotTruncated(form: ColorForm, text: String, expected: String) throws {
    #expect(form.text(of: try SRGBColor(parsing: text)) == expected)
  }

  /// Green, as the Web Platform Tests for CSS Color 4 write it.
  @Test(arguments: [
    "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)",
    "oklab(51.975% -0.1403 0.10768)", "oklch(51.975% 0.17686 142.495)", "hwb(120 0% 49.8039%)",
  ])
  func deviceIndependentColoursAreThoseOfCSS(text: String) throws {
    #expect(try SRGBColor(parsing: text).rgb == 0x00_8000)
  }

  @Test func whatScreensDoNotShowKeepsLightnessAndHue() throws {
    for hue in stride(from: 0.0, to: 360, by: 7) {
      let wanted = OKLCH(lightness: 0.6, chroma: 0.4, hue: hue)
      let found = OKLCH(SRGBColor(wanted))
      #expect(abs(found.lightness - wanted.lightness) < 0.03)
      #expect(found.chroma < wanted.chroma)
    }
    #expect(SRGBColor(OKLCH(lightness: 1, chroma: 0.4, hue: 30)) == .white)
    #expect(SRGBColor(OKLCH(lightness: 0, chroma: 0.4, hue: 30)) == .black)
  }

  @Test func hueAndSaturationOfAGreyAreKept() {
    let grey = HSB(hue: 200, saturation: 0, brightness: 0.5)
    #expect(HSL(grey).hue == 200)
    #expect(
      HSB(hue: -90, saturation: 2, brightness: -1) == HSB(hue: 270, saturation: 1, brightness: 0)
    )
    #expect(HSB(hue: .nan, saturation: .nan, brightness: 1).hue == 0)
    #expect(HSB(hue: 360, saturation: 1, brightness: 1).hue == 360)
  }

  @Test func theNearestOf256IsTheFirstOfTheNearest() {
    let entries = (16...255).map { Entry($0) }
    for rgb in Self.sample.prefix(4000) {
      let color = SRGBColor(rgb: rgb)
      let distances = entries.map { entry in entry.squaredDistance(to: rgb) }
      let best = distances.indices.min { distances[$0] < distances[$1] }
      #expect(best.map { $0 + 16 } == Int(PaletteIndex(nearestTo: color).index), "\(rgb)")
    }
    for (rgb, index) in [(UInt32(0xEE_EEEE), 255), (0xFF_FFFF, 231), (0x08_0808, 232)] {
      #expect(Int(PaletteIndex(nearestTo: SRGBColor(rgb: rgb)).index) == index)
    }
  }

  @Test func textIsReadableOnEveryHue() {
    for hue in HueTable.colors(count: 360) {
      #expect(hue.color.contrast(with: hue.color.readableTextColor) >= 4.5)
    }
    #expect(abs(SRGBColor.black.contrast(with: .white) - 21) < 1e-9)
    #expect([1, 3, 4.5, 7].map { ContrastGrade(ratio: $0) } == ContrastGrade.allCases)
  }

  @Test func scalesHaveTheirColours() throws {
    let orange = HSB(try SRGBColor(parsing: "#ff8800"))
    for scale in ColorScale.allCases {
      let colors = scale.colors(of: orange, alpha: 0.5)
      #expect(Set(colors.map(\.name)).count == colors.count)
      #expect(colors.allSatisfy { $0.color.alpha == 0.5 })
    }
    let lightness = ColorScale.lightness.colors(of: orange).map(\.color.rgb)
    #expect(lightness.first == 0 && lightness.last == 0xFF_FFFF && lightness[5] == 0xFF_8800)
    #expect(ColorScale.complements.colors(of: orange).first?.color.rgb == 0x00_77FF)
    #expect(ColorScale.hueNeighbors.colors(of: orange)[6].color.rgb == 0xFF_8800)
  }

  @Test func theNearestNameIsTheColourItself() throws {
    for named in CSSColors.all {
      #expect(CSSColors.nearest(to: named.color).color.color == named.color)
      #expect(CSSColors.name(of: named.color) != nil)
    }
    #expect(CSSColors.nearest(to: try SRGBColor(parsing: "#ff8b01")).color.name == "darkorange")
  }
}

/// Entries of the palette, computed as the terminals' documents do.
private struct Entry {
  var levels: [Int]

  func squaredDistance(to rgb: UInt32) -> Int {
    let parts = [Int(rgb >> 16), Int(rgb >> 8 & 255), Int(rgb & 255)]
    return zip(parts, levels).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
  }

  init(_ index: Int) {
    if index >= 232 {
      levels = Array(repeating: 8 + (index - 232) * 10, count: 3)
    } else {
      let digits = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6]
      levels = digits.map { $0 == 0 ? 0 : 55 + $0 * 40 }
    }
  }
}
