import GatefoldKit
import ProgramSupport

/// Opens the journal's screen, or does what a plain command is for.
@main
struct Main {
  static func main() async {
    await Program.run { arguments, variables in
      if arguments.command == .repos { throw SiblingProgram.replaceProcess(with: "gatefold-repos") }
      if arguments.command.isFullScreen {
        return try await JournalProgram.run(arguments, environment: variables).exitCode
      }
      return PlainCommand.run(arguments, in: .process(variables: variables))
    }
  }
}
