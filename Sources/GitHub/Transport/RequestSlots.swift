import Synchronization

/// Lets so many work at once, those that somebody looks at first.
///
/// One place is never given to the background, so that what comes on the screen does not wait for
/// an answer that nobody looks at. Within one urgency, who came first goes first.
package final class RequestSlots: Sendable {
  fileprivate struct Waiter {
    var number: Int
    var urgency: RequestUrgency
    var continuation: CheckedContinuation<Void, any Error>
  }

  fileprivate struct State {
    var count: Int
    /// The urgencies of those that work.
    var working: [RequestUrgency] = []
    var waiters: [Waiter] = []
    var cancelled: Set<Int> = []
    var lastNumber = 0
  }

  private let state: Mutex<State>

  /// Creates places, at least two.
  package init(count: Int = 4) { state = Mutex(State(count: max(count, 2))) }

  /// Runs a closure once there is a place.
  ///
  /// - Throws: What the closure throws; `CancellationError` where the task is cancelled before.
  package func withSlot<Result: Sendable>(
    _ urgency: RequestUrgency,
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    try await take(urgency)
    defer { giveBack(urgency) }
    return try await body()
  }

  private func take(_ urgency: RequestUrgency) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = Waiter(number: number, urgency: urgency, continuation: continuation)
        enqueue(waiter)
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func enqueue(_ waiter: Waiter) {
    let isCancelled = state.withLock { state in
      if state.cancelled.remove(waiter.number) != nil { return true }
      state.waiters.append(waiter)
      return false
    }
    if isCancelled { waiter.continuation.resume(throwing: CancellationError()) }
    admit()
  }

  private func cancel(_ number: Int) {
    let waiter: Waiter? = state.withLock { state in
      if let index = state.waiters.firstIndex(where: { $0.number == number }) {
        return state.waiters.remove(at: index)
      }
      state.cancelled.insert(number)
      return nil
    }
    waiter?.continuation.resume(throwing: CancellationError())
  }

  private func giveBack(_ urgency: RequestUrgency) {
    state.withLock { state in
      if let index = state.working.firstIndex(of: urgency) { state.working.remove(at: index) }
    }
    admit()
  }

  /// Gives the free places to those who wait.
  private func admit() {
    let admitted = state.withLock { state in
      var admitted: [Waiter] = []
      while let index = state.nextIndex {
        let waiter = state.waiters.remove(at: index)
        state.working.append(waiter.urgency)
        admitted.append(waiter)
      }
      return admitted
    }
    for waiter in admitted { waiter.continuation.resume() }
  }
}

extension RequestSlots.State {
  /// The place in the queue of who goes next; nil where nobody may.
  fileprivate var nextIndex: Int? {
    guard working.count < count else { return nil }
    if let index = waiters.firstIndex(where: { $0.urgency == .visible }) { return index }
    let isCrowded = working.count { $0 == .background } >= count - 1
    return isCrowded || waiters.isEmpty ? nil : 0
  }
}
