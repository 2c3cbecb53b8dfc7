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
      let world = CommandEnvironment.process(variables: variables)
      let isScreen = world.output.isTerminal && !arguments.usesJSON
      let session = try await RepositoriesSession(arguments, in: world, isScreen: isScreen)
      return isScreen ? try await session.showScreen() : await session.print(in: world)
    }
  }
}
