import GatefoldText
import Glibc

/// Ends the process; where something went wrong, with a line about it on standard error.
///
/// Handlers of atexit(3) do not run. Those of OpenSSL, which comes with libcurl, free what a thread
/// may be using just then; that crashed.
///
/// - Parameters:
///   - code: The exit code.
///   - problem: What went wrong, in one line; nothing is said where it is `nil`.
package func endProcess(code: Int32, problem: String? = nil) -> Never {
  if let problem {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "error"
    // A message may quote anything, escape sequences too.
    let line = cleaned("\(program): \(problem)") + "\n"
    TerminalDevice(input: STDIN_FILENO, output: STDERR_FILENO).write(Array(line.utf8))
  }
  fflush(nil)
  _exit(code)
}
