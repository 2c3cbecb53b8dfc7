import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// Texts from outside that would be orders to the terminal.
  struct HostileTextTests {
    nonisolated static let texts = [
      "\u{1B}[2J\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\",
      "\u{1B}]52;c;eA==\u{7}", "abc\u{202E}fed", "a\r\nb\tc", "\u{0}\u{8}\u{7F}",
      "e\u{301}\u{200D}👩‍👩‍👧",
      String(repeating: "\u{300}", count: 5_000), String(repeating: "界", count: 3_000),
    ]

    private static func repository(_ text: String) -> Repository {
      var repository = Repository.sample(1, "evil", text)
      repository.summary = text
      repository.language = text
      repository.topics = [text, text]
      repository.license = text
      repository.defaultBranch = text
      repository.homepage = text
      repository.pageURL = text
      repository.cloneURL = text
      return repository
    }

    @Test(arguments: texts)
    func areShownHarmlessAndInTheirColumns(_ text: String) async throws {
      let screen = try Repositories(["evil"], width: 100, height: 40) { service in
        let repository = Self.repository(text)
        service.add("evil", [repository, .sample(2, "evil", "plain", days: 50)])
        var account = ScriptedService.account("evil", count: 2)
        account.name = text
        account.biography = text
        account.pageURL = text
        service.script(.account("evil"), .value(account))
        service.script(.readme(1), .value(String?.some("# \(text)\n\n\(text)")))
        service.script(
          .releases(1),
          .value([Release(title: text, tag: text, published: nil, isPrerelease: false)])
        )
        service.script(
          .pullRequests(1),
          .value([PullRequest(number: 1, title: text, author: text, created: nil, isDraft: false)])
        )
      }
      await screen.rest()
      check(screen)
      screen.pilot.press("down")
      await screen.rest()
      screen.pilot.press("m", "o")
      await screen.pilot.untilIdle()
      check(screen)
      screen.pilot.press("y", "tab", "end")
      check(screen)
    }

    private func check(_ screen: Repositories) {
      let scalars = screen.lines.joined().unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control })
      #expect(!scalars.contains { "\u{202A}\u{202B}\u{202D}\u{202E}".unicodeScalars.contains($0) })
      // The divider is straight, and the plain row has its columns.
      let places = screen.pilot.terminal.lines.dropLast()
        .map { line in line.prefix { $0 != "│" }.cellWidth }
      #expect(Set(places) == [45])
      #expect(screen.list.contains { $0.hasPrefix(" plain  ") && $0.contains("1 mo") })
    }

    @Test(arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "-x", "https://", "http://a b",
      "ftp://x.example",
      "https://x.example/\u{1B}[2J", "--version", "",
    ])
    func onlyPagesOfTheWebAreOpened(_ address: String) {
      #expect(WebAddress(address) == nil)
    }

    @Test(arguments: ["https://github.com/a/b", "HTTP://127.0.0.1:8080/x?y=%20#z"])
    func pagesOfTheWebAreOpened(_ address: String) {
      #expect(WebAddress(address)?.text == address)
    }

    @Test(arguments: [
      "https://x.example/a.git; rm -rf ~", "https://x/$(id)", "-oProxyCommand=x", "a\nb", "`id`",
      "",
    ])
    func whatAShellWouldRunIsNotCopied(_ address: String) {
      #expect(CloneAddress(address) == nil)
    }

    @Test(arguments: [
      "https://github.com/a/b.git", "git@github.com:a/b.git", "ssh://git@x.example:22/~a/b_c.git",
    ])
    func addressesOfClonesAreCopied(_ address: String) {
      #expect(CloneAddress(address)?.text == address)
    }
  }
}
