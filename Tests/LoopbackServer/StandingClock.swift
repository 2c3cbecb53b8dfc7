import Synchronization

/// A clock that stands still until a test moves it.
package final class StandingClock: Clock, Sendable {
  /// A time, counted from when the clock was made.
  package struct Instant: InstantProtocol {
    /// The time since then.
    package var uptime: Duration = .zero

    package func advanced(by duration: Duration) -> Instant { Instant(uptime: uptime + duration) }

    package func duration(to other: Instant) -> Duration { other.uptime - uptime }

    package static func < (left: Instant, right: Instant) -> Bool { left.uptime < right.uptime }
  }

  private struct Sleeper {
    var number: Int
    var due: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var lastNumber = 0
    var watchers: [(due: Duration, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// Creates a clock at zero.
  package init() {}

  package var now: Instant { state.withLock { $0.now } }

  package var minimumResolution: Duration { .zero }

  /// Moves the clock on, and wakes who slept until a time that has come, earliest first.
  package func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.due <= now }.sorted { $0.due < $1.due }
      state.sleepers.removeAll { $0.due <= now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until somebody sleeps until the clock will have been moved on by this.
  package func sleeper(for duration: Duration) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        let due = state.now.advanced(by: duration)
        if state.sleepers.contains(where: { $0.due == due }) { return true }
        state.watchers.append((due.uptime, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(Sleeper(number: number, due: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func begin(_ sleeper: Sleeper) {
    let (result, watchers) = state.withLock { state in
      let watchers = state.watchers.filter { $0.due == sleeper.due.uptime }.map(\.continuation)
      state.watchers.removeAll { $0.due == sleeper.due.uptime }
      let result: Result<Void, any Error>?
      if state.cancelled.remove(sleeper.number) != nil {
        result = .failure(CancellationError())
      } else if sleeper.due <= state.now {
        result = .success(())
      } else {
        state.sleepers.append(sleeper)
        result = nil
      }
      return (result, watchers)
    }
    if let result { sleeper.continuation.resume(with: result) }
    for watcher in watchers { watcher.resume() }
  }

  private func cancel(_ number: Int) {
    let sleeper: Sleeper? = state.withLock { state in
      if let index = state.sleepers.firstIndex(where: { $0.number == number }) {
        return state.sleepers.remove(at: index)
      }
      state.cancelled.insert(number)
      return nil
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
