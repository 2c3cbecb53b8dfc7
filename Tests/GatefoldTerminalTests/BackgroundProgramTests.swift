import GatefoldTerminal
import Glibc
import Testing

/// A program beside the terminal.
struct BackgroundProgramTests {
  private func run(_ script: String) async throws -> ProgramExit {
    try await BackgroundProgram(["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"]).run()
  }

  @Test
  func saysHowItEnded() async throws {
    #expect(try await run("exit 3") == .code(3))
    #expect(try await run("kill -TERM $$") == .signal(SIGTERM))
  }

  @Test
  func readsAndWritesNothing() async throws {
    #expect(try await run("test -z \"$(cat)\" && echo out && echo error >&2") == .code(0))
    #expect(try await run("test ! -t 0 && test ! -t 1 && test ! -t 2") == .code(0))
  }

  @Test
  func hasASessionOfItsOwn() async throws {
    let own = "test \"$(cut -d ' ' -f 6 /proc/$$/stat)\" = $$"
    #expect(try await run(own) == .code(0))
  }

  @Test
  func aProgramThatIsNotThereIsNamed() async throws {
    await #expect(throws: ProgramNotFound(name: "no-such-program")) {
      try await BackgroundProgram(["no-such-program"], environment: [:]).run()
    }
  }
}
