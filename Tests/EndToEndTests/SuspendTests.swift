import Foundation
import Glibc
import Testing

extension EndToEndTests {
  /// Ctrl-Z gives the terminal back as it was found; `fg` takes it again.
  @Suite struct SuspendTests {
    /// How often a person gets at least out and in again; `SUSPENSIONS` in the environment says it.
    private static let count =
      ProcessInfo.processInfo.environment["SUSPENSIONS"].flatMap { Int($0) } ?? 25

    private func start() async throws -> (Tmux, before: String, screen: Screen) {
      let tmux = try await Tmux()
      let before = try tmux.state()
      try await tmux.startProgram()
      try await tmux.add("Coffee at nine")
      return (tmux, before, try tmux.screen())
    }

    private func continueInForeground(_ tmux: Tmux) async throws {
      try await tmux.waitForPrompt()
      try tmux.enter("clear")
      try await tmux.wait(until: "a clean shell") { $0.text.hasPrefix("$\n\n") }
      try tmux.enter("fg")
    }

    @Test func givesTheTerminalBackEachTime() async throws {
      let (tmux, before, screen) = try await start()
      let running = try tmux.state()
      for _ in 1...Self.count {
        try tmux.press("C-z")
        try await tmux.waitForPrompt()
        #expect(try tmux.state() == before)
        try await continueInForeground(tmux)
        try await tmux.wait(until: "the screen again") { $0 == screen }
        #expect(try tmux.state() == running)
      }
      try await tmux.quit()
      #expect(try tmux.state() == before)
    }

    @Test(arguments: [SIGTSTP, SIGSTOP])
    func comesBackAfterASignalStoppedIt(_ signal: Int32) async throws {
      let (tmux, before, screen) = try await start()
      let running = try tmux.state()
      for _ in 1...5 {
        kill(try tmux.program(), signal)
        // Who stops it by force gets no terminal back; the shell sets its own modes.
        try await tmux.wait(until: "the shell") { $0.text.contains("Stopped") }
        if signal == SIGTSTP { #expect(try tmux.state() == before) }
        try tmux.type("fg")
        try tmux.press("C-j")
        try await tmux.wait(until: "the screen again:\n\(screen.framed)") { $0 == screen }
        #expect(try tmux.state() == running)
      }
      try await tmux.quit()
      #expect(try tmux.state() == before)
    }

    @Test(arguments: [true, false])
    func leavesTheTerminalToTheShellWhileInTheBackground(isStoppedByKey: Bool) async throws {
      let (tmux, before, screen) = try await start()
      let id = try tmux.program()
      if isStoppedByKey { try tmux.press("C-z") } else { kill(id, SIGTSTP) }
      for _ in 1...3 {
        try await tmux.waitForPrompt()
        try tmux.enter("clear; bg")
        try await tmux.wait(until: "it stopped again") { _ in
          try File.read("/proc/\(id)/stat").contains(") T ")
        }
        #expect(try tmux.state() == before)
      }
      // The shell says now that the job has stopped.
      try tmux.press("Enter")
      try await tmux.waitForPrompt()
      try tmux.enter("fg")
      try await tmux.wait(until: "the screen again") { $0 == screen }
      kill(id, SIGSTOP)
      try await tmux.wait(for: "Stopped")
      try tmux.type("bg")
      try tmux.press("C-j")
      try await tmux.wait(until: "it stopped again") { _ in
        try File.read("/proc/\(id)/stat").contains(") T ")
      }
      try tmux.type("fg")
      try tmux.press("C-j")
      try await tmux.wait(until: "the screen again") { $0 == screen }
      try await tmux.quit()
      #expect(try tmux.state() == before)
    }

    @Test func usesTheSizeThatTheTerminalGotMeanwhile() async throws {
      let (tmux, _, _) = try await start()
      for (columns, rows) in [(40, 12), (120, 40), (60, 20), (100, 30)] {
        try tmux.press("C-z")
        try await tmux.waitForPrompt()
        try tmux.resize(columns: columns, rows: rows)
        try tmux.enter("clear; fg")
        try await tmux.wait(until: "the whole screen at \(columns)×\(rows)") {
          $0.lines.count == rows && $0.hasStatus("? Help") && $0.selects("Coffee")
            && ($0.lines[3].contains("│") == (columns >= 60))
        }
      }
    }

    @Test func keepsHalfATextInThePrompt() async throws {
      let (tmux, _, _) = try await start()
      try tmux.press("+")
      try await tmux.wait(for: "New entry")
      try tmux.type("Half a te")
      let screen = try await tmux.wait(for: "Half a te")
      try tmux.press("C-z")
      try await continueInForeground(tmux)
      try await tmux.wait(until: "the prompt again") { $0 == screen }
      try tmux.type("xt")
      try tmux.press("Enter")
      try await tmux.wait(until: "the entry") { $0.selects("Half a text") }
    }

    @Test func goesOnWhereNobodyCouldContinueIt() async throws {
      let terminal = try PseudoTerminal()
      let folder = try TemporaryFolder()
      let child = try terminal.start([Program.path], environment: Program.environment(in: folder))
      try await terminal.wait(for: "No entries yet")
      terminal.forget()
      terminal.send("\u{1A}")
      try await terminal.wait(for: "No entries yet")
      terminal.send("q")
      #expect(try await terminal.reads(toTheEndOf: child))
      #expect(child.exit == .code(0))
    }
  }
}
