import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// Adding and removing users.
  struct AddingUsersTests {
    private func screen(
      _ logins: [String] = [],
      adding added: [String] = [],
      prepare: @MainActor (ScriptedService) -> Void = { _ in }
    ) async throws -> Repositories {
      let screen = try Repositories(logins, adding: added, width: 100, height: 14) { service in
        service.add("OctoCat", [.sample(1, "OctoCat", "Hello-World")])
        service.add("zoe", [.sample(2, "zoe", "zebra")])
        prepare(service)
      }
      await screen.pilot.untilIdle()
      return screen
    }

    private func add(_ text: String, to screen: Repositories) async {
      screen.pilot.press("+")
      screen.pilot.paste(text)
      screen.pilot.press("enter")
      await screen.pilot.untilIdle()
    }

    @Test func theQuestionIsWhatThePersonExpects() async throws {
      let screen = try await screen()
      screen.pilot.press("+")
      let text = screen.lines.joined(separator: "\n")
      for words in ["Add user", "Username", "Cancel", "Add"] { #expect(text.contains(words)) }
      screen.pilot.press("escape")
      #expect(try screen.users.logins() == [])
      #expect(screen.service.requests.isEmpty)
    }

    @Test(arguments: [
      "octocat", " @octocat\n", "https://github.com/octocat", "github.com/octocat/Hello-World",
      "git@github.com:octocat/Hello-World.git", "https://api.github.com/users/octocat",
      "ssh://git@github.com/octocat/x",
    ])
    func whatPeoplePasteIsUnderstoodAndSpeltAsTheServerDoes(_ text: String) async throws {
      let screen = try await screen()
      await add(text, to: screen)
      #expect(try screen.users.logins() == ["OctoCat"])
      #expect(screen.list[1].hasPrefix("▌▾  O  OctoCat"))
      #expect(screen.status.hasPrefix(" Added OctoCat: u undoes"))
      screen.pilot.press("u")
      #expect(try screen.users.logins() == [])
      screen.pilot.press("ctrl-r")
      #expect(try screen.users.logins() == ["OctoCat"])
    }

    @Test func nobodyIsThereTwiceWhateverTheCase() async throws {
      let screen = try await screen(["zoe", "OctoCat"])
      await add("OCTOCAT", to: screen)
      #expect(try screen.users.logins() == ["OctoCat", "zoe"])
      #expect(screen.status.hasPrefix(" OctoCat is in the list already"))
      #expect(screen.list[1].hasPrefix("▌▾  O  OctoCat"))
    }

    @Test(arguments: [
      ("https://example.com/octocat", "example.com is not github.com"),
      ("a/b", "'a/b' cannot be a user's name"), ("..", "'..' cannot be a user's name"),
    ])
    func wrongNamesAreRefusedWhileTyping(_ text: String, reason: String) async throws {
      let screen = try await screen()
      await add(text, to: screen)
      #expect(screen.lines.contains { $0.contains(reason) })
      #expect(screen.lines.contains { $0.contains(text) })
      #expect(screen.service.requests.isEmpty)
      screen.pilot.press("escape")
      #expect(try screen.users.logins() == [])
    }

    @Test(arguments: [
      (GitHubProblem.notFound, "somebody: not found"), (.suspended, "somebody: suspended"),
      (.bot, "somebody: a bot, which has no repositories"),
      (.singleSignOn(url: "https://x.example/sso"), "wants single sign-on: allow the token at"),
      (.unreachable("no route to host"), "somebody: offline (no route to host)"),
      (.unauthorized, "the token is not accepted"),
      (.server(status: 503), "the server failed (503)"),
      (.rateLimited(until: Repositories.start), "answers again at 12:00"),
    ])
    func whoCannotBeAddedIsRefusedWithTheReasonAndTheTextIsKept(
      _ problem: GitHubProblem,
      words: String
    ) async throws {
      let screen = try await screen { $0.script(.account("somebody"), .problem(problem)) }
      await add("somebody", to: screen)
      let text = screen.lines.joined(separator: "\n")
      #expect(text.contains(words))
      #expect(text.contains("Add user"))
      screen.pilot.press("backspace", "enter")
      await screen.pilot.untilIdle()
      #expect(screen.service.questions.last == .account("somebod"))
      #expect(try screen.users.logins() == [])
    }

    @Test func botsAndSuspendedUsersAreRefusedByTheirDocumentsToo() async throws {
      let screen = try await screen { service in
        service.script(
          .account("robot"),
          .value(ScriptedService.account("robot", count: 0, kind: .bot))
        )
        var gone = ScriptedService.account("gone", count: 0)
        gone.isSuspended = true
        service.script(.account("gone"), .value(gone))
      }
      await add("robot", to: screen)
      #expect(screen.lines.joined().contains("robot: a bot"))
      screen.pilot.press("escape")
      await add("gone", to: screen)
      #expect(screen.lines.joined().contains("gone: suspended"))
    }

    @Test func usersOfTheCommandLineAreAddedAndSaid() async throws {
      let screen = try await screen(["zoe"], adding: ["@octocat", "nobody", "a/b"])
      #expect(try screen.users.logins() == ["OctoCat", "zoe"])
      #expect(screen.list[1].hasPrefix("▌▾  O  OctoCat"))
      #expect(screen.status.contains("nobody: not found; 'a/b' cannot be a user's name"))
      screen.pilot.press("u")
      #expect(try screen.users.logins() == ["zoe"])
    }

    @Test func removingIsOnTheHeaderAndUndoBringsAllBackAtOnce() async throws {
      let screen = try await screen(["OctoCat", "zoe"])
      screen.pilot.press("down", "d")
      #expect(screen.status.hasPrefix(" d on the heading of OctoCat removes that user"))
      screen.pilot.press("up", "d")
      #expect(try screen.users.logins() == ["zoe"])
      #expect(screen.list[1].hasPrefix("▌▾  Z  zoe"))
      #expect(screen.status.hasPrefix(" Removed OctoCat: u undoes"))
      screen.service.hold(.account("octocat"))
      screen.pilot.press("u")
      #expect(try screen.users.logins() == ["OctoCat", "zoe"])
      #expect(screen.list[1].hasPrefix("▌▾  O  OctoCat"))
      #expect(screen.list[2].hasPrefix(" Hello-World"))
      screen.pilot.press("ctrl-r", "d", "d", "d")
      #expect(try screen.users.logins() == [])
      #expect(screen.list[2].hasPrefix(" Nobody is followed yet."))
      screen.pilot.press("u", "u")
      #expect(try screen.users.logins() == ["OctoCat", "zoe"])
    }

    @Test func aRenamedSpellingIsKept() async throws {
      let screen = try await screen(["octocat"])
      #expect(try screen.users.logins() == ["OctoCat"])
    }
  }
}
