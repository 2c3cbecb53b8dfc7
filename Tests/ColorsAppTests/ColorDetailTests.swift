import Colorimetry
import GatefoldKit
import GatefoldTesting
import Testing

@testable import ColorsApp

/// The detail of a colour as a person sees it.
struct ColorDetailTests {
  private static let green = NamedColor("Leaf", SRGBColor(rgb: 0x12_AB34))

  private func shown(_ color: NamedColor, depth: ColorDepth = .trueColor) throws -> Colors {
    let colors = try Colors(depth: depth, saved: [color])
    colors.selectFirstSaved()
    return colors
  }

  @Test func theColourFillsTheBackgroundAndIsDescribed() throws {
    let colors = try shown(Self.green)
    #expect(
      colors.detailLines.map(\.trimmingSpaces) == [
        "‹ #12ab34                                          y hex  + Save",
        "",
        "Leaf",
        "",
        "",
        "Hue        ━━━━━━━━━━━━━━━━━●━━━━━━━━━━━━━━━━━━━━━━━━━━━━ 133.3°",
        "Saturation ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●━━━━━ 89.5 %",
        "Brightness ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●━━━━━━━━━━━━━━━ 67.1 %",
        "Alpha      ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●  100 %",
        "",
        "› #12ab34",
        "rgb(18 171 52)",
        "hsb(133.3 89.5% 67.1%)",
        "hsl(133.3 81% 37.1%)",
        "hwb(133.3 7.1% 32.9%)",
        "oklch(0.646 0.197 145.22)",
        "device-cmyk(89.5% 0% 69.6% 32.9%)",
        "",
        "luminance  0.295",
        "on black   6.90:1 AA",
        "on white   3.04:1 AA large",
        "CSS name   mediumseagreen, 0.071 away",
        "xterm-256  35, 46.8 away",
      ] + Array(repeating: "", count: 6)
    )
    let width = colors.pilot.terminal.size.width
    for y in 4..<29 { #expect(colors.style(x: width - 1, y: y).background == .rgb(18, 171, 52)) }
  }

  @Test(arguments: [(30, 3), (24, 2), (15, 1), (12, 1), (60, 6)])
  func theNameStandsInALightBandOfANinth(height: Int, band: Int) throws {
    let colors = try Colors(height: height)
    let light = colors.style(x: 99, y: 1)
    #expect(light.background == .rgb(255, 204, 204))
    #expect(try #require(light.contrast) >= 4.5)
    for y in 1...(band + 1) {
      #expect((colors.style(x: 99, y: y).background == light.background) == (y <= band))
    }
    #expect(colors.detailLines[1 + (band - 1) / 2].contains("H:0.0 S:1.0 B:1.0"))
  }

  @Test(
    arguments: [
      (ColorDepth.trueColor, nil), (.palette256, "shown as   35 (#00af5f)"),
      (.ansi16, "shown as   2 (#00cd00)"), (.ansi8, "shown as   2 (#00cd00)"),
      (.none, "shown as   no colours here"),
    ] as [(ColorDepth, String?)]
  )
  func whatIsShownInsteadIsSaid(_ depth: ColorDepth, _ line: String?) throws {
    let colors = try shown(Self.green, depth: depth)
    let said = colors.detailLines.map(\.trimmingSpaces).first { $0.hasPrefix("shown as") }
    #expect(said == line)
  }

  @Test func nothingIsSaidOfAColourThatThePaletteHas() throws {
    let colors = try shown(NamedColor("208", SRGBColor(rgb: 0xFF_8700)), depth: .palette256)
    #expect(!colors.detailLines.contains { $0.contains("shown as") })
  }

  @Test func whatIsNotOpaqueLiesOverWhiteAndSaysSo() throws {
    let colors = try shown(NamedColor("veil", SRGBColor(rgb: 0x12_AB34).withAlpha(0.5)))
    #expect(colors.ground.background == .rgb(137, 213, 154))
    #expect(try #require(colors.ground.contrast) >= 4.5)
    #expect(colors.detailLines.contains { $0.contains("alpha      0.5, over white") })
    #expect(colors.detailLines.contains { $0.contains("rgb(18 171 52 / 0.5)") })
  }

  // MARK: - Mixing

  @Test func slidersMixTheColourByKeys() throws {
    let colors = try Colors()
    colors.pilot.press("tab", "right", "right")
    #expect(colors.detailLines[0].contains("#ff0800"))
    #expect(colors.ground.background == .rgb(255, 8, 0))
    #expect(colors.listLines[0].contains("#ff0800") || colors.listLines[0].contains("H:0.006"))
    #expect(colors.listLines[2].hasPrefix("▌H:0.0 "))
    colors.pilot.press("down", "down", "left", "down", "home")
    #expect(colors.detailLines.contains { $0.contains("rgb(252 8 0 / 0)") })
  }

  @Test func slidersAreMovedByTheMouse() throws {
    let colors = try Colors()
    let line = colors.detailLines[6]
    let start = 34 + 12
    #expect(line.contains("Saturation"))
    colors.pilot.click(x: start, y: 6)
    #expect(colors.detailLines[0].contains("#ffffff"))
    colors.pilot.drag(from: Point(x: start, y: 7), to: Point(x: start, y: 7))
    #expect(colors.detailLines[0].contains("#000000"))
  }

  @Test func theHueSurvivesGreyAndBlack() throws {
    let colors = try Colors(saved: [NamedColor("Sky", SRGBColor(rgb: 0x33_99FF))])
    colors.selectFirstSaved()
    let before = colors.detailLines
    colors.pilot.press("tab", "down", "home")
    #expect(colors.detailLines[0].contains("#ffffff"))
    colors.pilot.press("down", "home")
    #expect(colors.detailLines[0].contains("#000000"))
    #expect(colors.detailLines[5].contains(" 210°"))
    colors.pilot.press("end", "up")
    for _ in 0..<80 { colors.pilot.press("right") }
    #expect(colors.detailLines[0].contains("#3399ff"))
    #expect(colors.detailLines[5].dropFirst() == before[5].dropFirst())
  }

  // MARK: - Sizes

  @Test func everythingCanBeReachedOnASmallScreen() throws {
    let colors = try Colors(width: 40, height: 15, depth: .palette256)
    colors.pilot.press("right")
    var seen: Set<String> = []
    for _ in 0..<30 {
      seen.formUnion(colors.lines.map { String($0.drop { "▌› ".contains($0) }.prefix(9)) })
      colors.pilot.press("down")
    }
    for start in ["Hue", "Alpha", "#ff0000", "device-cm", "luminance", "xterm-256"] {
      #expect(seen.contains { $0.hasPrefix(start) }, "\(start)")
    }
    for _ in 0..<40 { colors.pilot.press("up") }
    #expect(colors.lines[2].hasPrefix("▌Hue"))
  }

  @Test func noLabelIsCutInFortyColumns() throws {
    let colors = try Colors(
      width: 40,
      height: 30,
      depth: .palette256,
      saved: [
        NamedColor("long", SRGBColor(red: 0.123, green: 0.234, blue: 0.345, alpha: 0.456))
      ]
    )
    colors.selectFirstSaved()
    colors.pilot.press("right")
    let text = colors.lines.map(\.trimmingSpaces)
    #expect(!text.contains { $0.contains("…") })
    #expect(text.contains { $0.hasPrefix("device-cmyk(64.3% 32.2% 0% 65.5% /") })
    #expect(text.contains("0.456)"))
    for part in ColorMix.Part.allCases { #expect(text.contains { $0.contains(part.title) }) }
  }

  @Test func everySizeIsDrawnWithoutHarm() throws {
    let colors = try Colors(saved: [Self.green])
    for width in [1, 2, 5, 10, 12, 13, 20, 39, 71, 72, 73, 300] {
      for height in [1, 2, 3, 4, 5, 8, 100] {
        colors.pilot.resize(width: width, height: height)
        colors.pilot.press("tab", "down", "right", "tab", "G", "enter", "escape", "g")
        #expect(colors.lines.count == height)
      }
    }
  }
}
