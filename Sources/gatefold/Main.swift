import Foundation
import GatefoldKit
import Glibc

/// Reads the arguments, builds what is real, does what was asked for and ends with its exit code.
@main
struct Main {
  static func main() async {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      endProcess(code: try await run(arguments))
    } catch {
      let code: Int32 = error is Arguments.Failure ? 2 : 1
      endProcess(code: code, problem: Messages.text(of: error))
    }
  }

  private static func run(_ arguments: Arguments) async throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    switch arguments.information {
    case .help: print(Usage.text(of: arguments.command))
    case .version: print(Messages.version)
    case nil where arguments.command.isFullScreen:
      return try await JournalProgram.run(arguments, environment: environment).exitCode
    case nil:
      // A write to a pipe that nobody reads is to fail, not to kill.
      signal(SIGPIPE, SIG_IGN)
      return PlainCommand.run(arguments, in: .process(variables: environment))
    }
    return 0
  }
}
