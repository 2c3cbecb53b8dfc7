import CTerminalGuard
import Glibc

/// Waits for a program on a thread of its own.
final class ProgramWaiter: Sendable {
  /// How long it may take until a stop of the whole group has reached this process too: pauses, and
  /// microseconds of each.
  ///
  /// One pause alone would be over as soon as the process is continued, before that is counted.
  private static let pauses: (count: Int, length: UInt32) = (4, 25_000)

  private let process: pid_t
  private let stopsAlong: Bool
  private let didEnd: @Sendable (ProgramExit) -> Void

  /// - Parameters:
  ///   - process: A child of this process.
  ///   - stopsAlong: Whether this process stops with it, as it has to where both share a terminal.
  ///   - didEnd: Called once the program has ended.
  init(
    _ process: pid_t,
    stopsAlong: Bool,
    didEnd: @escaping @Sendable (ProgramExit) -> Void
  ) {
    self.process = process
    self.stopsAlong = stopsAlong
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
      guard waitpid(process, &status, stopsAlong ? WUNTRACED : 0) == process else {
        if errno == EINTR { continue }
        return didEnd(.code(127))
      }
      if status & 0xFF == 0x7F {
        stop(since: continues)
      } else {
        let signal = status & 0x7F
        return didEnd(signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal))
      }
    }
  }

  /// Stops this process if it was not stopped along with the program, so that the shell has the
  /// terminal, and continues the program afterwards.
  private func stop(since continues: UInt32) {
    for _ in 0..<Self.pauses.count {
      usleep(Self.pauses.length)
      if ctg_continues() != continues { return }
    }
    ctg_stop(300)
    kill(process, SIGCONT)
  }
}
