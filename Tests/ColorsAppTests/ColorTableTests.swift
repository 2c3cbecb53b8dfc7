import Colorimetry
import GatefoldKit
import GatefoldTesting
import Testing

@testable import ColorsApp

/// The table of colours as a person sees it.
struct ColorTableTests {
  @Test func twelvePartsOfTheCircleAreThirteenRows() throws {
    let colors = try Colors()
    #expect(
      colors.listLines.prefix(16).map { $0.trimmingSpaces } == [
        "H:0.0 S:1.0 B:1.0       Edit  +",
        "▾ Hues ───────────────────── 13",
        "▌H:0.0 S:1.0 B:1.0       #ff0000",
        "H:0.083 S:1.0 B:1.0     #ff8000",
        "H:0.167 S:1.0 B:1.0     #ffff00",
        "H:0.25 S:1.0 B:1.0      #80ff00",
        "H:0.333 S:1.0 B:1.0     #00ff00",
        "H:0.417 S:1.0 B:1.0     #00ff80",
        "H:0.5 S:1.0 B:1.0       #00ffff",
        "H:0.583 S:1.0 B:1.0     #0080ff",
        "H:0.667 S:1.0 B:1.0     #0000ff",
        "H:0.75 S:1.0 B:1.0      #8000ff",
        "H:0.833 S:1.0 B:1.0     #ff00ff",
        "H:0.917 S:1.0 B:1.0     #ff0080",
        "H:1.0 S:1.0 B:1.0       #ff0000",
        "▾ Saved ───────────────────── 0",
      ]
    )
    #expect(colors.status.hasPrefix(" 1 / 417 colours "))
  }

  @Test func eachRowIsPaintedInItsColourFromEdgeToEdge() throws {
    let colors = try Colors()
    for (index, hue) in HueTable.colors(count: 12).enumerated().dropFirst() {
      for x in [0, 1, 20, 30] {
        #expect(colors.style(x: x, y: 2 + index).background == Color(hue.color))
      }
    }
  }

  @Test(arguments: [ColorDepth.trueColor, .palette256])
  func textCanBeReadOnEveryColour(_ depth: ColorDepth) throws {
    let grid = (0..<4096 as Range<UInt32>)
      .map { number in
        let (red, green, blue) = (number >> 8, number >> 4 & 15, number & 15)
        return SRGBColor(rgb: (red << 16 | green << 8 | blue) * 17)
      }
    for color in HueTable.colors(count: 360).map(\.color) + CSSColors.all.map(\.color) + grid {
      let style = try #require(ShownColor(color, depth: depth).style(depth: depth))
      let shown = Style(
        foreground: ColorReduction.reduce(style.foreground, to: depth),
        background: ColorReduction.reduce(style.background, to: depth)
      )
      #expect(try #require(shown.contrast) >= 4.5, "\(ColorForm.hex.text(of: color))")
    }
  }

  @Test func theSelectedRowKeepsItsColourAndIsSeenByMoreThanThat() throws {
    let colors = try Colors()
    colors.pilot.press("down", "down")
    #expect(colors.listLines[4].hasPrefix("▌H:0.167"))
    #expect(colors.style(x: 1, y: 4).attributes.contains(.reverse))
    #expect(
      colors.style(x: 25, y: 4) == Style(foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 0))
    )
    colors.pilot.press("tab")
    #expect(colors.listLines[4].hasPrefix("▌H:0.167"))
    #expect(colors.style(x: 1, y: 4).attributes.contains(.bold))
  }

  @Test func withoutColoursRowsHaveNamesAndDigitsAndTheSelectionIsReversed() throws {
    let colors = try Colors(depth: .none)
    #expect(colors.listLines[2].hasPrefix("▌H:0.0 S:1.0 B:1.0       #ff0000"))
    #expect(colors.style(x: 20, y: 2) == Style(attributes: .reverse))
    #expect(colors.style(x: 1, y: 3) == .plain)
    #expect(colors.ground.background == .automatic)
    #expect(!colors.lines.contains { $0.contains("Terminal") })
  }

  @Test(arguments: [
    (ColorDepth.trueColor, 256), (.palette256, 256), (.ansi16, 16), (.ansi8, 8), (.none, 0),
  ])
  func theTerminalsPaletteIsListed(_ depth: ColorDepth, count: Int) throws {
    let colors = try Colors(depth: depth)
    let section = colors.controller.list.sections.first { $0.id == .terminal }
    #expect((section?.rows.count ?? 0) == count)
    guard count > 0 else { return }
    colors.pilot.press("G")
    let last = try #require(colors.line(of: "Colour \(count - 1) "))
    #expect(colors.style(x: 25, y: last).background == .palette(UInt8(count - 1)))
  }

  @Test func sectionsAreCollapsedAndExpanded() throws {
    let colors = try Colors()
    colors.pilot.press("_")
    #expect(
      colors.listLines[1...4].map { String($0.dropFirst().prefix(10)) } == [
        "▸ Hues ───", "▾ Saved ──", "▸ CSS ────", "▸ Terminal",
      ]
    )
    #expect(colors.detailLines.contains { $0.hasPrefix("Nothing selected") })
    colors.pilot.press("down", "enter", "down")
    #expect(colors.listLines[5].hasPrefix("▌antiquewhite"))
    #expect(colors.detailLines.contains { $0.contains("antiquewhite") })
  }

  @Test func theFilterFindsNamesAndDigitsInAllSections() throws {
    let colors = try Colors(saved: [NamedColor("Tomatenrot", SRGBColor(rgb: 0xCC_2211))])
    colors.pilot.press("/")
    colors.pilot.type("TOMAT")
    #expect(
      colors.listLines[2...5].map { $0.trimmingSpaces } == [
        "▾ Saved ───────────────────── 1", "▌Tomatenrot              #cc2211",
        "▾ CSS ─────────────────────── 1", "tomato                  #ff6347",
      ]
    )
    #expect(colors.status.hasPrefix(" 1 / 2 found"))
    colors.pilot.press("escape", "/")
    colors.pilot.type("#ff8000")
    #expect(colors.controller.list.sections.map(\.id) == [.hues])
    colors.pilot.type("x")
    #expect(colors.listLines.contains { $0.contains("Nothing matches.") })
    colors.pilot.press("escape")
    #expect(colors.controller.list.tableView.rowCount == 418)
  }

  @Test func theListsTitleIsTheNameOfTheColour() throws {
    let colors = try Colors()
    colors.pilot.press("down")
    #expect(colors.listLines[0].hasPrefix(" H:0.083 S:1.0 B:1.0 "))
    colors.pilot.resize(width: 24, height: 10)
    #expect(colors.lines[0].hasPrefix(" #ff8000"))
  }

  @Test func movingCostsTheSameHoweverManyHuesThereAre() throws {
    let few = try Colors(hues: 12)
    let many = try Colors(hues: 3600)
    for colors in [few, many] { colors.pilot.press("down") }
    #expect(many.pilot.terminal.changedCellCount <= few.pilot.terminal.changedCellCount + 40)
    #expect(many.status.hasPrefix(" 2 / 4005 colours"))
  }
}

extension String {
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
