import CTerminalGuard
import Glibc

/// A program that uses the terminal that this one was started in, while this one waits.
///
/// It belongs to this process's group: what is typed to stop or end it reaches both, so it is run
/// while the terminal is lent (``Terminal/lend(_:)``).
public struct ForegroundProgram: Sendable {
  private let words: [String]
  private let environment: [String: String]

  /// Describes a program; nothing is started yet.
  ///
  /// - Parameters:
  ///   - words: The program, looked for along PATH if it has no slash, and its arguments.
  ///   - environment: The environment variables that it gets.
  public init(_ words: [String], environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  /// Runs the program and waits for its end.
  ///
  /// If it stops by itself this process stops with it, and continues it later. Cancelling the task
  /// asks it to end by SIGTERM, and all that it has started in this terminal; who has not ended
  /// 400 ms later is ended by SIGKILL.
  ///
  /// - Returns: How it ended.
  /// - Throws: `ProgramNotFound` where there is no such program, `TerminalError.system` where it
  ///   cannot be started.
  public func run() async throws -> ProgramExit {
    let process = try start()
    let tree = ProcessTree(root: process)
    let exit = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ProgramWaiter(process) { continuation.resume(returning: $0) }.start()
      }
    } onCancel: {
      tree.end()
    }
    await tree.finishEnding()
    return exit
  }

  /// `posix_spawnp(3)` with all signals unblocked, which are not where the main actor runs.
  private func start() throws -> pid_t {
    guard let name = words.first else { throw ProgramNotFound(name: "") }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var process = pid_t()
    let result = withCStrings(words) { words in
      withCStrings(variables) { variables in
        posix_spawnp(&process, name, nil, &attributes, words, variables)
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

/// Waits for a program on a thread of its own.
private final class ProgramWaiter: Sendable {
  /// How long it may take until a stop of the whole group has reached this process too: pauses, and
  /// microseconds of each.
  ///
  /// One pause alone would be over as soon as the process is continued, before that is counted.
  private static let pauses: (count: Int, length: UInt32) = (4, 25_000)

  private let process: pid_t
  private let didEnd: @Sendable (ProgramExit) -> Void

  init(_ process: pid_t, didEnd: @escaping @Sendable (ProgramExit) -> Void) {
    self.process = process
    self.didEnd = didEnd
  }

  /// Starts the thread; without one waits here.
  func start() {
    let argument = Unmanaged.passRetained(self).toOpaque()
    var thread = pthread_t()
    let result = pthread_create(
      &thread,
      nil,
      { argument in
        if let argument {
          Unmanaged<ProgramWaiter>.fromOpaque(argument).takeRetainedValue().wait()
        }
        return nil
      },
      argument
    )
    if result == 0 {
      pthread_detach(thread)
    } else {
      Unmanaged<ProgramWaiter>.fromOpaque(argument).release()
      wait()
    }
  }

  private func wait() {
    while true {
      let continues = ctg_continues()
      var status: Int32 = 0
      guard waitpid(process, &status, WUNTRACED) == process else {
        if errno == EINTR { continue }
        return didEnd(.code(127))
      }
      if status & 0xFF == 0x7F {
        stopAlong(since: continues)
      } else {
        let signal = status & 0x7F
        return didEnd(signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal))
      }
    }
  }

  /// Stops this process if it was not stopped along with the program, so that the shell has the
  /// terminal, and continues the program afterwards.
  private func stopAlong(since continues: UInt32) {
    for _ in 0..<Self.pauses.count {
      usleep(Self.pauses.length)
      if ctg_continues() != continues { return }
    }
    ctg_stop(300)
    kill(process, SIGCONT)
  }
}
