import Testing

extension EndToEndTests {
  /// A terminal that changes its size keeps what the person was looking at.
  @Suite struct ResizeTests {
    private static let texts = (1...60)
      .map { number in
        let words = (1...300).map { "word\($0)" }.joined(separator: " ")
        return "Entry number \(number)\n\n\(words)\n\nThe end of \(number)"
      }

    private func start() async throws -> Tmux {
      let folder = try TemporaryFolder()
      try await Journal.make(Self.texts, at: Journal.path(in: folder))
      let tmux = try await Tmux(columns: 100, rows: 20, folder: folder)
      try await tmux.startProgram()
      return tmux
    }

    /// Resizes 100 → 40 → 100 and expects the same screen.
    private func roundTrip(_ tmux: Tmux, narrow: (Screen) -> Bool) async throws {
      let before = try tmux.screen()
      try tmux.resize(columns: 40, rows: 20)
      try await tmux.wait(until: "the narrow screen", narrow)
      try tmux.resize(columns: 100, rows: 20)
      try await tmux.wait(until: "the screen as before:\n\(before.framed)") { $0 == before }
    }

    @Test func keepsTheSelectedRowAndTheScrollPosition() async throws {
      let tmux = try await start()
      for _ in 1...4 { try tmux.press("PageDown") }
      for _ in 1...3 { try tmux.press("Up") }
      try await tmux.wait(until: "a scrolled list") {
        $0.selects("Entry number 57") && $0.selectedLine.map { $0 < 17 } == true
      }
      try await roundTrip(tmux) { $0.selects("Entry number 57") && !$0.text.contains("│") }
    }

    @Test func keepsTheOpenDetailAndItsScrollPosition() async throws {
      let tmux = try await start()
      try tmux.press("Down", "Down", "Enter")
      try await tmux.wait(for: "Entry number 3")
      try tmux.press("Down", "Down", "Down")
      try await tmux.wait(until: "a scrolled detail") { !$0.lines[1].contains("│ Entry") }
      try await roundTrip(tmux) { $0.text.contains("word") && !$0.text.contains("│") }
    }

    @Test func keepsHalfATextInThePrompt() async throws {
      let tmux = try await start()
      try tmux.press("+")
      try await tmux.wait(for: "New entry")
      try tmux.type("Half a text, an")
      try tmux.press("Left", "Left", "Left")
      try await tmux.wait(for: "Half a text, an")
      try await roundTrip(tmux) {
        $0.text.contains("Half a text, an") && $0.text.contains("New entry")
          && !$0.text.contains("│ 20")
      }
      try tmux.type("<here>")
      try tmux.press("Enter")
      try await tmux.wait(until: "the new entry") { $0.selects("Half a text,<here> an") }
    }

    @Test func keepsTheSelectedRowInViewWhenTheTerminalGetsLow() async throws {
      let tmux = try await start()
      for _ in 1...12 { try tmux.press("Down") }
      try await tmux.wait(until: "13") { $0.selects("Entry number 13") }
      try tmux.resize(columns: 100, rows: 6)
      try await tmux.wait(until: "13 in a low terminal") {
        $0.lines.count == 6 && $0.selects("Entry number 13")
      }
      try tmux.resize(columns: 100, rows: 20)
      try await tmux.wait(until: "13 again") {
        $0.selects("Entry number 13") && $0.lines.count == 20 && $0.hasStatus("60 entries")
      }
    }

    @Test func comesBackFromAnySize() async throws {
      let tmux = try await start()
      try tmux.press("Down", "Down")
      let before = try await tmux.wait(until: "3") { $0.selects("Entry number 3") }
      for (columns, rows) in [(1, 1), (2, 1), (1, 2), (10, 3), (5, 5), (300, 1), (1, 60), (19, 4)] {
        try tmux.resize(columns: columns, rows: rows)
        for key in ["Tab", "Tab", "<", ">", "="] { try tmux.press(key) }
      }
      try tmux.resize(columns: 100, rows: 20)
      try await tmux.wait(until: "the screen as before:\n\(before.framed)") { $0 == before }
    }

    @Test func livesThroughEveryTinySizeWithEveryScreen() async throws {
      let folder = try TemporaryFolder()
      try await Journal.make(Self.texts, at: Journal.path(in: folder))
      let terminal = try PseudoTerminal()
      // At once: the next key is not to be taken for one with Alt.
      let environment = Program.environment(in: folder, ["ESCDELAY": "0"])
      let child = try terminal.start([Program.path], environment: environment)
      try await terminal.wait(for: "60 entries")
      for columns in [1, 2, 3, 5, 8, 13, 21] {
        for rows in 1...6 {
          terminal.resize(columns: columns, rows: rows)
          for keys in ["+x", "\u{1B}", "/e", "\u{1B}", "?", "\u{1B}", "E", "E", "\r", "\u{1B}"] {
            terminal.send(keys)
            terminal.readUntilQuiet(for: .milliseconds(4))
          }
        }
      }
      #expect(!child.hasEnded())
      // On a busy machine an Escape may have come together with the key after it.
      for _ in 1...4 {
        terminal.send("\u{1B}")
        terminal.readUntilQuiet()
      }
      terminal.forget()
      terminal.resize(columns: 100, rows: 30)
      try await terminal.wait(for: " entries")
    }

    @Test func survivesAStormOfSizes() async throws {
      let folder = try TemporaryFolder()
      try await Journal.make(Self.texts, at: Journal.path(in: folder))
      let terminal = try PseudoTerminal()
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "60 entries")
      for step in 0..<1000 {
        terminal.resize(columns: 1 + step * 7 % 200, rows: 1 + step * 11 % 60)
        if step % 10 == 0 { terminal.send("\u{1B}OB") }
        terminal.read()
      }
      terminal.readUntilQuiet()
      terminal.forget()
      terminal.resize(columns: 90, rows: 20)
      try await terminal.wait(for: "60 entries")
      #expect(!child.hasEnded())
    }

    @Test func startsWithoutASizeAndTakesTheRealOneWhenItComes() async throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(columns: 0, rows: 0)
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "No entries yet")
      #expect(terminal.contains("\u{1B}[24;"), "80×24 is assumed")
      terminal.forget()
      terminal.resize(columns: 60, rows: 10)
      try await terminal.wait(for: "\u{1B}[10;")
      #expect(!child.hasEnded())
    }
  }
}
