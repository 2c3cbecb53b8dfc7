import Glibc
import Synchronization

/// A program and what it has started, as far as it has this process's terminal.
///
/// An editor is often a script that starts the real one: ending the script alone would leave
/// somebody behind who reads the terminal that is the shell's by then.
final class ProcessTree: Sendable {
  /// How long those may take to end who were asked to.
  ///
  /// Less than what the application has to close the terminal (``CursesTerminal/gracePeriod``), so
  /// that there is time left to keep what an editor has written.
  private static let patience: Duration = .milliseconds(400)

  private let root: pid_t
  private let ending = Mutex<Task<Void, Never>?>(nil)

  /// Names a tree by the program at its root, a child of this process.
  init(root: pid_t) {
    self.root = root
  }

  /// Asks all to end by SIGTERM, and ends by SIGKILL who is still there after a while.
  func end() {
    // Found before the first one ends: what it leaves behind is no longer its child.
    let members = Self.members(of: root)
    for member in members {
      kill(member, SIGTERM)
      kill(member, SIGCONT)
    }
    // The system tells only of one's own children, and most of these are not: they are asked for.
    let task = Task.detached {
      let deadline = ContinuousClock.now + Self.patience
      while ContinuousClock.now < deadline, members.contains(where: Self.isRunning) {
        try? await Task.sleep(for: .milliseconds(5))
      }
      for member in members where Self.isRunning(member) { kill(member, SIGKILL) }
    }
    ending.withLock { $0 = task }
  }

  /// Waits until all have ended, or are about to, if they were asked to.
  func finishEnding() async {
    await ending.withLock { $0 }?.value
  }

  /// The program and all below it, as `/proc/PID/task/TID/children` has them (`proc(5)`).
  private static func members(of root: pid_t) -> [pid_t] {
    var members = [root]
    var next = 0
    while next < members.count {
      members += children(of: members[next])
      next += 1
    }
    return members.filter(isRunning)
  }

  /// Only the first thread's, which is who starts programs in all but odd ones.
  private static func children(of process: pid_t) -> [pid_t] {
    let text = contents(of: "/proc/\(process)/task/\(process)/children")
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Whether a process runs, or is stopped, in this process's session; others have no part in the
  /// terminal, and a number may have become somebody else's.
  @Sendable private static func isRunning(_ process: pid_t) -> Bool {
    guard getsid(process) == getsid(0) else { return false }
    // The state comes after the name, which is in parentheses.
    let status = contents(of: "/proc/\(process)/stat")
    let state = status.split(separator: ")").last?.first { $0 != " " }
    return state != nil && state != "Z" && state != "X"
  }

  /// The first page of a file, or nothing.
  private static func contents(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
