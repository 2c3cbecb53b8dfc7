import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// What is asked for, when, and what is shown meanwhile.
  struct LoadingTests {
    private static func many(_ count: Int, _ owner: String = "octocat") -> [Repository] {
      (1...count).map { .sample(Int64($0), owner, "repo-\($0)", days: Double($0)) }
    }

    @Test func whatIsStoredIsShownAtOnceWithItsAgeAndRefreshedBehind() async throws {
      let screen = try Repositories(["octocat"], width: 100) { service in
        service.add("octocat", Self.many(3))
        service.store(.account("octocat"), ScriptedService.account("octocat", count: 2))
        service.store(
          .repositories("octocat"),
          RepositoryList(repositories: Self.many(2), isComplete: true)
        )
        service.hold(.account("octocat"))
        service.hold(.repositories("octocat"))
      }
      await screen.until { screen.list[3].hasPrefix(" repo-2") }
      #expect(screen.list[1].contains("2 · loading"))
      screen.service.release(.account("octocat"))
      screen.service.release(.repositories("octocat"))
      await screen.pilot.untilIdle()
      #expect(screen.list[1].contains("3 · now"))
      #expect(screen.list[4].hasPrefix(" repo-3"))
    }

    @Test func aRefreshKeepsTheRowAndItsLine() async throws {
      let screen = try Repositories(["octocat", "zoe"], height: 10) { service in
        service.add("octocat", Self.many(30))
        service.add("zoe", [.sample(99, "zoe", "zebra")])
      }
      await screen.pilot.untilIdle()
      for _ in 0..<12 { screen.pilot.press("down") }
      screen.pilot.press("up", "up")
      let line = try #require(screen.list.firstIndex { $0.hasPrefix("▌repo-10") })
      var changed = Self.many(30)
      changed.removeFirst(3)
      changed += (100..<110).map { .sample($0, "octocat", "new-\($0)", days: 0) }
      screen.service.add("octocat", changed)
      screen.pilot.press("r")
      #expect(screen.status.hasPrefix(" Asking for what is new of octocat"))
      await screen.pilot.untilIdle()
      #expect(screen.list[line].hasPrefix("▌repo-10"))
      #expect(screen.list.contains { $0.hasPrefix(" repo-11") })
    }

    @Test func pagesOfARefreshTakeNothingAwayUntilAllAreThere() async throws {
      let screen = try Repositories(["octocat"], width: 100) { $0.add("octocat", Self.many(5)) }
      await screen.pilot.untilIdle()
      screen.pilot.press("end")
      screen.service.script(
        .repositories("octocat"),
        .value(RepositoryList(repositories: [], isComplete: false)),
        .value(RepositoryList(repositories: Array(Self.many(5)[1...2]), isComplete: false))
      )
      screen.pilot.press("r")
      await screen.pilot.untilIdle()
      #expect(screen.list[6].hasPrefix("▌repo-5"))
      #expect(screen.list[1].contains("5 · incomplete"))
    }

    @Test func aListThatBreaksOffIsKeptAndMarked() async throws {
      let screen = try Repositories(["kohsuke"], width: 100) { service in
        service.add("kohsuke", Self.many(120, "kohsuke"))
        service.script(.account("kohsuke"), .value(ScriptedService.account("kohsuke", count: 264)))
        service.script(
          .repositories("kohsuke"),
          .value(
            RepositoryList(
              repositories: Self.many(120, "kohsuke"),
              isComplete: false,
              problem: .notFound
            )
          )
        )
      }
      await screen.pilot.untilIdle()
      #expect(screen.list[1].contains("120 · incomplete: not fo"))
      #expect(screen.detail[2].hasPrefix(" 120 of 264 repositories · incomplete: not found"))
      #expect(screen.controller.list.tableView.rowCount == 120)
    }

    @Test(arguments: [
      (GitHubProblem.notFound, "not found"), (.suspended, "suspended"), (.bot, "a bot, which has"),
      (.singleSignOn(url: nil), "wants single sign-on"),
      (.server(status: 502), "the server failed"),
      (.unexpectedAnswer("no JSON"), "unexpected answer: no JSON"),
      (.tooLarge(limit: 8_000_000), "the answer is over 8.0 MB"),
      (.forbidden("Sorry"), "forbidden: Sorry"),
    ])
    func whatIsWrongStandsInTheHeaderAndTheRestWorks(
      _ problem: GitHubProblem,
      words: String
    ) async throws {
      let screen = try Repositories(["bad", "zoe"], width: 100) { service in
        service.script(.account("bad"), .problem(problem))
        service.add("zoe", [.sample(1, "zoe", "zebra")])
      }
      await screen.pilot.untilIdle()
      #expect(screen.list[1].contains("  bad ") && screen.list[1].contains(" \(words)"))
      #expect(screen.list[3].hasPrefix(" zebra"))
    }

    @Test func withoutANetworkThereIsOneQuietLineAndWhatIsStored() async throws {
      let problem = GitHubProblem.unreachable("name not found")
      let screen = try Repositories(["octocat", "zoe"], width: 100) { service in
        for name in ["octocat", "zoe"] {
          service.store(.account(name), ScriptedService.account(name, count: 2))
          service.store(
            .repositories(name),
            RepositoryList(repositories: Self.many(2, name), isComplete: true)
          )
          service.script(.account(name), .problem(problem))
          service.script(.repositories(name), .problem(problem))
        }
      }
      await screen.pilot.untilIdle()
      #expect(screen.list[1].contains("2 · 2 h") && screen.list[4].contains("2 · 2 h"))
      #expect(screen.lines.count { $0.contains("name not found") } == 1)
      #expect(screen.status.hasPrefix(" offline (name not found): r tries again"))
      let styles = screen.pilot.styles.description.split(separator: "\n")
      #expect(styles[11].hasPrefix("│.DDDDDDD"))
      screen.service.add("octocat", Self.many(2))
      screen.service.add("zoe", Self.many(2, "zoe"))
      screen.pilot.press("R")
      await screen.pilot.untilIdle()
      screen.pilot.press("down")
      #expect(screen.status.hasPrefix(" 1 / 4 repositories"))
    }

    @Test func whoIsInViewGoesBeforeTheOthersOnceThePersonHasStopped() async throws {
      let names = (0..<30).map { "user\(10 + $0)" }
      let screen = try Repositories(names, height: 10) { service in
        for name in names {
          service.add(name, [.sample(1, name, "one")])
          service.hold(.account(name))
        }
      }
      #expect(screen.service.requests.isEmpty || screen.service.requests.count == 30)
      await screen.until { screen.service.waiting.count == 30 }
      #expect(screen.service.requests.allSatisfy { $0.urgency == .background })
      screen.service.forgetRequests()
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      await screen.until { screen.service.requests.count == 8 }
      #expect(screen.service.requests.allSatisfy { $0.urgency == .visible })
      screen.service.forgetRequests()
      screen.pilot.press("end", "page-up", "end")
      for _ in 0..<100 { await Task.yield() }
      #expect(screen.service.requests.isEmpty)
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      await screen.until { screen.service.requests.count == 16 }
      #expect(screen.service.requests.count { $0.urgency == .visible } == 8)
      #expect(screen.service.waiting.count == 30)
    }

    @Test(arguments: [0, -1])
    func noIntervalIsNever(_ minutes: Int) async throws {
      let screen = try Repositories(["octocat"], refreshMinutes: minutes) {
        $0.add("octocat", Self.many(1))
      }
      await screen.rest()
      screen.service.forgetRequests()
      await screen.pilot.advance(by: .seconds(86_400))
      #expect(screen.service.requests.isEmpty)
    }

    @Test func anIntervalAsksAgainEachTime() async throws {
      let screen = try Repositories(["octocat"], refreshMinutes: 5) {
        $0.add("octocat", Self.many(1))
      }
      await screen.rest()
      screen.service.forgetRequests()
      for _ in 0..<3 {
        await screen.pilot.untilIdle()
        await screen.pilot.advance(by: .seconds(300))
      }
      #expect(screen.service.questions.count { $0 == .account("octocat") } == 3)
    }

    @Test func thePauseThatTheServerWantsIsSaidWithItsEnd() async throws {
      let screen = try Repositories(["octocat"], width: 100) { $0.add("octocat", Self.many(1)) }
      await screen.pilot.untilIdle()
      screen.service.pause(until: Repositories.start.addingTimeInterval(600))
      await screen.until { screen.status.hasPrefix(" GitHub answers again at 12:10, by push") }
      screen.service.pause(until: nil)
      await screen.until { screen.status.hasPrefix(" 1 repository, by push") }
    }

    @Test func agesGrowWhileNothingElseHappens() async throws {
      let screen = try Repositories(["octocat"]) { $0.add("octocat", Self.many(1)) }
      await screen.rest()
      #expect(screen.list[1].contains("1 · now"))
      await screen.pilot.advance(by: .seconds(60))
      #expect(screen.list[1].contains("1 · 1 min"))
    }
  }
}
