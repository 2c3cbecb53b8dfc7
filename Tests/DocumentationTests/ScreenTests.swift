import GatefoldKit
import GatefoldTesting
import Testing

/// The README's screens, which were taken from a terminal, against what the program draws.
@MainActor
struct ScreenTests {
  @Test func theScreensAreWhatIsDrawn() throws {
    let screens = Repository.blocks(of: "text", in: try Repository.text(of: "README.md"))
    try #require(screens.count == 2)
    try expect(screens[0], width: 100, height: 13, after: [])
    try expect(screens[1], width: 40, height: 12, after: ["enter"])
  }

  private func expect(_ screen: String, width: Int, height: Int, after keys: [KeyPress]) throws {
    let pilot = try Pilot(SampleJournal().makeController(), width: width, height: height)
    for key in keys { pilot.press(key) }
    let lines = pilot.terminal.lines.map { line in
      String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
    #expect(
      screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == lines
    )
  }
}
