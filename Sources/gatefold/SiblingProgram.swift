import Glibc
import ProgramSupport

/// An executable that is installed beside this one.
///
/// What needs the network and pictures is one of its own: to load their libraries takes longer than
/// to show a journal.
enum SiblingProgram {
  /// Why an executable could not be started.
  struct Failure: ExplainedError {
    let path: String
    /// The system's number of the error.
    let code: Int32

    var sentence: String {
      code == ENOENT
        ? "\(path) is missing; 'swift build' makes it, and it is installed beside gatefold"
        : "\(path) cannot be started: \(String(cString: strerror(code)))"
    }
  }

  /// Goes on as another executable with the same arguments; returns only if that fails.
  static func replaceProcess(with name: String) -> Failure {
    let path = folder + "/" + name
    execv(path, CommandLine.unsafeArgv)
    return Failure(path: path, code: errno)
  }

  /// Where this executable is, through all links; see proc(5).
  private static var folder: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "." }
    defer { free(path) }
    return String(cString: path).split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }
}
