import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Testing

@testable import RepositoriesApp

extension RepositoriesTests {
  /// Opening pages and copying addresses.
  struct BrowserTests {
    private func commands(_ setting: String?) throws -> [[String]] {
      let address = try #require(WebAddress("https://x.example/a"))
      let environment = setting.map { ["BROWSER": $0] } ?? [:]
      return Browser(environment: environment).commands(for: address)
    }

    @Test func theSettingIsAListAndNamesWhereTheAddressGoes() throws {
      let address = "https://x.example/a"
      #expect(try commands(nil) == [["xdg-open", address]])
      #expect(try commands("") == [["xdg-open", address]])
      #expect(
        try commands("firefox -P 'my own':w3m '%s' -T x")
          == [
            ["firefox", "-P", "my own", address], ["w3m", address, "-T", "x"],
            ["xdg-open", address],
          ]
      )
      #expect(try commands("'open:x") == [["x", address], ["xdg-open", address]])
    }

    @Test(arguments: [
      ([:], "firefox", true), (["DISPLAY": ":0"], "firefox", false),
      (["WAYLAND_DISPLAY": "w"], "/usr/bin/xdg-open", false), (["DISPLAY": ":0"], "/bin/w3m", true),
      (["DISPLAY": ""], "xdg-open", true),
    ])
    func theTerminalIsLentToWhatDrawsInIt(
      _ environment: [String: String],
      program: String,
      lends: Bool
    ) {
      #expect(Browser(environment: environment).needsTerminal(program) == lends)
    }

    /// What was run.
    private final class Log {
      var words: [[String]] = []
    }

    private func screen(
      _ log: Log,
      page: String? = nil,
      outcome: @escaping @MainActor @Sendable ([String]) throws -> ProgramExit
    ) async throws -> Repositories {
      let browser = Browser(environment: ["BROWSER": "one:two", "DISPLAY": ":0"]) { words, _, _ in
        log.words.append(words)
        return try outcome(words)
      }
      let screen = try Repositories(["octocat"], width: 100, browser: browser) { service in
        var repository = Repository.sample(1, "octocat", "one")
        if let page { repository.pageURL = page }
        service.add("octocat", [repository])
      }
      await screen.pilot.untilIdle()
      return screen
    }

    @Test func theFirstProgramThatIsThereOpensThePage() async throws {
      let log = Log()
      let screen = try await screen(log) { words in
        if words[0] == "one" { throw ProgramNotFound(name: "one") }
        return .code(0)
      }
      screen.pilot.press("o")
      await screen.until { log.words.count == 2 }
      #expect(log.words[1] == ["two", "https://github.com/octocat"])
      screen.pilot.press("down", "o")
      await screen.until { log.words.count == 4 }
      #expect(log.words[3] == ["two", "https://github.com/octocat/one"])
      #expect(screen.status.hasPrefix(" Opening https://github.com/octocat/one"))
    }

    @Test func whatDoesNotOpenIsSaid() async throws {
      let log = Log()
      let failing = try await screen(log) { _ in .code(4) }
      failing.pilot.press("o")
      await failing.until { failing.status.hasPrefix(" one ended with code 4") }
      let missing = try await screen(log) { throw ProgramNotFound(name: $0[0]) }
      missing.pilot.press("o")
      await missing.until { missing.status.hasPrefix(" There is no program one (BROWSER)") }
    }

    @Test func noPageButOneOfTheWebIsOpened() async throws {
      let log = Log()
      let screen = try await screen(log, page: "file:///etc/passwd") { _ in .code(0) }
      screen.pilot.press("down", "o")
      await screen.pilot.untilIdle()
      #expect(log.words.isEmpty)
      #expect(screen.status.hasPrefix(" There is no page to open"))
    }

    @Test func theCloneAddressIsCopied() async throws {
      let screen = try await screen(Log()) { _ in .code(0) }
      screen.pilot.press("down", "y")
      #expect(screen.pilot.terminal.copiedText == "https://github.com/octocat/one.git")
      #expect(screen.status.hasPrefix(" Copied https://github.com/octocat/one.git"))
    }
  }
}
