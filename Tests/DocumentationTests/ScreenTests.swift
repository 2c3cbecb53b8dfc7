import GatefoldKit
import GatefoldTesting
import JournalApp
import Testing

/// The screens in the documents, which were taken from a terminal, against what the program draws.
@MainActor
struct ScreenTests {
  @Test func theScreensOfTheReadmeAreWhatIsDrawn() throws {
    let screens = try Self.screens(in: "README.md")
    try #require(screens.count == 3)
    try expect(screens[0], SampleJournal().makeController(), width: 100, height: 13, after: [])
    try expect(
      screens[1],
      SampleJournal().makeController(),
      width: 40,
      height: 12,
      after: ["enter"]
    )
    try expect(
      screens[2],
      SampleColors.makeController(),
      width: 80,
      height: 13,
      after: Self.firstSaved + ["tab", "down", "left", "left", "left", "left", "left"]
    )
  }

  private static let firstSaved = Array(repeating: "down" as KeyPress, count: 13)

  /// Width and height, keys, and what is typed after them.
  private static let colors: [(width: Int, height: Int, keys: [KeyPress], text: String)] = [
    (100, 30, firstSaved, ""),
    (80, 24, firstSaved + ["enter", "down", "down", "down"], ""),
    (80, 24, ["+"], "#12ab3"),
    (40, 15, firstSaved, ""),
    (40, 15, firstSaved + ["right"], ""),
  ]

  @Test func theScreensOfTheColoursAreWhatIsDrawn() throws {
    let screens = try Self.screens(in: "docs/COLORS.md")
    try #require(screens.count == Self.colors.count)
    for (screen, (width, height, keys, text)) in zip(screens, Self.colors) {
      let controller = try SampleColors.makeController()
      try expect(screen, controller, width: width, height: height, after: keys, typing: text)
    }
  }

  /// Width and height, keys, and what is typed after them.
  private static let manual: [(width: Int, height: Int, keys: [KeyPress], text: String)] = [
    (100, 30, ["down"], ""),
    (40, 12, ["down"], ""),
    (40, 12, ["down", "enter"], ""),
    (80, 24, ["down", "e", "up", "up", "end"], " And bread!"),
    (80, 24, ["/"], "#recipe from:2026-11-20"),
    (100, 30, ["c"], ""),
  ]

  @Test func theScreensOfTheManualAreWhatIsDrawn() throws {
    let screens = try Self.screens(in: "docs/JOURNAL.md")
    try #require(screens.count == Self.manual.count)
    for (screen, (width, height, keys, text)) in zip(screens, Self.manual) {
      let controller = try SampleJournal().makeController(importing: ManualJournal.text)
      try expect(screen, controller, width: width, height: height, after: keys, typing: text)
    }
  }

  private static func screens(in document: String) throws -> [String] {
    Repository.blocks(of: "text", in: try Repository.text(of: document))
  }

  private func expect(
    _ screen: String,
    _ controller: ViewController,
    width: Int,
    height: Int,
    after keys: [KeyPress],
    typing text: String = ""
  ) throws {
    let pilot = try Pilot(controller, width: width, height: height)
    for key in keys { pilot.press(key) }
    pilot.type(text)
    #expect(screen == Self.text(of: pilot))
  }

  /// The screen as a document has it: no blanks at the ends of lines, and none that hold words
  /// together.
  static func text(of pilot: Pilot) -> String {
    pilot.terminal.lines
      .map { line in
        String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
      }
      .joined(separator: "\n").replacing("\u{A0}", with: " ")
  }
}
