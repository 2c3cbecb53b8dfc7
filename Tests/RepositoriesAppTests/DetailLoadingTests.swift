import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// What the detail asks for, and when.
  struct DetailLoadingTests {
    private static func many(_ count: Int, _ owner: String = "octocat") -> [Repository] {
      (1...count).map { .sample(Int64($0), owner, "repo-\($0)", days: Double($0)) }
    }

    @Test func holdingAKeyAsksForTheRepositoryThatTheCursorRestsOnAlone() async throws {
      let screen = try Repositories(["octocat"]) { $0.add("octocat", Self.many(250)) }
      await screen.rest()
      screen.service.forgetRequests()
      for _ in 0..<200 {
        screen.pilot.press("down")
        for _ in 0..<3 { await Task.yield() }
        screen.clock.advance(by: .milliseconds(30))
      }
      await screen.rest()
      #expect(Set(screen.service.questions) == [.repository(200), .readme(200)])
      #expect(screen.service.questions.count == 2)
    }

    @Test func movingOnCancelsWhatWasAskedForAndALateAnswerIsNobodys() async throws {
      let screen = try Repositories(["octocat"], width: 100, height: 20) { service in
        service.add("octocat", Self.many(3))
        service.hold(.repository(1))
        service.script(.readme(1), .value(String?.some("Late words")))
        service.hold(.readme(1))
      }
      await screen.pilot.untilIdle()
      screen.pilot.press("down")
      for _ in 0..<50 { await Task.yield() }
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      await screen.until { screen.service.waiting.count == 2 }
      screen.pilot.press("down")
      await screen.until { Set(screen.service.cancelled) == [.repository(1), .readme(1)] }
      screen.service.release(.repository(1))
      screen.service.release(.readme(1))
      await screen.rest()
      #expect(screen.detail[0].contains("octocat/repo-2"))
      #expect(!screen.lines.contains { $0.contains("Late words") || $0.contains("repo-1.example") })
    }

    @Test func aRenamedRepositoryHasItsNewName() async throws {
      let screen = try Repositories(["octocat"], width: 100) { service in
        service.add("octocat", Self.many(2))
        service.script(.repository(1), .value(Repository.sample(1, "octocat", "renamed")))
      }
      await screen.pilot.untilIdle()
      screen.pilot.press("down")
      await screen.rest()
      #expect(screen.detail[0].contains("octocat/renamed"))
      #expect(screen.list[2].hasPrefix("▌renamed"))
    }

    @Test func releasesAndPullRequestsAreAskedForByAKey() async throws {
      let screen = try Repositories(["octocat"], width: 100, height: 30) { service in
        service.add("octocat", Self.many(2))
        let release = Release(
          title: "The first",
          tag: "v1",
          published: Repositories.start,
          isPrerelease: true
        )
        service.script(.releases(1), .value([release]))
        let request = PullRequest(
          number: 12,
          title: "Do more",
          author: "zoe",
          created: nil,
          isDraft: true
        )
        service.script(.pullRequests(1), .value([request]))
        service.hold(.pullRequests(1))
      }
      await screen.pilot.untilIdle()
      screen.pilot.press("down")
      await screen.rest()
      #expect(!screen.service.questions.contains(.releases(1)))
      screen.pilot.press("m")
      await screen.until {
        screen.detail.contains { $0.contains("2026-11-30 v1 The first (pre-release)") }
      }
      #expect(screen.detail.contains { $0.hasPrefix(" Open pull requests") })
      #expect(screen.detail.contains { $0.hasPrefix(" loading") })
      screen.service.release(.pullRequests(1))
      await screen.until { screen.detail.contains { $0.contains("#12 Do more (draft), zoe") } }
      screen.pilot.press("down")
      #expect(!screen.detail.contains { $0.contains("Do more") })
    }

    @Test func theReadmeStandsBelowAndItsPlaceStaysWhileMoreComesIn() async throws {
      let screen = try Repositories(["octocat"], width: 100, height: 16) { service in
        service.add("octocat", Self.many(1))
        let text =
          "# Repo\n\n<p align=\"center\"><img src=\"x\"></p>\n\nIt *does*.\n\n- one\n- two\n"
        service.script(.readme(1), .value(String?.some(text)))
        service.hold(.repository(1))
      }
      await screen.pilot.untilIdle()
      screen.pilot.press("down")
      for _ in 0..<50 { await Task.yield() }
      screen.clock.advance(by: RepositoriesEnvironment.rest)
      screen.pilot.press("tab")
      await screen.until {
        screen.pilot.press("end")
        return screen.detail.contains { $0.hasPrefix(" It does.") }
      }
      #expect(!screen.detail.contains { $0.contains("img") })
      let before = screen.detail
      screen.service.release(.repository(1))
      await screen.until { screen.controller.detail.data.document.value != nil }
      screen.pilot.send()
      #expect(screen.detail == before)
    }
  }
}
