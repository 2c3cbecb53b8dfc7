import Foundation
import Glibc
import Testing

/// Runs other programs.
///
/// Not by Foundation's `Process`, which takes a program for running while anything that it started
/// runs: a terminal's server does for as long as the test.
enum Command {
  /// Runs a program found by PATH until it ends; its input is empty.
  ///
  /// - Returns: Its exit code, and all that it wrote.
  static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "output")
    let process = try start(words, writingTo: output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    // WEXITSTATUS of wait(2), which is a macro; a program that a signal ended has no code.
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    return (code, try String(contentsOf: output, encoding: .utf8))
  }

  private static func start(_ words: [String], writingTo output: URL) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let mode = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.path(), mode, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    // Tests run on threads that block signals; what is started here wants to hear of its children.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let result = withCStrings(words) { arguments in
      withCStrings(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }) { environment in
        posix_spawnp(&process, words[0], &actions, &attributes, arguments, environment)
      }
    }
    try #require(result == 0, "\(words[0]): \(String(cString: strerror(result)))")
    return process
  }

  /// Lends strings as C has them: an array of pointers that ends with a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
