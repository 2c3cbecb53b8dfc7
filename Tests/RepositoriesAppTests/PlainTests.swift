import Foundation
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// What is printed where there is no screen.
  struct PlainTests {
    private func reports(
      of names: [String],
      prepare: @MainActor (ScriptedService) -> Void
    ) async throws -> [UserReport] {
      let service = ScriptedService(now: Repositories.start)
      prepare(service)
      let base = try #require(APIBase.gitHub)
      return await UserReport.reports(of: names, base: base, service: service)
    }

    @Test func usersAreInTheOrderInWhichTheyWereNamedAndWhatIsWrongIsSaid() async throws {
      let reports = try await reports(of: ["@zoe", "nobody", "a/b", "robot", "broken", "adam"]) {
        service in
        service.add("zoe", [.sample(1, "zoe", "old", days: 9), .sample(2, "zoe", "new")])
        service.add("adam", [.sample(3, "adam", "one")])
        service.script(.account("robot"), .problem(.bot))
        service.script(.account("broken"), .value(ScriptedService.account("broken", count: 9)))
        service.script(
          .repositories("broken"),
          .value(
            RepositoryList(
              repositories: [.sample(4, "broken", "first")],
              isComplete: false,
              problem: .server(status: 502)
            )
          )
        )
      }
      #expect(reports.map(\.name) == ["@zoe", "nobody", "a/b", "robot", "broken", "adam"])
      #expect(
        reports.flatMap(\.repositories).map(\.name) == ["new", "old", "first", "one"]
      )
      #expect(
        reports.map(\.problem) == [
          nil, "there is no such user or repository, or none that the token may see",
          "'a/b' cannot be a user's name", "the account is a program, which has no repositories",
          "the list ends early: the server failed (502)", nil,
        ]
      )
    }

    @Test func whatIsStoredIsPrintedWhereTheServerCannotBeReached() async throws {
      let reports = try await reports(of: ["zoe"]) { service in
        service.store(.account("zoe"), ScriptedService.account("zoe", count: 1))
        service.store(
          .repositories("zoe"),
          RepositoryList(repositories: [.sample(1, "zoe", "one")], isComplete: true)
        )
        service.script(.account("zoe"), .problem(.unreachable("refused")))
        service.script(.repositories("zoe"), .problem(.unreachable("refused")))
      }
      #expect(reports[0].repositories.map(\.name) == ["one"])
      #expect(reports[0].problem == "the server cannot be reached: refused")
    }

    @Test func theTableIsStraight() throws {
      var fork = Repository.sample(2, "octocat", "linguist", stars: 1_234, issues: 3, days: 40)
      fork.isFork = true
      let table = RepositoryTable(
        of: [
          .sample(1, "octocat", "Hello-World", stars: 80, issues: 1), fork,
          Repository(id: 3, owner: "東京", name: "bare"),
        ],
        timeZone: .gmt
      )
      #expect(
        table.lines == [
          "REPOSITORY           STARS  ISSUES  LANGUAGE  PUSHED      MARKS",
          "octocat/Hello-World     80       1  Swift     2026-11-29",
          "octocat/linguist      1234       3  Swift     2026-10-21  fork",
          "東京/bare                -       -  -         -",
        ]
      )
    }

    @Test func jsonHasWhatIsKnownAndReadsBack() throws {
      let json = try RepositoryRecord.json(of: [
        .sample(1, "octocat", "a\"b\n"), Repository(id: 3, owner: "x", name: "bare"),
      ])
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
      let objects = try #require(read)
      #expect(objects[0]["name"] as? String == "a\"b\n")
      #expect(objects[0]["pushed"] as? String == "2026-11-29T12:00:00Z")
      #expect(objects[0]["topics"] as? [String] == ["cli", "terminal"])
      #expect(objects[1]["stars"] == nil && objects[1]["isFork"] as? Bool == false)
      #expect(try RepositoryRecord.json(of: []).filter { !$0.isWhitespace } == "[]")
    }
  }
}
