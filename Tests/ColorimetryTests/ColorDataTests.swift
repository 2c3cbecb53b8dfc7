import Colorimetry
import Testing

/// The tables of others and the pairs of the CSS parsing tests, where a checkout has them beside it.
@Suite(.enabled(if: ColorData.isThere, "there are no tables of colours beside the checkout"))
struct ColorDataTests {
  /// What CSS Color 3 refused and CSS Color 4 takes.
  private static let newerForms: [String: [Double]] = [
    "rgb(0, 0, 0, 0)": [0, 0, 0, 0], "rgb(0%, 0%, 0%, 0%)": [0, 0, 0, 0],
    "rgb(0%, 0%, 0%, 0)": [0, 0, 0, 0], "rgba(255, 255, 255, 0%)": [1, 1, 1, 0],
    "rgba(0, 0, 0)": [0, 0, 0, 1], "rgba(0%, 0%, 0%)": [0, 0, 0, 1],
    "rgba(0%, 0%, 0%, 0%)": [0, 0, 0, 0], "hsl(30deg, 100%, 100%)": [1, 1, 1, 1],
    "hsl(0, 0%, 0%, 0%)": [0, 0, 0, 0], "hsla(30deg, 100%, 100%, 1)": [1, 1, 1, 1],
    "hsla(0, 0%, 0%, 50%)": [0, 0, 0, 0.5],
  ]

  @Test(arguments: [
    ("css-parsing-tests-color3.json", 128, 1.0), ("css-parsing-tests-color3_hsl.json", 3888, 1),
    ("css-parsing-tests-color3_keywords.json", 801, 255),
  ])
  func everyPairIsReadAsCSSDoes(file: String, count: Int, scale: Double) throws {
    let pairs = try ColorData.pairs(of: file)
    #expect(pairs.count == count)
    for pair in pairs {
      let newer = Self.newerForms[pair.text]
      if newer != nil { #expect(pair.color == nil, "\(pair.text)") }
      let color = try? SRGBColor(parsing: pair.text)
      guard let expected = newer ?? pair.color else {
        #expect(color == nil, "\(pair.text)")
        continue
      }
      let found = try #require(color, "\(pair.text)")
      let values = [found.red, found.green, found.blue]
      for (value, wanted) in zip(values, expected) {
        #expect(abs(value - min(max(wanted / scale, 0), 1)) < 1e-5, "\(pair.text)")
      }
      #expect(found.alpha == expected[3], "\(pair.text)")
    }
  }

  @Test func namesHaveTheirColours() throws {
    let rows = try ColorData.rows(of: "css-named-colors.csv")
    #expect(rows.count == 148)
    #expect(Set(rows.map { $0["name"] }) == Set(CSSColors.all.map(\.name)))
    for row in rows {
      let color = try #require(CSSColors.color(named: row["name"] ?? ""))
      #expect(ColorForm.hex.text(of: color) == row["hex"])
    }
  }

  @Test func theTableOf121HuesHasItsLabels() throws {
    let rows = try ColorData.rows(of: "hsv-grid-generated.csv")
      .filter { $0["label"]?.isEmpty == false }
    let hues = HueTable.colors(count: 120)
    #expect(rows.map { $0["label"] } == hues.map(\.name))
    #expect(rows.map { $0["hex"] } == hues.map { ColorForm.hex.text(of: $0.color) })
  }

  @Test func theGridOfHSBIsEqual() throws {
    let rows = try ColorData.rows(of: "hsv-grid-generated.csv")
      .filter { $0["label"]?.isEmpty == true }
    #expect(rows.count == 625)
    for row in rows {
      let values = try ["h", "s", "v"].map { try #require(Double(row[$0] ?? "")) }
      // Six decimals of a 24th.
      let hue = (values[0] * 24).rounded() * 15
      let color = SRGBColor(HSB(hue: hue, saturation: values[1], brightness: values[2]))
      #expect(ColorForm.hex.text(of: color) == row["hex"], "\(row)")
    }
  }

  @Test func vectorsOfHSBAndHSLAreEqual() throws {
    let rows = try ColorData.rows(of: "hsv-hsl-vectors.csv")
    #expect(rows.count == 29)
    for row in rows {
      func value(_ name: String) throws -> Double { try #require(Double(row[name] ?? "")) }
      let color = try SRGBColor(red: value("r"), green: value("g"), blue: value("b"))
      let (hsb, hsl) = (HSB(color), HSL(color))
      let isRounded = row["source"]?.hasPrefix("pastel") == true
      let tolerance = isRounded ? 0.001 : 1e-9
      #expect(try abs(hsb.hue - value("hsv_h_deg")) < (isRounded ? 0.1 : 1e-9), "\(row)")
      #expect(try abs(hsb.saturation - value("hsv_s")) < tolerance, "\(row)")
      #expect(try abs(hsb.brightness - value("hsv_v")) < tolerance, "\(row)")
      #expect(try abs(hsl.hue - value("hsl_h_deg")) < (isRounded ? 0.1 : 1e-9), "\(row)")
      #expect(try abs(hsl.saturation - value("hsl_s")) < tolerance, "\(row)")
      #expect(try abs(hsl.lightness - value("hsl_l")) < tolerance, "\(row)")
      if let hex = row["hex"], !hex.isEmpty { #expect(ColorForm.hex.text(of: color) == hex) }
    }
  }

  @Test func theNearestOf256AreEqual() throws {
    let rows = try ColorData.rows(of: "nearest-256-generated.csv")
    #expect(rows.count == 40)
    for row in rows {
      let bytes = try ["r", "g", "b"].map { try #require(UInt32(row[$0] ?? "")) }
      let color = SRGBColor(rgb: bytes[0] << 16 | bytes[1] << 8 | bytes[2])
      let nearest = PaletteIndex(nearestTo: color)
      #expect(String(nearest.index) == row["nearest_index"], "\(row)")
      let distance = nearest.distance(to: color)
      #expect(String(Int((distance * distance).rounded())) == row["distance2"], "\(row)")
    }
  }
}
