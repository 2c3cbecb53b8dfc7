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

  fileprivate struct Sleeper {
    var number: Int
    var due: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  fileprivate struct State {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var lastNumber = 0
    var watchers: [Watcher] = []
  }

  fileprivate struct Watcher {
    var due: Instant
    var count: Int
    var continuation: CheckedContinuation<Void, Never>
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

  /// Waits until so many sleep until the clock will have been moved on by this.
  package func sleepers(_ count: Int = 1, for duration: Duration) async {
    await withCheckedContinuation { continuation in
      let due = state.withLock { state in
        let due = state.now.advanced(by: duration)
        state.watchers.append(Watcher(due: due, count: count, continuation: continuation))
        return state.takeSatisfiedWatchers()
      }
      for watcher in due { watcher.continuation.resume() }
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
      if state.cancelled.remove(sleeper.number) != nil {
        return (Result<Void, any Error>?.some(.failure(CancellationError())), [Watcher]())
      }
      guard sleeper.due > state.now else { return (.success(()), []) }
      state.sleepers.append(sleeper)
      return (nil, state.takeSatisfiedWatchers())
    }
    if let result { sleeper.continuation.resume(with: result) }
    for watcher in watchers { watcher.continuation.resume() }
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

extension StandingClock.State {
  /// Takes those who wait for no more than is there.
  fileprivate mutating func takeSatisfiedWatchers() -> [StandingClock.Watcher] {
    let due = Dictionary(grouping: sleepers) { $0.due.uptime }.mapValues(\.count)
    let satisfied = watchers.filter { due[$0.due.uptime, default: 0] >= $0.count }
    watchers.removeAll { due[$0.due.uptime, default: 0] >= $0.count }
    return satisfied
  }
}
