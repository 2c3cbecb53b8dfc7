import Glibc

/// Starts a program by `posix_spawnp(3)`, with all signals unblocked, which are not where the main
/// actor runs.
struct ProgramStart {
  /// `POSIX_SPAWN_SETSID`, in glibc's and musl's `spawn.h` for `_GNU_SOURCE` alone.
  private static let newSession: Int32 = 0x80

  private let words: [String]
  private let environment: [String: String]

  /// - Parameters:
  ///   - words: The program, looked for along PATH if it has no slash, and its arguments.
  ///   - environment: The environment variables that it gets.
  init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  /// Starts it in this process's group and with its streams, or apart from the terminal: in a session
  /// of its own, reading and writing nothing.
  ///
  /// - Throws: `ProgramNotFound`, `TerminalError.system`.
  func start(apart isApart: Bool = false) throws -> pid_t {
    guard let name = words.first else { throw ProgramNotFound(name: "") }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | (isApart ? Self.newSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isApart {
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
    }
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var process = pid_t()
    let result = withCStrings(words) { words in
      withCStrings(variables) { variables in
        posix_spawnp(&process, name, &actions, &attributes, words, variables)
      }
    }
    switch result {
    case 0: return process
    case ENOENT, ENOTDIR: throw ProgramNotFound(name: name)
    default: throw TerminalError.system(call: "posix_spawn", errno: result)
    }
  }
}

/// Calls a function with an array of C strings that ends with a null pointer.
private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
