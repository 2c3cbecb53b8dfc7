import Foundation
import Glibc
import Synchronization

/// A program that runs on its own, of which only what it prints is wanted.
///
/// `Foundation.Process` would start it with the signals blocked that Swift's threads block, so that
/// it could not be asked to end.
final class ChildProcess: Sendable {
  /// What is read of what it prints.
  private static let limit = 4096

  private let identifier: pid_t
  private let reading: Int32
  private let isOver = Mutex(false)

  /// Starts a program, in a process group of its own; nil where it cannot be started.
  init?(_ path: String, _ words: [String], _ environment: [String: String]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    let variables = environment.map { "\($0.key)=\($0.value)" }
    guard let identifier = Self.start(path, words, variables, output: ends[1]) else {
      close(ends[0])
      return nil
    }
    self.identifier = identifier
    reading = ends[0]
  }

  deinit {
    close(reading)
  }

  /// What it prints, once it has ended; nil where it ended badly.
  func output() async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.readAndWait()) }
    }
  }

  /// Ends it and what it has started, if it has not ended.
  func kill() {
    isOver.withLock { isOver in
      if !isOver { _ = Glibc.kill(-identifier, SIGKILL) }
    }
  }

  private func readAndWait() -> String? {
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    var count = 0
    while count < bytes.count {
      let added = read(reading, &bytes[count], bytes.count - count)
      guard added > 0 else { break }
      count += added
    }
    // Its number may be another's as soon as it has been waited for.
    var information = siginfo_t()
    waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT)
    var status: Int32 = 0
    isOver.withLock { isOver in
      waitpid(identifier, &status, 0)
      isOver = true
    }
    return status == 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  private static func start(
    _ path: String,
    _ words: [String],
    _ variables: [String],
    output: Int32
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var identifier = pid_t()
    let result = withCStrings(words) { words in
      withCStrings(variables) { variables in
        posix_spawn(&identifier, path, &actions, &attributes, words, variables)
      }
    }
    return result == 0 ? identifier : nil
  }
}

/// Lends texts as C has lists of them, with nothing at the end.
private func withCStrings<Result>(
  _ texts: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
