import Foundation
import GatefoldKit
import GatefoldText
import Glibc

/// Reads the arguments, builds what is real, runs one app and ends with its exit code.
@main
struct Main {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      if let information = arguments.information {
        print(information == .help ? Messages.usage : Messages.version)
      } else {
        exit(try await JournalProgram.run(arguments, environment: environment).exitCode)
      }
    } catch {
      fail(Messages.text(of: error), code: error is Arguments.Failure ? 2 : 1)
    }
  }

  /// Says in one line what went wrong, and ends.
  ///
  /// The message may quote an argument, which may hold anything.
  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("gatefold: \(cleaned(message))\n".utf8))
    exit(code)
  }
}
