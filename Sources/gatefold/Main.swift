import GatefoldKit
import Glibc
import ProgramSupport

/// Opens the screen of the journal or of the colours, or does what a plain command is for.
@main
struct Main {
  static func main() async {
    await Program.run { arguments, variables in
      if arguments.command == .repos { throw SiblingProgram.replaceProcess(with: "gatefold-repos") }
      let hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      guard arguments.opensScreen(hasTerminal: hasTerminal) else {
        return PlainCommand.run(arguments, in: .process(variables: variables))
      }
      let run = arguments.command == .colors ? ColorsProgram.run : JournalProgram.run
      return try await run(arguments, variables).exitCode
    }
  }
}
