import Foundation
import Glibc

/// A program that was started, with nothing of this process but what it is given.
final class ChildProcess {
  /// How a program ended.
  enum Exit: Hashable {
    case code(Int32)
    case signal(Int32)
  }

  /// Where the standard descriptors lead: paths.
  struct Streams {
    var input = "/dev/null"
    var output = "/dev/null"
    var errors = "/dev/null"

    /// All three on a terminal.
    static func terminal(_ path: String) -> Streams {
      Streams(input: path, output: path, errors: path)
    }
  }

  let id: pid_t
  private(set) var exit: Exit?
  /// The time that the program had used when it ended, its own and the system's for it.
  private(set) var processorTime = Duration.zero

  /// Starts a program in a session of its own, whose terminal the first terminal among the streams
  /// becomes.
  init(_ words: [String], environment: [String: String], streams: Streams) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, path) in [streams.input, streams.output, streams.errors].enumerated() {
      let flags = O_RDWR | O_CREAT
      posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o600)
    }
    Self.clean(&attributes)
    let arguments = CStrings(words)
    let variables = CStrings(environment.map { "\($0)=\($1)" })
    var id: pid_t = 0
    let result = posix_spawn(
      &id,
      words[0],
      &actions,
      &attributes,
      arguments.pointers,
      variables.pointers
    )
    guard result == 0 else { throw SystemError(call: "posix_spawn \(words[0])", number: result) }
    self.id = id
  }

  deinit {
    if exit == nil {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
  }

  /// Asks for a new session, and for no signal blocked or ignored.
  ///
  /// The threads that run tests block most of them.
  private static func clean(_ attributes: inout posix_spawnattr_t) {
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not import
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
  }

  /// Sends a signal.
  func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// Whether the program has ended; then `exit` says how.
  func hasEnded() -> Bool {
    reap(WNOHANG)
    return exit != nil
  }

  /// Waits for the end of a program that ends by itself and soon.
  func waitForEnd() -> Exit? {
    reap(0)
    return exit
  }

  private func reap(_ options: Int32) {
    var status: Int32 = 0
    var usage = rusage()
    guard exit == nil, wait4(id, &status, options, &usage) == id else { return }
    processorTime = [usage.ru_utime, usage.ru_stime]
      .reduce(.zero) { sum, time in
        sum + .seconds(time.tv_sec) + .microseconds(time.tv_usec)
      }
    exit = status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// The time that the program has used, its own and the system's for it, in clock ticks (`proc(5)`).
  func ticks() throws -> Int {
    let text = try File.read("/proc/\(id)/stat")
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
  }

  /// How often the program's threads have begun to wait: once for each time that they were woken.
  func wakeUps() throws -> Int {
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")
    return try threads.reduce(0) { sum, thread in
      let status = try File.read("/proc/\(id)/task/\(thread)/status")
      let count = status.firstMatch(of: /\nvoluntary_ctxt_switches:\s*(\d+)/)
      return sum + (count.flatMap { Int($0.1) } ?? 0)
    }
  }
}

/// A call of the system that failed.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let number: Int32

  var description: String { "\(call): \(String(cString: strerror(number)))" }
}

/// Words as `execve(2)` wants them.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ words: [String]) {
    count = words.count
    pointers = .allocate(capacity: words.count + 1)
    pointers.initialize(repeating: nil, count: words.count + 1)
    for (index, word) in words.enumerated() { pointers[index] = strdup(word) }
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
