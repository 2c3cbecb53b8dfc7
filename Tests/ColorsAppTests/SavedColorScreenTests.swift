import Colorimetry
import GatefoldKit
import GatefoldTesting
import Glibc
import Storage
import Testing

@testable import ColorsApp

/// The person's own colours, as they are added, changed and removed on the screen.
struct SavedColorScreenTests {
  private static let three = ["one", "two", "three"].enumerated()
    .map { NamedColor($0.element, SRGBColor(rgb: UInt32($0.offset) * 0x10_2030)) }

  // MARK: - Adding

  @Test func addingAsksForAColourAndAName() throws {
    let colors = try Colors()
    colors.pilot.press("+")
    colors.pilot.type("hsl(32 100% 50%)")
    colors.pilot.press("tab")
    colors.pilot.type("Marmalade")
    colors.pilot.press("enter")
    #expect(colors.store.colors.map(\.name) == ["Marmalade"])
    #expect(colors.status.hasPrefix(" Saved “Marmalade”: u undoes"))
    let line = try #require(colors.line(of: "Marmalade"))
    #expect(colors.listLines[line].hasPrefix("▌Marmalade               #ff8800"))
    #expect(colors.detailLines[2].contains("Marmalade"))
    colors.pilot.press("u")
    #expect(colors.store.colors.isEmpty)
    #expect(colors.status.hasPrefix(" Undid add"))
    colors.pilot.press("ctrl-r")
    #expect(colors.store.colors.map(\.name) == ["Marmalade"])
  }

  @Test func theSwatchIsShownAsOneTypes() throws {
    let colors = try Colors()
    colors.pilot.press("+")
    let line = try #require(colors.lines.firstIndex { $0.contains(" New colour ") }) + 1
    let x = try #require(colors.lines[line].lastIndex { $0 == "│" })
    let column = colors.lines[line].distance(from: colors.lines[line].startIndex, to: x) - 3
    #expect(colors.style(x: column, y: line) == .plain)
    colors.pilot.type("#12ab3")
    #expect(colors.lines.contains { $0.contains("5 hexadecimal digits make no colour") })
    #expect(colors.style(x: column, y: line) == .plain)
    colors.pilot.type("4")
    #expect(colors.style(x: column, y: line).background == .rgb(0x12, 0xAB, 0x34))
    #expect(colors.lines[line].contains(" #12ab34 "))
    colors.pilot.type("5")
    #expect(colors.lines.contains { $0.contains("7 hexadecimal digits make no colour") })
    #expect(colors.style(x: column, y: line) == .plain)
  }

  @Test(arguments: [
    ("tomat", "no colour is named 'tomat'; did you mean 'tomato'?"),
    ("face", "no colour is named 'face'; for hexadecimal digits"),
    ("#hh0033", "'h' is no hexadecimal digit"), ("", "there is no colour yet"),
    ("rgb(1, 2%, 3)", "with commas"), ("red blue", "'blue' stands behind the colour"),
  ])
  func whatIsNoColourIsRefusedWithTheReason(_ text: String, _ reason: String) throws {
    let colors = try Colors()
    colors.pilot.press("+")
    colors.pilot.type(text)
    colors.pilot.press("enter")
    #expect(colors.lines.contains { $0.contains(reason) })
    #expect(colors.lines.contains { $0.contains(" New colour ") })
    colors.pilot.press("escape")
    #expect(colors.store.colors.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "#", count: 100_000), String(repeating: "rgb(", count: 20_000),
    "\u{1B}[2J\u{1B}]0;x\u{7}\u{202E}", String(repeating: "日本", count: 5000), "\0\0\0",
  ])
  func absurdPastesAreRefusedAndHarmNothing(_ text: String) throws {
    let colors = try Colors(width: 60, height: 12)
    colors.pilot.press("+")
    colors.pilot.paste(text)
    colors.pilot.press("enter", "tab")
    colors.pilot.paste(text)
    #expect(colors.lines.contains { $0.contains(" New colour ") })
    colors.pilot.press("escape")
    #expect(colors.store.colors.isEmpty)
    #expect(colors.lines[0].contains("H:0.0 S:1.0 B:1.0") || colors.lines[0].contains("#ff0000"))
  }

  @Test func fromTheDetailThePromptBeginsWithTheMix() throws {
    let colors = try Colors()
    colors.pilot.press("down", "enter", "tab", "down", "down", "home", "+")
    #expect(colors.lines.contains { $0.contains("│ #000000 ") })
    colors.pilot.press("tab")
    colors.pilot.type("Night")
    colors.pilot.press("enter")
    #expect(colors.store.colors.map(\.name) == ["Night"])
    #expect(colors.listLines[0].contains("Night"))
    #expect(colors.line(of: "Night") != nil)
  }

  @Test func whatDoesNotPassTheFilterIsShownAllTheSame() throws {
    let colors = try Colors()
    colors.pilot.press("/")
    colors.pilot.type("blue")
    colors.pilot.press("enter", "+")
    colors.pilot.type("#f80")
    colors.pilot.press("enter")
    #expect(colors.line(of: "#ff8800") != nil)
    #expect(colors.controller.list.filterText.isEmpty)
  }

  // MARK: - Changing

  @Test func deletingIsForSavedColoursAlone() throws {
    let colors = try Colors(saved: Self.three)
    let count = colors.controller.list.tableView.rowCount
    colors.pilot.press("d", "G", "d", "E")
    #expect(colors.controller.list.tableView.rowCount == count)
    #expect(!colors.lines.contains { $0.contains("⊖") })
    colors.selectFirstSaved()
    colors.pilot.press("down", "d")
    #expect(colors.store.colors.map(\.name) == ["one", "three"])
    #expect(colors.status.hasPrefix(" Deleted “two”: u undoes"))
    colors.pilot.press("u")
    #expect(colors.store.colors.map(\.name) == ["one", "two", "three"])
    colors.pilot.press("ctrl-r", "u")
    #expect(colors.store.colors.map(\.name) == ["one", "two", "three"])
    #expect(colors.detailLines[2].contains("two"))
  }

  @Test func renamingBeginsWithTheNameAndCanBeUndone() throws {
    let colors = try Colors(saved: Self.three)
    colors.pilot.press("r")
    #expect(!colors.lines.contains { $0.contains("Name of the colour") })
    colors.selectFirstSaved()
    colors.pilot.press("r")
    colors.pilot.type("Coal")
    colors.pilot.press("enter")
    #expect(colors.store.colors.map(\.name) == ["Coal", "two", "three"])
    #expect(colors.detailLines[2].contains("Coal"))
    #expect(colors.listLines[0].contains("Coal"))
    colors.pilot.press("u")
    #expect(colors.store.colors.map(\.name) == ["one", "two", "three"])
    #expect(colors.detailLines[2].contains("one"))
  }

  @Test func reorderingIsAnEditAndCanBeUndone() throws {
    let colors = try Colors(saved: Self.three)
    colors.selectFirstSaved()
    colors.pilot.press("J")
    #expect(colors.store.colors.map(\.name) == ["one", "two", "three"])
    colors.pilot.press("E", "J", "J", "J")
    #expect(colors.store.colors.map(\.name) == ["two", "three", "one"])
    #expect(colors.detailLines[2].contains("one"))
    colors.pilot.press("K", "escape", "u")
    #expect(colors.store.colors.map(\.name) == ["two", "three", "one"])
    colors.pilot.press("u", "u")
    #expect(colors.store.colors.map(\.name) == ["one", "two", "three"])
  }

  @Test func whatIsMixedCanTakeTheSavedOnesPlace() throws {
    let colors = try Colors(saved: [NamedColor("Sky", SRGBColor(rgb: 0x33_99FF))])
    colors.selectFirstSaved()
    colors.pilot.press("s")
    #expect(!colors.status.contains("u undoes"))
    colors.pilot.press("tab", "down", "home", "s")
    #expect(colors.status.hasPrefix(" “Sky” is #ffffff now: u undoes"))
    #expect(colors.store.colors.map(\.color.rgb) == [0xFF_FFFF])
    #expect(colors.detailLines[5].contains(" 210°"), "the hue is kept")
    colors.pilot.press("u")
    #expect(colors.store.colors.map(\.color.rgb) == [0x33_99FF])
    #expect(colors.ground.background == .rgb(0x33, 0x99, 0xFF))
  }

  // MARK: - What cannot be stored

  @Test func whatCannotBeStoredIsAskedForAgainWithAllThatWasTyped() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    try store.add(name: "old", color: .black)
    let colors = try Colors(store: store)
    try store.connection.execute("PRAGMA query_only = ON")
    colors.pilot.press("+")
    colors.pilot.type("#f80")
    colors.pilot.press("tab")
    colors.pilot.type("Marmalade")
    colors.pilot.press("enter")
    #expect(colors.status.contains("can only be read"))
    #expect(colors.lines.contains { $0.contains("│ #f80 ") })
    #expect(colors.lines.contains { $0.contains("│ Marmalade ") })
    colors.pilot.press("escape")
    colors.selectFirstSaved()
    colors.pilot.press("r")
    colors.pilot.type("new")
    colors.pilot.press("enter")
    #expect(colors.lines.contains { $0.contains("│ new ") })
    #expect(colors.status.contains("can only be read"))
    colors.pilot.press("escape", "d", "E", "J", "escape", "u")
    #expect(store.colors.map(\.name) == ["old"])
    try store.connection.execute("PRAGMA query_only = OFF")
    colors.pilot.press("d")
    #expect(store.colors.isEmpty)
  }

  @Test func whatCanOnlyBeReadIsShownAndEveryChangeSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.store().add(name: "old", color: .black)
    let path = folder.file("colors.sqlite")
    if geteuid() == 0 {
      for path in [folder.path, path] { chown(path, ordinaryUser, ordinaryUser) }
    }
    try #require(chmod(path, 0o444) == 0)
    try asOrdinaryUser {
      let colors = try Colors(store: try folder.store())
      colors.selectFirstSaved()
      for key in ["+", "r", "i"] as [KeyPress] {
        colors.pilot.press(key)
        #expect(colors.status.hasPrefix(" The saved colours can only be read"), "\(key)")
      }
      colors.pilot.press("d", "E", "d", "escape", "u")
      #expect(colors.store.colors.map(\.name) == ["old"])
    }
  }

  @Test func anotherProgramsChangeIsTakenInAndTheSelectionStays() throws {
    let folder = try TemporaryFolder()
    let other = try folder.store()
    try other.fill("a", "b", "c")
    let colors = try Colors(store: try folder.store())
    colors.selectFirstSaved()
    colors.pilot.press("down")
    try other.remove(other.colors[0].id)
    try other.add(name: "d", color: .white)
    colors.pilot.press("+")
    colors.pilot.type("red")
    colors.pilot.press("enter", "u")
    #expect(colors.store.colors.map(\.name) == ["b", "c", "d"])
    let id = try #require(colors.controller.list.store.colors.first { $0.name == "b" }?.id)
    try other.rename(id, to: "B")
    colors.selectFirstSaved()
    colors.pilot.press("r")
    colors.pilot.type("mine")
    colors.pilot.press("enter")
    #expect(colors.status.contains("changed elsewhere since"))
    #expect(colors.lines.contains { $0.contains("│ mine ") }, "what was typed is kept")
    #expect(try folder.store().names == ["B", "c", "d"])
  }
}
