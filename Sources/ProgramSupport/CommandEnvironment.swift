package import FoundationEssentials
package import GatefoldKit
import Glibc
import Interchange
import JournalApp

/// What a plain command has of the world: streams, clock and variables.
package struct CommandEnvironment {
  package var variables: [String: String]
  package var isInputTerminal: Bool
  /// Reads standard input to its end.
  package var readInput: () throws -> [UInt8]
  package var output: Output
  package var errors: Output
  /// Paints the output; nil where that shows no colours.
  package var paint: LinePaint?
  package var now: () -> Date

  /// A world for tests, or that of a process.
  package init(
    variables: [String: String],
    isInputTerminal: Bool,
    readInput: @escaping () throws -> [UInt8],
    output: Output,
    errors: Output,
    paint: LinePaint? = nil,
    now: @escaping () -> Date
  ) {
    self.variables = variables
    self.isInputTerminal = isInputTerminal
    self.readInput = readInput
    self.output = output
    self.errors = errors
    self.paint = paint
    self.now = now
  }

  /// The streams and the clock of the process.
  ///
  /// From here on a write to a pipe that nobody reads fails, and does not end the process.
  package static func process(variables: [String: String]) -> CommandEnvironment {
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO)
    return CommandEnvironment(
      variables: variables,
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      readInput: { try FileBytes.read(from: STDIN_FILENO) },
      output: output,
      errors: Output(descriptor: STDERR_FILENO),
      paint: output.isTerminal
        ? LinePaint(environment: variables, descriptor: STDOUT_FILENO) : nil,
      now: { Date() }
    )
  }

  /// Hands over what a command printed, and says what went wrong in one line.
  ///
  /// A reader of the output that has enough is no failure.
  ///
  /// - Parameter result: The command's exit code, or what ended it.
  /// - Returns: The exit code of the process.
  package func conclude(_ result: Result<Int32, any Error>) -> Int32 {
    do {
      let code = try result.get()
      try output.flush()
      return code
    } catch Output.Failure.closed {
      return 0
    } catch {
      // What was printed before belongs before the message; if that fails, too, one is enough.
      _ = try? output.flush()
      _ = try? errors.print("gatefold: \(Messages.text(of: error))\n")
      _ = try? errors.flush()
      return error is Arguments.Failure ? 2 : 1
    }
  }
}
