import FoundationEssentials
import Glibc
import JournalApp

/// What a plain command has of the world: streams, clock and variables.
struct CommandEnvironment {
  var variables: [String: String]
  var isInputTerminal: Bool
  /// Reads standard input to its end.
  var readInput: () throws -> [UInt8]
  var output: Output
  var errors: Output
  var now: () -> Date

  /// The streams and the clock of the process.
  static func process(variables: [String: String]) -> CommandEnvironment {
    CommandEnvironment(
      variables: variables,
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      readInput: { try FileBytes.read(from: STDIN_FILENO) },
      output: Output(descriptor: STDOUT_FILENO),
      errors: Output(descriptor: STDERR_FILENO),
      now: { Date() }
    )
  }
}
