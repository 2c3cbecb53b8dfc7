import Colorimetry
import Foundation
import GatefoldKit
import GatefoldTesting
import Testing

@testable import ColorsApp

/// Copying a colour, and files of palettes, by keys.
struct CopyAndPaletteScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: - Copying

  @Test func copyingWritesTheChosenForm() throws {
    let colors = try Colors()
    colors.pilot.press("down", "y")
    #expect(colors.pilot.terminal.copiedText == "#ff8000")
    #expect(colors.status.hasPrefix(" Copied #ff8000"))
    colors.pilot.press("f")
    #expect(colors.status.hasPrefix(" y copies rgb(255 128 0)"))
    #expect(colors.detailLines[0].contains("y rgb"))
    #expect(colors.detailLines.contains { $0.hasPrefix("› rgb(255 128 0)") })
    colors.pilot.press("y")
    #expect(colors.pilot.terminal.copiedText == "rgb(255 128 0)")
    colors.pilot.press("F", "F", "y")
    #expect(colors.pilot.terminal.copiedText == "H:0.083 S:1.0 B:1.0")
  }

  @Test func everyFormCanBeChosenAndIsShown() throws {
    let colors = try Colors()
    for _ in ColorForm.allCases {
      colors.pilot.press("f", "y")
      let copied = try #require(colors.pilot.terminal.copiedText)
      #expect(colors.detailLines.contains { $0.hasPrefix("› \(copied) ") }, "\(copied)")
    }
  }

  @Test func aClickOnAFormChoosesIt() throws {
    let colors = try Colors()
    let line = try #require(colors.detailLines.firstIndex { $0.contains("hwb(") })
    colors.pilot.click(x: 45, y: line)
    colors.pilot.press("y")
    #expect(colors.pilot.terminal.copiedText == "hwb(0 0% 0%)")
  }

  @Test func whatIsMixedIsWhatIsCopied() throws {
    let colors = try Colors()
    colors.pilot.press("tab", "down", "home", "y")
    #expect(colors.pilot.terminal.copiedText == "#ffffff")
  }

  @Test func withoutAClipboardTheReasonIsSaid() throws {
    let colors = try Colors()
    colors.pilot.terminal.hasClipboard = false
    colors.pilot.press("y")
    #expect(colors.status.contains("has no clipboard"))
  }

  // MARK: - Export

  @Test(arguments: [
    (PaletteFormat.css, 0, "saved.css"), (.json, 1, "saved.json"), (.gpl, 2, "saved.gpl"),
    (.shell, 3, "saved.sh"),
  ])
  func exportingAsksForTheKindAndThePath(
    _ format: PaletteFormat,
    _ buttons: Int,
    _ name: String
  ) throws {
    let saved = [NamedColor("Sky", SRGBColor(rgb: 0x33_99FF)), NamedColor("Coal", .black)]
    let colors = try Colors(saved: saved, home: folder.path)
    colors.selectFirstSaved()
    colors.pilot.press("x")
    #expect(colors.lines.contains { $0.contains(" Export Saved ") })
    for _ in 0..<buttons { colors.pilot.press("tab") }
    colors.pilot.press("enter")
    #expect(colors.lines.contains { $0.contains("│ \(name) ") })
    colors.pilot.press("home")
    colors.pilot.type("~/")
    colors.pilot.press("enter")
    #expect(colors.status.hasPrefix(" Wrote 2 colours to \(folder.file(name))"))
    let text = try String(contentsOfFile: folder.file(name), encoding: .utf8)
    #expect(text == format.text(of: saved))
  }

  @Test func elsewhereTheSectionOfTheCursorIsExported() throws {
    let colors = try Colors(home: folder.path)
    colors.pilot.press("x", "enter", "home")
    colors.pilot.type("~/")
    colors.pilot.press("enter")
    #expect(colors.status.hasPrefix(" Wrote 13 colours to \(folder.file("hues.css"))"))
    colors.pilot.press("enter", "x")
    #expect(colors.lines.contains { $0.contains(" Export Lightness ") })
  }

  @Test func aFileThatIsThereIsAskedAboutAndOnesThatCannotBeAreAskedForAgain() throws {
    let colors = try Colors(home: folder.path)
    try "mine".write(toFile: folder.file("hues.css"), atomically: true, encoding: .utf8)
    colors.pilot.press("x", "enter", "home")
    colors.pilot.type("~/")
    colors.pilot.press("enter")
    #expect(colors.lines.contains { $0.contains(" Replace the file? ") })
    colors.pilot.press("escape")
    #expect(try String(contentsOfFile: folder.file("hues.css"), encoding: .utf8) == "mine")
    colors.pilot.press("x", "enter", "home")
    colors.pilot.type("~/nowhere/")
    colors.pilot.press("enter")
    #expect(colors.status.contains("there is no folder"))
    #expect(colors.lines.contains { $0.contains("│ ~/nowhere/hues.css ") })
  }

  // MARK: - Import

  @Test func importingTakesWhatIsNewAndCanBeUndone() throws {
    let text = "GIMP Palette\nName: x\n#\n255 136 0 Orange\n0 0 0 Coal\n1 2 x Bad\n"
    try text.write(toFile: folder.file("x.gpl"), atomically: true, encoding: .utf8)
    let colors = try Colors(saved: [NamedColor("Coal", .black)], home: folder.path)
    colors.pilot.press("i")
    colors.pilot.type("~/x.gpl")
    colors.pilot.press("enter")
    #expect(colors.store.names == ["Coal", "Orange"])
    #expect(colors.status.contains("Imported 1 colour, 1 already there"))
    #expect(colors.status.contains("x.gpl:6: "))
    #expect(colors.detailLines[2].contains("Orange"))
    colors.pilot.press("u")
    #expect(colors.store.names == ["Coal"])
    colors.pilot.press("ctrl-r")
    #expect(colors.store.names == ["Coal", "Orange"])
  }

  @Test func whatCannotBeReadIsAskedForAgain() throws {
    let colors = try Colors(home: folder.path)
    try "no colours here".write(toFile: folder.file("x"), atomically: true, encoding: .utf8)
    for (path, reason) in [
      ("~/none", "there is no file"), ("~", "is a folder"), ("~/x", "no colour in it"),
    ] {
      colors.pilot.press("i")
      colors.pilot.type(path)
      colors.pilot.press("enter")
      #expect(colors.status.contains(reason))
      #expect(colors.lines.contains { $0.contains("│ \(path) ") })
      colors.pilot.press("escape")
    }
    colors.pilot.press("i", "enter")
    #expect(colors.lines.contains { $0.contains("there is no path") })
  }
}
