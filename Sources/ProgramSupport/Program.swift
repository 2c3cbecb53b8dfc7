import Foundation
import GatefoldKit

/// What every executable does: it reads the arguments, does what was asked for, and ends.
package enum Program {
  /// Runs the program to its end.
  ///
  /// Help and the version are printed here.
  ///
  /// - Parameter action: What is done with the arguments and the environment's variables; it gives
  ///   the exit code.
  package static func run(
    _ action: (Arguments, [String: String]) async throws -> Int32
  ) async -> Never {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      endProcess(code: try await code(of: arguments, action))
    } catch {
      let code: Int32 = error is Arguments.Failure ? 2 : 1
      endProcess(code: code, problem: Messages.text(of: error))
    }
  }

  private static func code(
    of arguments: Arguments,
    _ action: (Arguments, [String: String]) async throws -> Int32
  ) async throws -> Int32 {
    switch arguments.information {
    case .help: print(Usage.text(of: arguments.command))
    case .version: print(Messages.version)
    case nil: return try await action(arguments, ProcessInfo.processInfo.environment)
    }
    return 0
  }
}
