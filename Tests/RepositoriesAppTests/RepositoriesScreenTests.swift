import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// The repositories as a person sees them.
  struct RepositoriesScreenTests {
    private static func people(_ service: ScriptedService) {
      var fork = Repository.sample(2, "octocat", "linguist", stars: 1_234, issues: 3, days: 40)
      fork.isFork = true
      var old = Repository.sample(3, "octocat", "Spoon-Knife", stars: 12_345, issues: 17, days: 800)
      old.isArchived = true
      old.language = nil
      service.add(
        "octocat",
        [.sample(1, "octocat", "Hello-World", stars: 80, issues: 1, days: 3), fork, old]
      )
      service.add(
        "Apple",
        [.sample(4, "Apple", "swift", stars: 67_000, issues: 7_100)],
        kind: .organization
      )
    }

    private func screen(
      _ logins: [String] = ["octocat", "Apple"],
      width: Int = 80,
      height: Int = 12,
      prepare: @MainActor (ScriptedService) -> Void = people
    ) async throws -> Repositories {
      let screen = try Repositories(logins, width: width, height: height, prepare: prepare)
      await screen.pilot.untilIdle()
      return screen
    }

    @Test func usersAreSectionsAndTheirRepositoriesRows() async throws {
      let screen = try await screen()
      #expect(
        screen.pilot.screen
          == ScreenSnapshot(
            """
            │ Repositories                     + │ ‹ Apple                            o Open │
            │▌▾  A  Apple ────────────── 1 · now │ The Apple                                 │
            │ swift                 ★67k     1 d │ 1 repository · just now                   │
            │ ▾  O  octocat ──────────── 3 · now │                                           │
            │ Hello-World            ★80     3 d │ Kind       organisation                   │
            │ linguist fork        ★1.2k    1 mo │ Since      1 year ago (2025-10-26)        │
            │ Spoon-Knife A         ★12k     2 y │ Page       https://github.com/Apple       │
            │                                    │                                           │
            │                                    │                                           │
            │                                    │                                           │
            │                                    │                                           │
            │ 4 repositories, by push                   / Filter  + Add user  ? Help  q Quit │
            """
          )
      )
    }

    @Test func theDetailSaysWhatIsKnownAndNeverStarsForWatchers() async throws {
      let screen = try await screen(width: 104, height: 20)
      screen.pilot.press("down", "down", "down")
      #expect(screen.detail[3].contains("80 stars  – watchers  3 forks  1 open issue "))
      await screen.rest()
      #expect(
        screen.detail.prefix(17).map { $0.dropFirst().reversed().drop { $0 == " " }.reversed() }
          .map { String($0) } == [
            "‹ octocat/Hello-World                           o Open",
            "What Hello-World does",
            "",
            "80 stars  7 watchers  3 forks  1 open issue",
            "",
            "Language   Swift",
            "Topics     cli, terminal",
            "Licence    MIT",
            "Branch     main",
            "Size       3.4 MB",
            "Created    2 years ago (2024-03-05)",
            "Pushed     3 days ago (2026-11-27)",
            "Homepage   https://Hello-World.example",
            "Clone      https://github.com/octocat/Hello-World.git",
            "",
            "There is no README.", "",
          ]
      )
    }

    @Test func nullAndMissingFieldsAreDashes() async throws {
      let screen = try await screen(["x"], width: 100, height: 20) { service in
        service.add("x", [Repository(id: 1, owner: "x", name: "bare")])
      }
      screen.pilot.press("down")
      await screen.rest()
      #expect(screen.list[2].hasPrefix("▌bare    "))
      #expect(screen.detail[1].hasPrefix(" – stars  7 watchers  – forks  – open issues "))
      for fact in ["Language", "Topics", "Licence", "Branch", "Size", "Created", "Pushed"] {
        #expect(screen.detail.contains { $0.hasPrefix(" \(fact)") && $0.contains(" – ") })
      }
    }

    @Test func sortingGoesRoundAndKeepsTheRow() async throws {
      let screen = try await screen()
      screen.pilot.press("end")
      #expect(screen.list[6].hasPrefix("▌Spoon-Knif"))
      screen.pilot.press("s")
      #expect(screen.status.hasPrefix(" Sorted by name "))
      #expect(screen.list[4...6].map { String($0.prefix(6)) } == [" Hello", " lingu", "▌Spoon"])
      screen.pilot.press("s")
      #expect(screen.status.hasPrefix(" Sorted by stars, the most first "))
      #expect(screen.list.contains { $0.hasPrefix("▌Spoon-Knif") })
      screen.pilot.press("s", "down", "up")
      #expect(screen.status.hasPrefix(" 2 / 4 repositories, by issues "))
      screen.pilot.press("s", "home")
      #expect(screen.list[4...6].map { String($0.prefix(6)) } == [" Hello", " lingu", " Spoon"])
    }

    @Test func whatIsSortedByIsWhatIsShown() async throws {
      let screen = try await screen(width: 62)
      #expect(screen.list[2].contains("1 d") && !screen.list[2].contains("★"))
      screen.pilot.press("s", "s")
      #expect(screen.list[2].contains("★67k"))
      screen.pilot.press("s")
      #expect(screen.list[2].contains("○7.1k") && !screen.list[2].contains("★"))
    }

    @Test func theFilterGoesOverAllUsersAndMarksWhatItFound() async throws {
      let screen = try await screen()
      screen.pilot.press("/")
      screen.pilot.type("LING")
      #expect(screen.list[2].hasPrefix(" ▾  O  octocat "))
      #expect(screen.list[3].hasPrefix("▌linguist fork"))
      #expect(!screen.list.contains { $0.contains("Apple") })
      screen.pilot.press("enter")
      #expect(screen.status.hasPrefix(" 1 / 1 found, by push"))
      screen.pilot.press("escape")
      #expect(screen.list[5].hasPrefix("▌linguist fork"))
      screen.pilot.press("/")
      screen.pilot.type("octo knife")
      #expect(screen.list[3].contains("Spoon-Knif"))
      screen.pilot.press("escape", "/")
      screen.pilot.type("apple")
      #expect(screen.list[3].contains("swift"))
      screen.pilot.type("zzz")
      #expect(screen.list.contains { $0.contains("Nothing matches.") })
      screen.pilot.press("escape")
      #expect(screen.list.contains { $0.contains("Hello-World") })
    }

    @Test func sectionsCollapseAndKeysGoFromUserToUser() async throws {
      let screen = try await screen()
      screen.pilot.press("]")
      #expect(screen.list[3].hasPrefix("▌▾  O  octocat"))
      screen.pilot.press("-")
      #expect(screen.list[3].hasPrefix("▌▸  O  octocat"))
      screen.pilot.press("enter", "down", "down", "[")
      #expect(screen.list[3].hasPrefix("▌▾  O  octocat"))
      screen.pilot.press("[", "[", "]", "]", "]")
      #expect(screen.list[3].hasPrefix("▌▾  O  octocat"))
    }

    @Test func aNarrowScreenFoldsAndEnterOpens() async throws {
      let screen = try await screen(width: 40)
      screen.pilot.press("enter")
      #expect(screen.lines[0].hasPrefix("‹ Repositories") || screen.lines[0].contains("‹"))
      #expect(screen.lines[1].hasPrefix(" The Apple"))
      screen.pilot.press("escape", "down", "enter")
      await screen.rest()
      #expect(screen.lines[1].hasPrefix(" What swift does"))
      screen.pilot.press("escape")
      #expect(screen.lines[2].hasPrefix("▌swift"))
    }

    @Test func withNobodyFollowedItSaysWhatToDo() async throws {
      let screen = try await screen([])
      #expect(screen.list[2].hasPrefix(" Nobody is followed yet. + adds"))
      for key: KeyPress in ["r", "R", "o", "y", "m", "d", "s", "[", "]", "enter", "-", "_", "end"] {
        screen.pilot.press(key)
      }
      #expect(screen.list[2].hasPrefix(" Nobody is followed yet. + adds"))
      #expect(screen.service.requests.isEmpty)
    }

    @Test(arguments: [(12, 3), (20, 3), (30, 4), (80, 3), (200, 60), (5, 2), (61, 5)])
    func noSizeIsTooSmallAtAnyTime(width: Int, height: Int) async throws {
      for logins in [[], ["nobody"], ["octocat", "Apple"]] {
        let screen = try Repositories(logins, width: width, height: height, showsPictures: true) {
          Self.people($0)
          $0.hold(.repositories("octocat"))
        }
        let keys: [KeyPress] = [
          "down", "r", "o", "d", "y", "m", "s", "end", "enter", "m", "escape", "[", "-", "R", "u",
          "/",
          "x", "escape", "d", "d", "u",
        ]
        for key in keys { screen.pilot.press(key) }
        screen.service.release(.repositories("octocat"))
        for _ in 0..<50 { await Task.yield() }
        for key in keys { screen.pilot.press(key) }
        #expect(screen.lines.count == height)
      }
    }

    @Test func signsAreASCIIWhereNothingElseIsShown() async throws {
      let screen = try await screen()
      screen.pilot.application.window.theme.symbols = .ascii
      screen.pilot.press("down")
      screen.pilot.resize(width: 100, height: 20)
      #expect(screen.lines[2].contains("*67k") && screen.lines[2].contains("!7.1k"))
      #expect(screen.lines.joined().unicodeScalars.filter { !$0.isASCII } == [])
    }

    @Test func headersAreTallWherePicturesHaveRoom() async throws {
      let screen = try Repositories(["octocat"], width: 100, height: 24, showsPictures: true) {
        Self.people($0)
      }
      await screen.pilot.untilIdle()
      #expect(
        screen.list[1...4].map { String($0.prefix(34)) } == [
          "▌▾        octocat                 ", "▌    O    The octocat             ",
          "▌         3 repositories · just no", " Hello-World              ★80     ",
        ]
      )
      screen.pilot.resize(width: 100, height: 12)
      #expect(screen.list[1].hasPrefix("▌▾  O  octocat ──"))
      #expect(screen.list[2].hasPrefix(" Hello-World"))
    }
  }
}
