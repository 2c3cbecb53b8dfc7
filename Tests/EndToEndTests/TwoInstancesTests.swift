import Testing

extension EndToEndTests {
  /// Two programs on one journal.
  @Suite struct TwoInstancesTests {
    @MainActor
    @Test func neitherLosesWhatTheOtherAdds() async throws {
      let folder = try TemporaryFolder()
      let environment = Program.environment(in: folder)
      let terminals = [try PseudoTerminal(), try PseudoTerminal()]
      let children = try terminals.map { try $0.start([Program.path], environment: environment) }
      for terminal in terminals { try await terminal.wait(for: "No entries yet") }
      for round in 1...10 {
        for (index, terminal) in terminals.enumerated() {
          terminal.send("+program \(index) round \(round)\r")
        }
      }
      let path = Journal.path(in: folder)
      #expect(try await eventually { try Journal.texts(at: path).count == 20 })
      for terminal in terminals { terminal.send("q") }
      for (terminal, child) in zip(terminals, children) {
        #expect(try await terminal.reads(toTheEndOf: child))
        #expect(child.exit == .code(0))
      }
      let expected = (0...1).flatMap { index in (1...10).map { "program \(index) round \($0)" } }
      let texts = try Journal.texts(at: path)
      #expect(texts.sorted() == expected.sorted())
    }

    @Test func bothMayDeleteTheSameEntry() async throws {
      let folder = try TemporaryFolder()
      try await Journal.make(["First", "Second"], at: Journal.path(in: folder))
      let environment = Program.environment(in: folder)
      let terminals = [try PseudoTerminal(), try PseudoTerminal()]
      let children = try terminals.map { try $0.start([Program.path], environment: environment) }
      for terminal in terminals { try await terminal.wait(for: "2 entries") }
      for terminal in terminals { terminal.send("d") }
      for terminal in terminals { terminal.readUntilQuiet() }
      #expect(children.allSatisfy { !$0.hasEnded() })
      #expect(try await Journal.texts(at: Journal.path(in: folder)) == ["Second"])
    }
  }
}
