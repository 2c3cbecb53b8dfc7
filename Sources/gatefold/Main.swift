import Foundation
import GatefoldKit
import Glibc

/// Reads the arguments, builds what is real, runs one app and ends with its exit code.
@main
struct Main {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      switch arguments.information {
      case .help: print(Usage.text(of: arguments.command))
      case .version: print(Messages.version)
      case nil: exit(try await run(arguments, environment: environment))
      }
    } catch {
      fail(Messages.text(of: error), code: error is Arguments.Failure ? 2 : 1)
    }
  }

  private static func run(
    _ arguments: Arguments,
    environment: [String: String]
  ) async throws -> Int32 {
    if arguments.command.isFullScreen {
      return try await JournalProgram.run(arguments, environment: environment).exitCode
    }
    // A write to a pipe that nobody reads is to fail, not to kill.
    signal(SIGPIPE, SIG_IGN)
    return PlainCommand.run(arguments, in: .process(variables: environment))
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    let errors = Output(descriptor: STDERR_FILENO)
    _ = try? errors.printLine("gatefold: \(message)")
    _ = try? errors.flush()
    exit(code)
  }
}
