import GatefoldKit
import GatefoldTesting
import Testing

/// The screens of repositories in the documents against what the program draws.
@MainActor
struct RepositoriesScreenTests {
  /// Width and height, keys, and what is typed after them.
  private static let screens: [(width: Int, height: Int, keys: [KeyPress], text: String)] = [
    (100, 30, ["down"], ""), (80, 24, ["/"], "tide"), (40, 15, ["down"], ""),
    (40, 15, ["down", "enter"], ""),
  ]

  @Test func theScreensOfTheManualAreWhatIsDrawn() async throws {
    let text = try Repository.text(of: "docs/REPOSITORIES.md")
    let documented = Repository.blocks(of: "text", in: text)
    try #require(documented.count == Self.screens.count)
    for (screen, (width, height, keys, text)) in zip(documented, Self.screens) {
      let sample = SampleRepositories()
      let pilot = try Pilot(
        sample.makeController(),
        width: width,
        height: height,
        clock: sample.clock
      )
      await pilot.untilIdle()
      for key in keys { pilot.press(key) }
      pilot.type(text)
      await pilot.untilIdle()
      await pilot.advance(by: .seconds(1))
      #expect(screen == ScreenTests.text(of: pilot))
    }
  }

  @Test func everyLineOfTheKeysIsACommandAndEveryHintHasALine() async throws {
    var pilots: [Pilot] = []
    for keys in [[], ["/"], ["down"], ["tab"], ["+"], ["-"], ["d"]] as [[KeyPress]] {
      let sample = SampleRepositories()
      let pilot = try Pilot(
        sample.makeController(),
        width: 100,
        height: 30,
        clock: sample.clock
      )
      await pilot.untilIdle()
      for key in keys { pilot.press(key) }
      pilots.append(pilot)
    }
    let survey = KeyCommandSurvey(of: pilots)
    let table = KeyTableTests.lines(in: try Repository.text(of: "docs/REPOSITORIES.md"))
    #expect(table.count > 8)
    #expect(table.filter { !survey.lines.contains($0) }.map(\.testDescription) == [])
    let all = table + KeyTableTests.lines(in: try Repository.text(of: "README.md"))
    #expect(survey.hinted.subtracting(all).map(\.testDescription).sorted() == [])
  }
}
