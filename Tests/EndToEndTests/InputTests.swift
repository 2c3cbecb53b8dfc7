import Glibc
import Testing

extension EndToEndTests {
  /// What comes from the keyboard and the mouse, however it comes.
  @Suite struct InputTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func start(
      _ texts: [String],
      changes: [String: String?] = [:]
    ) async throws -> (PseudoTerminal, ChildProcess) {
      try await Journal.make(texts, at: Journal.path(in: folder))
      let terminal = try PseudoTerminal()
      let environment = Program.environment(in: folder, changes)
      let child = try terminal.start([Program.path], environment: environment)
      try await terminal.wait(for: texts.isEmpty ? "No entries yet" : "First")
      terminal.readUntilQuiet()
      terminal.forget()
      return (terminal, child)
    }

    @Test func loneEscapeClosesADialogAtOnce() async throws {
      let (terminal, child) = try await start([])
      var times: [Duration] = []
      for _ in 1...5 {
        terminal.send("+")
        terminal.readUntilQuiet()
        let start = ContinuousClock.now
        terminal.send("\u{1B}")
        #expect(terminal.readNext(within: .seconds(10)) > 0)
        times.append(ContinuousClock.now - start)
        terminal.readUntilQuiet()
      }
      // The best of five: the machine may be busy with other tests.
      let best = try #require(times.min())
      #expect(best < .milliseconds(75))
      #expect(!child.hasEnded())
    }

    /// What a key that comes byte by byte has to do, starting on the first of four rows.
    static let split: [(String, expected: String)] = [
      ("\u{1B}OB", "Second"), ("\u{1B}[B", "Second"), ("\u{1B}[6~", "Fourth"),
      ("\u{1B}OF", "Fourth"),
      ("\u{1B}[<0;5;5M\u{1B}[<0;5;5m", "Third"), ("\u{1B}[99;99Z\u{1B}OB", "Second"),
      ("+日本👍🏽é\r", "日本"), ("+\u{1B}[200~a q\u{1B}[201~\r", "a q"),
    ]

    @Test(arguments: split)
    func sequenceInPiecesIsOneKey(bytes: String, expected: String) async throws {
      let texts = ["First", "Second", "Third", "Fourth"].map { "\($0)\nDetail of \($0)" }
      // The bytes are apart for longer than a loaded machine may need for one of them.
      let (terminal, child) = try await start(texts, changes: ["ESCDELAY": "5000"])
      for byte in Array(bytes.utf8) {
        terminal.send([byte])
        _ = terminal.readNext(within: .milliseconds(3))
      }
      try await terminal.wait(for: expected)
      #expect(!child.hasEnded())
    }

    @Test func sequenceInPiecesWithoutItsEndLosesNoKey() async throws {
      let (terminal, child) = try await start(["First", "Second"])
      for bytes in ["\u{1B}", "[", "1", ";", "q"] {
        terminal.send(bytes)
        terminal.readUntilQuiet(for: .milliseconds(60))
      }
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(child.exit == .code(0))
    }

    @Test func lettersAreTextInThePromptAndInTheFilter() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      try await tmux.add("V q + d ? / j k : G u E a")
      try tmux.press("/")
      try await tmux.wait(for: "Words to look for")
      try tmux.type("?q/d1 ")
      try await tmux.wait(for: "/?q/d1")
      try await tmux.wait(for: "Nothing matches")
      try tmux.press("Escape")
      try await tmux.wait(for: "1 entry ")
    }

    @Test func deletingInTheFilterDeletesText() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      try await tmux.add("Stays")
      try tmux.press("/")
      try tmux.type("sta")
      try await tmux.wait(for: "1 / 1 found")
      for _ in 1...5 { try tmux.press("DC", "BSpace") }
      try tmux.press("Escape")
      try await tmux.wait(until: "the entry") {
        $0.hasStatus("1 / 1 entry ") && $0.selects("Stays")
      }
    }

    @Test func deletingAWideOrAccentedLetterDeletesAllOfIt() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      try tmux.press("+")
      try await tmux.wait(for: "New entry")
      for text in ["ß", "é", "e\u{301}", "日", "👨‍👩‍👧‍👦", "🇳🇴"] {
        try tmux.type(text)
        try tmux.press("BSpace")
      }
      try tmux.type("ss")
      try tmux.press("Enter")
      try await tmux.wait(for: "1 entry")
      #expect(try await Journal.texts(at: Journal.path(in: tmux.folder)) == ["ss"])
    }

    @Test func nothingHappensToAnEmptyTable() async throws {
      let (terminal, child) = try await start([])
      let keys = [
        "d", "d", "\u{1B}[3~", "\r", "E", "d", "J", "K", " ", "E", "G", "g", "u", "\u{12}",
      ]
      for key in keys + [
        "\u{1B}OA", "\u{1B}OB", "\u{1B}[5~", "\u{1B}[6~", "j", "k", "\t", "\r", "h",
      ] {
        terminal.send(key)
        terminal.readUntilQuiet(for: .milliseconds(10))
      }
      for line in [1, 2, 3, 15] {
        for column in [1, 5, 30, 34, 35, 99] {
          terminal.send("\u{1B}[<0;\(column);\(line)M\u{1B}[<0;\(column);\(line)m")
          terminal.readUntilQuiet(for: .milliseconds(5))
        }
      }
      #expect(!child.hasEnded())
    }

    @Test func deletingAtTheEndSelectsTheRowBefore() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      for text in ["One", "Two", "Three"] { try await tmux.add(text) }
      try tmux.press("G")
      try await tmux.wait(until: "One") { $0.selects("One") }
      for (next, count) in [("Two", "2 entries"), ("Three", "1 entry")] {
        try tmux.press("d")
        try await tmux.wait(until: next) { $0.selects(next) && $0.hasStatus("Deleted") }
        try tmux.press("Escape")
        try await tmux.wait(until: count) { $0.hasStatus(count) }
      }
      try tmux.press("d")
      try await tmux.wait(for: "No entries yet")
      try tmux.press("d")
      for _ in 1...3 { try tmux.press("u") }
      try await tmux.wait(until: "all three") {
        $0.text.contains("One") && $0.text.contains("Two") && $0.text.contains("Three")
      }
    }

    @Test func deletingUnderAFilterDeletesWhatIsShown() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      for text in ["Apple", "Pear", "Cherry"] { try await tmux.add(text) }
      try tmux.press("/")
      try tmux.type("pear")
      try tmux.press("Enter")
      try await tmux.wait(until: "Pear") { $0.selects("Pear") && $0.hasStatus("1 / 1 found") }
      try tmux.press("d")
      try await tmux.wait(for: "Nothing matches")
      try tmux.press("Escape")
      try await tmux.wait(until: "the others") {
        $0.text.contains("Apple") && $0.text.contains("Cherry")
          && !$0.lines[2...5].joined().contains("Pear")
      }
    }

    @Test func nothingIsAddedWhereNothingWasTyped() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      for keys in [["Enter"], ["Space", "Enter"]] {
        try tmux.press("+")
        try await tmux.wait(for: "New entry")
        for key in keys { try tmux.press(key) }
        try await tmux.wait(until: "a message") { $0.hasStatus("Nothing was added") }
      }
      #expect(try await Journal.texts(at: Journal.path(in: tmux.folder)).isEmpty)
    }

    @Test func cursorIsOnTheSelectedRowAndInTheField() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram()
      for text in ["One", "Two"] { try await tmux.add(text) }
      #expect(try tmux.values("cursor_y") == "2")
      try tmux.press("Down")
      try await tmux.wait(until: "One") { $0.selects("One") }
      #expect(try tmux.values("cursor_y") == "3")
      try tmux.press("+")
      try await tmux.wait(for: "New entry")
      try tmux.type("日本")
      let screen = try await tmux.wait(for: "日本")
      let line = try #require(screen.lines.firstIndex { $0.contains("日本") })
      #expect(try tmux.values("cursor_y", "cursor_flag") == "\(line) 1")
    }

    @Test func wheelScrollsWithoutMovingTheSelection() async throws {
      let texts = (1...60).map { "Entry number \($0)" }
      try await Journal.make(texts, at: Journal.path(in: folder))
      let tmux = try await Tmux(folder: folder)
      try await tmux.startProgram()
      try await tmux.wait(for: "Entry number 1 ")
      try tmux.type("\u{1B}[<65;5;10M")
      try await tmux.wait(until: "a scrolled list, the detail as before") {
        !$0.lines[2].contains("Entry number 1 ") && $0.lines[1].hasSuffix("│ Entry number 1")
      }
    }

    @Test func clickSelectsAndDoubleClickOpens() async throws {
      try await Journal.make(["One", "Two", "Three"], at: Journal.path(in: folder))
      let tmux = try await Tmux(columns: 40, rows: 12, folder: folder)
      try await tmux.startProgram()
      let click = "\u{1B}[<0;5;5M\u{1B}[<0;5;5m"
      try tmux.type(click)
      let screen = try await tmux.wait(until: "a selected row") { $0.selectedLine == 4 }
      #expect(screen.selects("Three") || screen.selects("Two"))
      try tmux.type(click + click)
      try await tmux.wait(until: "the detail") { $0.text.contains("‹ Journal") }
    }

    @Test func mouseIsLeftToTheTerminalWhenAskedFor() async throws {
      let tmux = try await Tmux(type: "xterm-256color")
      try await tmux.startProgram()
      #expect(try tmux.values("mouse_any_flag") == "1")
      try tmux.press("M")
      try await tmux.wait(for: "Mouse off")
      #expect(try tmux.values("mouse_any_flag") == "0")
      try await tmux.quit()
      try await tmux.startProgram("--no-mouse")
      #expect(try tmux.values("mouse_any_flag") == "0")
    }

    @Test func lostNoticeOfANewSizeIsMadeUpForByTheNextKey() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram(prefix: "trap '' WINCH;")
      try await tmux.add("One")
      let before = try tmux.screen()
      try tmux.resize(columns: 50, rows: 15)
      try tmux.press("Down")
      let screen = try await tmux.wait(until: "the new size") {
        $0.hasStatus("? Help") && $0.lines.count == 15 && !$0.text.contains("│")
      }
      #expect(before.lines.count == 30 && screen.selects("One"))
    }
  }
}
