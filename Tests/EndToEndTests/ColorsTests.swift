import Testing

extension EndToEndTests {
  /// The colours on terminals of several kinds: what is painted, and what is said of it.
  @Suite struct ColorsTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let added = try Command(
        [Program.path, "colors", "add", "#12ab34", "Leaf"],
        environment: Program.environment(in: folder)
      )
      try #require(added.exit == .code(0))
    }

    private func start(
      on terminal: PseudoTerminal,
      _ variables: [String: String?],
      hues: Int = 12
    ) async throws -> ChildProcess {
      let child = try terminal.start(
        [Program.path, "colors", "--hues", String(hues)],
        environment: Program.environment(in: folder, variables)
      )
      try await terminal.wait(for: "Quit")
      terminal.readUntilQuiet()
      return child
    }

    /// The type, whether it claims exact colours, the bytes that paint `#12ab34`, and what is said.
    @Test(
      arguments: [
        ("xterm-256color", nil, "\u{1B}[48;5;35m", "35 (#00af5f)"),
        ("xterm-256color", "truecolor", "\u{1B}[48;2;18;171;52m", nil),
        ("tmux-256color", nil, "\u{1B}[48;5;35m", "35 (#00af5f)"),
        ("tmux-256color", "truecolor", "\u{1B}[48;2;18;171;52m", nil),
        ("screen-256color", "truecolor", "\u{1B}[48;5;35m", "35 (#00af5f)"),
        ("linux", nil, "\u{1B}[42m", "2 (#00cd00)"),
        ("linux", "truecolor", "\u{1B}[42m", "2 (#00cd00)"),
        ("vt100", "truecolor", nil, "no colours here"),
      ] as [(String, String?, String?, String?)]
    )
    func aColourIsPaintedAsTheTerminalCanAndTheDetailSaysSo(
      _ type: String,
      _ claim: String?,
      _ bytes: String?,
      _ said: String?
    ) async throws {
      let terminal = try PseudoTerminal(columns: 80, rows: 24)
      let child = try await start(on: terminal, ["TERM": type, "COLORTERM": claim])
      terminal.send("/12ab34\r")
      try await terminal.wait(for: "Leaf")
      terminal.readUntilQuiet()
      if let bytes { #expect(terminal.contains(bytes), "\(terminal.printable)") }
      for other in ["\u{1B}[48;5;35m", "\u{1B}[48;2;18;171;52m", "\u{1B}[42m"] where other != bytes
      {
        #expect(!terminal.contains(other), "\(other)")
      }
      if let said { #expect(terminal.contains(said)) }
      terminal.send("q")
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(child.exit == .code(0))
    }

    @Test func noColorLeavesNamesAndDigits() async throws {
      let terminal = try PseudoTerminal(columns: 80, rows: 24)
      _ = try await start(on: terminal, ["COLORTERM": "truecolor", "NO_COLOR": "1"])
      terminal.send("/12ab34\r")
      try await terminal.wait(for: "no colours here")
      #expect(!terminal.contains("48;") && !terminal.contains("38;"))
      #expect(terminal.contains("#12ab34"))
    }

    /// Each frame paints the ground and four tracks, mostly in colours that were not there before.
    ///
    /// ncurses has numbers for 65,536 pairs of them.
    @Test func moreColoursThanNcursesHasPairsArePaintedAndTheLastIsRight() async throws {
      let terminal = try PseudoTerminal(columns: 250, rows: 24)
      let child = try await start(on: terminal, ["COLORTERM": "truecolor"])
      terminal.send("\t")
      var painted: Set<Substring> = []
      for stroke in 0..<5 * 340 {
        // To and fro on the hue; darker by a tenth after each way.
        let keys = stroke % 340 == 339 ? "jj\u{1B}[6~kk" : stroke / 340 % 2 == 0 ? "l" : "h"
        terminal.forget()
        terminal.send(keys)
        #expect(terminal.readNext(within: .seconds(10)) > 0)
        painted.formUnion(String(decoding: terminal.output, as: UTF8.self).exactColors)
      }
      #expect(painted.count > 70_000)
      terminal.readUntilQuiet()
      terminal.forget()
      terminal.send("/12ab34\r")
      try await terminal.wait(for: "\u{1B}[48;2;18;171;52m")
      try await terminal.wait(for: "Leaf")
      #expect(!child.hasEnded())
    }
  }
}

extension String {
  /// The exact colours that are painted in a terminal's bytes.
  fileprivate var exactColors: [Substring] {
    matches(of: /48;2;([0-9;]+)m/).map(\.output.1)
  }
}
