import Testing

extension EndToEndTests {
  /// Surroundings that are not as usual: the program does what it can.
  @Suite struct SurroundingsTests {
    private func start(
      _ changes: [String: String?],
      type: String = "xterm-256color"
    ) async throws -> Tmux {
      let tmux = try await Tmux()
      let words = changes.sorted { $0.key < $1.key }
        .map { name, value in value.map { "\(name)='\($0)'" } ?? "-u \(name)" }
      let options = words.sorted { $0.hasPrefix("-u") && !$1.hasPrefix("-u") }
      try await tmux.startProgram(prefix: "env " + options.joined(separator: " "))
      return tmux
    }

    @Test(arguments: ["nosuchterm", "xterm-\u{1B}[31m", "../../etc/passwd"])
    func unknownTypeOfTerminalIsTakenForXterm(type: String) async throws {
      let tmux = try await start(["TERM": type])
      try await tmux.wait(for: "is not known here")
      try await tmux.add("Coffee")
      try await tmux.quit()
    }

    @Test(arguments: [nil, ""])
    func missingTypeOfTerminalIsTakenForXterm(type: String?) async throws {
      let tmux = try await start(["TERM": type])
      try await tmux.wait(for: "TERM is not set")
      try await tmux.add("Coffee")
      try await tmux.quit()
    }

    @Test(arguments: ["de_DE.UTF-8", "C", "POSIX", "ja_JP.UTF-8", "nonsense", ""])
    func localeThatIsNotThereDoesNotBlankLetters(locale: String) async throws {
      let tmux = try await start(["LC_ALL": locale])
      try await tmux.add("Þetta er mín færsla, 日本")
      try await tmux.wait(until: "a straight divider") {
        $0.lines.dropLast().allSatisfy { $0.contains("│") }
      }
      try await tmux.quit()
      let texts = try await Journal.texts(at: Journal.path(in: tmux.folder))
      #expect(texts == ["Þetta er mín færsla, 日本"])
    }

    @Test func signsAreOfASCIIWhereAskedFor() async throws {
      let tmux = try await Tmux()
      try await tmux.startProgram("--ascii")
      try tmux.press("+")
      let screen = try await tmux.wait(for: "New entry")
      #expect(!screen.text.contains { !$0.isASCII }, "\(screen.framed)")
    }

    @Test func noColorMeansNoneAndTheSelectionIsStillSeen() async throws {
      let tmux = try await start(["NO_COLOR": "1", "COLORTERM": "truecolor"])
      try await tmux.add("Coffee")
      let styled = try tmux.styledScreen()
      #expect(!styled.contains(/\u{1B}\[[0-9;]*(3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]/), "\(styled)")
      #expect(try tmux.screen().selects("Coffee"))
      #expect(styled.contains(/\u{1B}\[[0-9;]*7[;m]/), "the selected row is reversed")
    }

    @Test(arguments: ["truecolor", "24bit", "yes", nil])
    func claimOfColorsIsBelievedOrIgnored(claim: String?) async throws {
      let tmux = try await start(["COLORTERM": claim])
      try await tmux.add("Coffee")
      try await tmux.quit()
    }

    @Test(arguments: ["Nowhere/Land", "CET-1CEST,M3.5.0,M10.5.0", "/no/such/file"])
    func timeZoneThatIsUnknownIsSaidOnceAndIsUTC(zone: String) async throws {
      let tmux = try await start(["TZ": zone])
      try await tmux.wait(until: "a notice") { $0.hasStatus("times are UTC") }
      try await tmux.add("Coffee")
      try await tmux.wait(for: "1 entry")
      try tmux.press("Down")
      try await tmux.wait(until: "no second notice") { !$0.text.contains("times are UTC") }
      try await tmux.quit()
    }

    @Test(arguments: ["", "UTC", ":UTC", ":/usr/share/zoneinfo/Europe/Berlin"])
    func timeZoneThatIsKnownIsNotTalkedOf(zone: String) async throws {
      let tmux = try await start(["TZ": zone])
      #expect(try !tmux.screen().text.contains("times are UTC"))
      try await tmux.add("Coffee")
      try await tmux.quit()
    }

    @Test(arguments: ["Asia/Kolkata", "Pacific/Apia", "America/Sao_Paulo", ":Europe/Warsaw"])
    func entryOfNowIsUnderTodayInEveryZone(zone: String) async throws {
      let tmux = try await start(["TZ": zone])
      try await tmux.add("Coffee")
      #expect(try tmux.screen().lines[1].hasPrefix(" ▾ Today"))
      try await tmux.quit()
    }
  }
}
