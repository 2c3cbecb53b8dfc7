import Glibc
import Testing

extension EndToEndTests {
  /// Whatever ends the program, the terminal is as it was found.
  @Suite struct SignalTests {
    private func start() async throws -> (Tmux, before: String) {
      let tmux = try await Tmux()
      try tmux.enter("ulimit -c 0; cd; clear")
      try await tmux.waitForPrompt()
      let before = try tmux.state()
      try await tmux.startProgram()
      return (tmux, before)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func signalEndsItWithinASecond(_ signal: Int32) async throws {
      let (tmux, before) = try await start()
      let id = try tmux.program()
      let start = ContinuousClock.now
      kill(id, signal)
      #expect(try await eventually { kill(id, 0) != 0 })
      #expect(ContinuousClock.now - start < .seconds(1))
      try await tmux.waitForPrompt()
      #expect(try tmux.state() == before)
      #expect(try await tmux.exitCode() == "\(128 + signal)")
    }

    @Test(arguments: [SIGTRAP, SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE])
    func crashGivesTheTerminalBack(_ signal: Int32) async throws {
      let (tmux, before) = try await start()
      let id = try tmux.program()
      let start = ContinuousClock.now
      kill(id, signal)
      #expect(try await eventually { kill(id, 0) != 0 })
      #expect(ContinuousClock.now - start < .seconds(1))
      try await tmux.waitForPrompt()
      #expect(try tmux.state() == before)
      #expect(try await tmux.exitCode() == "\(128 + signal)")
    }

    @Test func keyForInterruptQuits() async throws {
      let (tmux, before) = try await start()
      try tmux.press("C-c")
      try await tmux.waitForPrompt()
      #expect(try tmux.state() == before)
      #expect(try await tmux.exitCode() == "0")
    }

    @Test(arguments: [false, true])
    func closedTerminalEndsItWithinASecond(ignoringHangUp: Bool) async throws {
      let terminal = try PseudoTerminal()
      let folder = try TemporaryFolder()
      let trap = ignoringHangUp ? "trap '' HUP; " : ""
      let child = try terminal.start(
        ["/bin/sh", "-c", trap + "exec \(Program.path)"],
        environment: Program.environment(in: folder)
      )
      try await terminal.wait(for: "No entries yet")
      let ticks = try child.ticks()
      let start = ContinuousClock.now
      terminal.hangUp()
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(child.exit == .code(129))
      #expect(child.processorTime < .milliseconds(10 * ticks + 100))
    }

    @Test func terminalThatTakesNothingDoesNotKeepItFromEnding() async throws {
      let terminal = try PseudoTerminal()
      let folder = try TemporaryFolder()
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "No entries yet")
      // Nobody reads from now on: redrawing fills what the kernel holds for the terminal.
      for _ in 1...300 { terminal.sendWithoutReading("\u{0C}") }
      child.send(SIGTERM)
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(child.exit == .code(128 + SIGTERM))
    }

    @Test func killedInTheMiddleItHasAllThatItShowed() async throws {
      let folder = try TemporaryFolder()
      for round in 1...3 {
        let tmux = try await Tmux(folder: folder)
        try await tmux.startProgram()
        try await tmux.add("Round \(round)")
        kill(try tmux.program(), SIGKILL)
        try await tmux.wait(for: "Killed")
      }
      let texts = try await Journal.texts(at: Journal.path(in: folder))
      #expect(texts == ["Round 1", "Round 2", "Round 3"])
    }
  }
}
