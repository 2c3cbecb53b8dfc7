import Colorimetry
import Foundation
import Storage
import Testing

@testable import ColorsApp

struct PaletteRoundTripTests {
  nonisolated static let hostileNames = [
    "plain", "two words", "  spaces at the ends  ", "\t", "quote ' \" ` $(x) ${y}", "*/ } ; {",
    "/*",
    "\\", "\\\\ ", "a\\", "line\nend\n", "\n", "nul \u{0}", "\u{1b}[31m", "\u{202e}reversed",
    "日本語", "émigré e\u{301}", "👨‍👩‍👧‍👦", "zero\u{200d}\u{200b}width", "--x", "-", "_", "1", "#fff",
    "a: b", "a = b", "</style>", "color_x", "PATH", "x' # \"y\"", "\u{2028}\u{85}\u{7f}", "ends f ",
    "\u{a0}", "\u{fffd}", "plain", "Name: x", "# x", "Untitled", "255 0 0 red", "a\\62 c",
    "\u{feff}b",
    String(repeating: "long ", count: 200),
  ]

  nonisolated static let colors = hostileNames.enumerated()
    .map { index, name in
      let color = SRGBColor(rgb: UInt32(index) &* 0x3f_1d07 & 0xff_ffff)
      return NamedColor(name, index % 3 == 0 ? color.withAlpha(Double(index) / 255) : color)
    }

  @Test(arguments: [PaletteFormat.css, .json, .shell])
  func whatIsWrittenIsReadAgain(format: PaletteFormat) throws {
    let contents = try PaletteReader.read(Array(format.text(of: Self.colors).utf8))
    #expect(contents.format == format && contents.problems == [])
    for (read, written) in zip(contents.colors, Self.colors) {
      let name = format == .css ? written.name.replacing("\u{0}", with: "\u{fffd}") : written.name
      #expect(Array(read.name.utf8) == Array(name.utf8))
      #expect(read.color == written.color)
    }
    #expect(contents.colors.count == Self.colors.count)
  }

  @Test func aPaletteOfGIMPKeepsWhatALineCan() throws {
    let text = PaletteFormat.gpl.text(of: Self.colors)
    let contents = try PaletteReader.read(Array(text.utf8))
    #expect(contents.format == .gpl && contents.problems == [])
    #expect(contents.colors.map(\.color) == Self.colors.map { $0.color.withAlpha(1) })
    let names = Self.colors.map { GIMPPalette.name($0.name) }
    #expect(contents.colors.map(\.name) == names.map { $0 == "Untitled" ? "" : $0 })
    #expect(text.split(separator: "\n").count == Self.colors.count + 4)
  }

  @Test func jsonKeepsEveryBit() throws {
    var generator = SplitMix(seed: 5)
    let colors = (0..<500)
      .map { index in
        let parts = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
        let color = SRGBColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        return NamedColor(String(index), color)
      }
    let text = PaletteFormat.json.text(of: colors)
    #expect(try PaletteReader.read(Array(text.utf8)).colors == colors)
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
    #expect(whole.count == 500)
  }

  @Test(arguments: PaletteFormat.allCases)
  func takingAFileTwiceAddsNothing(format: PaletteFormat) throws {
    let store = try SavedColorStore(at: .memory)
    let contents = try PaletteReader.read(Array(format.text(of: Self.colors).utf8))
    let count = Self.colors.count
    #expect(try store.take(contents).added.count == count)
    let again = try store.take(contents)
    #expect(again.added.isEmpty && again.present == count && store.colors.count == count)
    #expect(again.sentence == "Imported 0 colours, \(count) already there")
  }

  @Test func exportedColoursAreThereAlready() throws {
    let store = try SavedColorStore(at: .memory)
    try store.add(name: "between", color: SRGBColor(red: 0.1234, green: 0.5, blue: 0, alpha: 0.3))
    try store.add(name: "twice", color: .white)
    try store.add(name: "twice", color: .white)
    for format in [PaletteFormat.css, .json, .shell] {
      let contents = try PaletteReader.read(Array(format.text(of: store.palette).utf8))
      #expect(try store.take(contents).present == 3)
    }
    try store.remove(store.colors[2].id)
    let contents = try PaletteReader.read(Array(PaletteFormat.json.text(of: store.palette).utf8))
    var twice = contents
    twice.colors += contents.colors
    #expect(try store.take(twice).added.map(\.name) == ["between", "twice"])
  }

  @Test func whatAFormatCannotSayIsCounted() {
    let colors = [
      NamedColor("a", SRGBColor(red: 0.1234, green: 0, blue: 0)),
      NamedColor("a", SRGBColor.white.withAlpha(0.5)), NamedColor(" b\n", .black),
      NamedColor("\u{0}", SRGBColor.white.withAlpha(128 / 255)),
    ]
    #expect(PaletteFormat.json.losses(of: colors) == [])
    #expect(PaletteFormat.shell.losses(of: colors) == [.precision(count: 2)])
    #expect(
      PaletteFormat.css.losses(of: colors)
        == [.precision(count: 2), .shadowed(count: 1), .names(count: 1)]
    )
    #expect(
      PaletteFormat.gpl.losses(of: colors)
        == [.precision(count: 1), .opacity(count: 2), .names(count: 2)]
    )
    for format in PaletteFormat.allCases { #expect(format.losses(of: [colors[2]]).count < 2) }
  }

  @Test func theNamedColoursOfCSSPassThroughAll() throws {
    for format in PaletteFormat.allCases {
      let text = format.text(of: CSSColors.all)
      #expect(try PaletteReader.read(Array(text.utf8)).colors == CSSColors.all)
    }
  }
}
