import Testing

extension EndToEndTests {
  /// Text that would command a terminal, or that is wider than it looks, is only text.
  @Suite struct HostileTextTests {
    private static let texts = [
      "clear \u{1B}[2J\u{1B}[H screen", "title \u{1B}]0;owned\u{07} set", "bell \u{07} rings",
      "clipboard \u{1B}]52;c;b3duZWQ=\u{07} set", "link \u{1B}]8;;http://x\u{1B}\\here",
      "C1 \u{9B}31m red \u{9D}0;x\u{9C} \u{85} \u{84} end", "DCS \u{1B}Pq#0~~\u{1B}\\ sixel",
      "bidi \u{202E}drowssap\u{202C} \u{2066}x\u{2069} end", "zero \u{200B}\u{FEFF}\u{200D} width",
      "back\u{08}\u{08}space \u{7F} del \r return", "tab\tbed\tend", "日本語のテキスト、全角文字",
      "👍🏽 👨‍👩‍👧‍👦 🇳🇴 🇩🇪 ⚠️ 1️⃣ 🏳️‍🌈 emoji", "e\u{301}e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307} marks",
      "\u{301}\u{302} lone marks", "नमस्ते हिन्दी ﷺ ﷽ كتاب עברית", "한국어 \u{1100}\u{1161}\u{11A8} jamo",
      "null \u{0} byte \u{E} shifted \u{5} enquiry",
      "tags \u{E0041}\u{E0042} private \u{E000} \u{10FFFE}", "\u{1B}c\u{1B}[?1049l reset",
      String(repeating: "漢", count: 60), "x" + String(repeating: "漢", count: 60),
      "a\nb\nc", "\u{2028}line\u{2029}separators",
      "Zalgo " + String(repeating: "Z\u{30D}\u{316}\u{327}", count: 20),
    ]

    private func start(type: String) async throws -> (Tmux, TemporaryFolder) {
      let folder = try TemporaryFolder()
      try await Journal.make(Self.texts, at: Journal.path(in: folder))
      let tmux = try await Tmux(columns: 100, rows: 32, type: type, folder: folder)
      try await tmux.startProgram()
      return (tmux, folder)
    }

    @Test(arguments: ["tmux-256color", "xterm-256color"])
    func dividerStaysInOneColumn(type: String) async throws {
      let (tmux, _) = try await start(type: type)
      let column = try tmux.column(of: "│", onLine: 0)
      for index in Self.texts.indices {
        let screen = try tmux.screen()
        // The whole list once; then the lines that the next detail is on.
        for line in index == 0 ? Array(0..<31) : [0, 1, 3, 4] {
          #expect(try tmux.column(of: "│", onLine: line) == column, "\(screen.lines[line])")
        }
        try tmux.press("Down")
        try await tmux.wait(until: "the next row") { $0 != screen || index == 24 }
      }
    }

    @Test func noTextChangesAnythingButTheScreen() async throws {
      let (tmux, _) = try await start(type: "xterm-256color")
      let title = try tmux.values("pane_title")
      for _ in Self.texts { try tmux.press("Down") }
      try await tmux.wait(until: "the last row") { $0.selects("Zalgo") }
      #expect(try tmux.values("pane_title") == title)
      #expect(try tmux.run(["list-buffers"]).isEmpty)
      #expect(try tmux.values("alternate_on") == "1")
    }

    /// Final characters, each with what may come before it.
    private static var allowed: [Regex<Substring>] {
      [
        /␛\[[0-9;]*[ABCDGHJKLMPSTXdhlm@r]/, /␛\[\?[0-9;]+[hl]/, /␛[()][0B]/, /␛[=>78M]/,
        // xterm keeps its title on a stack meanwhile; `smcup` and `rmcup` of its entry say so.
        /␛\[2[23];0;0t/, /[␈␊␍]/,
        // Back to the first character set (`sgr0`), and the shape of the Linux console's cursor.
        /␏/, /␛\[\?[01]c/,
      ]
    }

    private func expectHarmless(_ terminal: PseudoTerminal) {
      for sequence in Set(EscapeSequences.all(in: terminal.output)) {
        #expect(
          Self.allowed.contains { sequence.wholeMatch(of: $0) != nil },
          "\(sequence) was written"
        )
      }
      let text = String(decoding: terminal.output, as: UTF8.self)
      for scalar in Set(text.unicodeScalars) {
        let isHarmful =
          (0x80...0x9F).contains(scalar.value) || scalar.properties.isBidiControl
          || (0xE0000...0xE0FFF).contains(scalar.value) || scalar == "\u{FEFF}"
          || scalar == "\u{200D}" || scalar == "\u{2028}" || scalar == "\u{2029}"
        #expect(!isHarmful, "U+\(String(scalar.value, radix: 16)) was written")
      }
    }

    @Test(arguments: JournalFlowTests.types)
    func everyEscapeSequenceIsOfAKnownKind(type: String) async throws {
      let folder = try TemporaryFolder()
      try await Journal.make(Self.texts, at: Journal.path(in: folder))
      let terminal = try PseudoTerminal(columns: 100, rows: 40)
      let environment = Program.environment(in: folder, ["TERM": type])
      let child = try terminal.start([Program.path], environment: environment)
      try await terminal.wait(for: "25 entries")
      for _ in Self.texts { terminal.send("j") }
      terminal.send("\u{1B}[200~\(Self.texts.joined())\u{1B}[201~")
      terminal.send("/\u{1B}[200~\(Self.texts[0])\u{1B}[201~\r")
      terminal.readUntilQuiet()
      // Deleting quotes the entry in the status line; undoing brings it back.
      terminal.send("\u{1B}")
      terminal.readUntilQuiet()
      terminal.send("ggd")
      terminal.readUntilQuiet()
      terminal.send("uq")
      #expect(try await terminal.reads(toTheEndOf: child))
      expectHarmless(terminal)
    }

    @Test func pastedTextIsStoredAsItIsAndCommandsNothing() async throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal()
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "No entries yet")
      let hostile = Self.texts.filter { !$0.contains { $0.isNewline } && !$0.contains("\t") }
      for text in hostile {
        terminal.send("+")
        terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
        terminal.send("\r")
        terminal.read()
      }
      // The frames before may have shown all of it but a digit: this draws the last one whole.
      terminal.send("\u{0C}")
      try await terminal.wait(for: "\(hostile.count) entries")
      expectHarmless(terminal)
      terminal.send("q")
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(child.exit == .code(0))
      #expect(try await Journal.texts(at: Journal.path(in: folder)) == hostile)
    }

    @Test func pasteOnTheListIsNotTakenForCommands() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      try await tmux.add("Stays")
      let before = try tmux.screen()
      try tmux.paste("d\rq\rd\n+x\n")
      try tmux.press("Down")
      try await tmux.add("Added after it")
      try tmux.press("Down")
      try await tmux.wait(until: "both entries") {
        $0.hasStatus("2 entries") && $0.selects("Stays")
      }
      #expect(before.selects("Stays"))
    }

    @Test func pasteOfLinesIntoThePromptIsOneTextAndDoesNotConfirm() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      try tmux.press("+")
      try await tmux.wait(for: "New entry")
      try tmux.paste("first q\nsecond d\r\nthird")
      try await tmux.wait(for: "third")
      try tmux.press("Enter")
      let screen = try await tmux.wait(for: "1 entry")
      #expect(screen.selects("first q"))
    }

    @Test func hugePasteIsOneEdit() async throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal()
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "No entries yet")
      terminal.send("+")
      try await terminal.wait(for: "New entry")
      terminal.forget()
      let text = String(repeating: "ten letters", count: 10_000)
      terminal.send("\u{1B}[200~\(text) and the end\u{1B}[201~")
      try await terminal.wait(for: "and the end")
      #expect(terminal.output.count < 2000, "one frame, not one for each piece")
      terminal.send("\r")
      try await terminal.wait(for: "1 entry")
      #expect(!child.hasEnded())
      #expect(try await Journal.texts(at: Journal.path(in: folder)) == [text + " and the end"])
    }
  }
}
