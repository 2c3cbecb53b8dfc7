import LoopbackServer
import Testing

extension EndToEndTests {
  /// `gatefold repos` on a terminal, with a server on this machine.
  @Suite struct RepositoriesScreenTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// Ada and her one repository, with orders for the terminal in its description.
    private static func reply(to request: RecordedRequest) -> Reply {
      let base = "http://\(request["host"] ?? "")"
      let text =
        switch request.target {
        case "/":
          #"{"user_url":"\#(base)/users/{user}","user_repositories_url":"\#(base)/{user}{?page,per_page}"}"#
        case "/users/ada", "/users/Ada":
          #"{"login":"Ada","id":1,"type":"User","public_repos":1,"name":"Ada L."}"#
        case "/Ada?per_page=100":
          #"[{"id":7,"name":"engine","owner":{"login":"Ada"},"description":"\u001b]0;taken\u0007"}]"#
        default: ""
        }
      return text.isEmpty ? Reply(404, text: "{}") : Reply(text: text)
    }

    private func run(
      _ words: [String],
      until text: String,
      isOver: (PseudoTerminal) -> Void = { _ in }
    ) async throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 30)
      let modes = terminal.modes
      let child = try terminal.start(
        [Program.path, "repos"] + words,
        environment: Program.environment(in: folder, ["TERM": "xterm-256color"])
      )
      try await terminal.wait(for: text)
      isOver(terminal)
      terminal.send("q")
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(child.exit == .code(0))
      #expect(terminal.modes == modes)
      #expect(!terminal.contains("]0;taken"))
    }

    @Test func whatWasSeenIsThereWithoutTheServerToo() async throws {
      let server = try LoopbackServer { Self.reply(to: $0) }
      try await run(["ada", "--api", server.base], until: "engine")
      server.stop()
      try await run(["--api", server.base], until: "engine")
    }

    @Test func aServerThatIsNotThereIsSaidAndTheKeysAnswer() async throws {
      let server = try LoopbackServer { Self.reply(to: $0) }
      server.stop()
      try await run(["ada", "--api", server.base], until: "ada: offline") { terminal in
        terminal.send("?")
        terminal.readUntilQuiet()
        #expect(terminal.contains("Add user"))
        terminal.send("q")
        terminal.readUntilQuiet()
      }
    }
  }
}
