import Glibc
import Testing

@testable import GatefoldTerminal

extension TerminalTests {
  /// The real terminal at one end of a pseudo-terminal, lent to somebody else.
  @MainActor
  @Suite(.timeLimit(.minutes(5)))
  struct LendingTests {
    private static let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    private static let modes = ["?1049", "?1002", "?1006", "?1004", "?2004", "?1"]

    private func surface(_ text: String, _ size: Size) -> Surface {
      let surface = Surface(size: size, glyphs: GlyphTable())
      surface.write(text, at: .zero, style: .plain, clip: surface.bounds)
      return surface
    }

    @Test
    func terminalIsAsItWasFoundMeanwhileAndDrawnWholeAfterwards() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let found = try pair.modes()
      let terminal = try pair.open(Self.environment)
      terminal.present(surface("before", terminal.size), cursor: nil)
      let raw = try pair.modes()
      _ = pair.read()
      try await terminal.lend {
        let bytes = pair.read()
        for mode in Self.modes { #expect(bytes.contains("\u{1B}[\(mode)l")) }
        #expect(try pair.modes() == found)
        terminal.present(surface("meanwhile", terminal.size), cursor: nil)
        terminal.ring()
        terminal.isMouseEnabled = false
        terminal.isMouseEnabled = true
        terminal.suspend()
        #expect(pair.read().isEmpty)
        try pair.changeModes()
        pair.setSize(Size(width: 30, height: 4))
      }
      let bytes = pair.read()
      for mode in Self.modes { #expect(bytes.contains("\u{1B}[\(mode)h")) }
      #expect(try pair.modes() == raw)
      #expect(terminal.size == Size(width: 30, height: 4))
      terminal.present(surface("after", terminal.size), cursor: nil)
      #expect(pair.read().contains("\u{1B}[H\u{1B}[2Jafter"))
      terminal.close()
      #expect(try pair.modes() == found)
    }

    @Test
    func whatIsTypedMeanwhileIsForTheOther() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      await terminal.lend {
        pair.type("mine\n")
        #expect(pair.readAsProgram() == "mine\n")
      }
      pair.type("x")
      #expect(await terminal.nextEvents() == [.key("x")])
      terminal.close()
    }

    @Test
    func onlySignalsThatAreNotTypedArrive() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      await terminal.lend {
        kill(getpid(), SIGINT)
        kill(getpid(), SIGQUIT)
        kill(getpid(), SIGCONT)
        kill(getpid(), SIGWINCH)
        kill(getpid(), SIGTERM)
        #expect(await terminal.nextEvents() == [.terminate(signal: SIGTERM)])
      }
      kill(getpid(), SIGTSTP)
      #expect(await terminal.nextEvents() == [.suspend])
      kill(getpid(), SIGINT)
      #expect(await terminal.nextEvents() == [.terminate(signal: SIGINT)])
      terminal.close()
    }

    @Test
    func closingMeanwhileWritesNothing() async throws {
      let pair = try PseudoTerminal(Size(width: 20, height: 3))
      let terminal = try pair.open(Self.environment)
      await terminal.lend {
        _ = pair.read()
        terminal.close()
      }
      #expect(pair.read().isEmpty)
      #expect(await terminal.nextEvents() == nil)
    }

    @Test
    func aProgramGetsItsWordsAndItsEnvironmentAndNoBlockedSignals() async throws {
      let script = """
        test "$1 $NAME $#" = "a b value 1" && grep -q 'SigBlk:.0000000000000000' /proc/self/status
        """
      let program = ForegroundProgram(
        ["/bin/sh", "-c", script, "sh", "a b"],
        environment: ["NAME": "value", "PATH": "/usr/bin:/bin"]
      )
      #expect(try await program.run() == .code(0))
    }

    @Test
    func cancellingAsksTheProgramToEnd() async throws {
      let task = Task {
        try await ForegroundProgram(["sleep", "600"], environment: [:]).run()
      }
      task.cancel()
      #expect(try await task.value == .signal(SIGTERM))
    }
  }
}
