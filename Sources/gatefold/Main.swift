import Foundation
import GatefoldKit

/// Reads the arguments, builds what is real, runs one app and ends with its exit code.
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
    if let information = arguments.information {
      print(information == .help ? Messages.usage : Messages.version)
      return 0
    }
    let environment = ProcessInfo.processInfo.environment
    return try await JournalProgram.run(arguments, environment: environment).exitCode
  }
}
