import GatefoldKit
import ProgramSupport

/// Opens the repositories' screen, or prints a table of them.
///
/// `gatefold repos` goes on as this executable.
@main
struct Main {
  static func main() async {
    await Program.run { arguments, variables in
      guard arguments.command == .repos else { throw RepositoriesFailure.otherCommand }
      let session = try await RepositoriesSession(arguments, variables: variables)
      let world = CommandEnvironment.process(variables: variables)
      if world.output.isTerminal, !arguments.usesJSON { return try await session.showScreen() }
      return await session.print(in: world)
    }
  }
}
