import Synchronization

/// Where events wait for the application: posted from any thread, taken all at once.
///
/// One task takes from it. A mailbox that was closed gives what still waits, then `nil`.
package final class EventMailbox: Sendable {
  private struct State {
    var events: [Event] = []
    var isClosed = false
    var waiter: (number: Int, continuation: CheckedContinuation<[Event]?, Never>)?
    var waits = 0

    /// What can be handed over without waiting.
    mutating func take() -> [Event]?? {
      if !events.isEmpty {
        defer { events = [] }
        return .some(events)
      }
      return isClosed ? .some(nil) : nil
    }

    /// Of sizes that nobody has seen yet only the last one counts.
    mutating func append(_ event: Event) {
      if case .resize = event { events.removeAll(where: \.isResize) }
      events.append(event)
    }
  }

  private let state = Mutex(State())

  /// Creates an empty mailbox.
  package init() {}

  /// Adds events, in order.
  ///
  /// After ``close()`` they are dropped.
  package func post(_ events: [Event]) {
    guard !events.isEmpty else { return }
    wake { state in
      guard !state.isClosed else { return }
      for event in events { state.append(event) }
    }
  }

  /// Ends the flow of events.
  package func close() {
    wake { $0.isClosed = true }
  }

  /// Everything that has been posted since the last call; waits until something has.
  ///
  /// - Returns: `nil` once the mailbox is closed and empty, or where the task was cancelled while
  ///   it waited. Cancelling loses no event.
  package func next() async -> [Event]? {
    let number = state.withLock { state in
      state.waits += 1
      return state.waits
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(number, continuation)
      }
    } onCancel: {
      giveUp(number)
    }
  }

  private func wait(_ number: Int, _ continuation: CheckedContinuation<[Event]?, Never>) {
    let answer: [Event]?? = state.withLock { state in
      precondition(state.waiter == nil, "one task at a time takes events from a mailbox")
      if let answer = state.take() { return answer }
      // Checked inside the lock: a cancellation from here on finds the waiter.
      if Task.isCancelled { return .some(nil) }
      state.waiter = (number, continuation)
      return nil
    }
    if let answer { continuation.resume(returning: answer) }
  }

  private func giveUp(_ number: Int) {
    let continuation = state.withLock { state in
      guard let waiter = state.waiter, waiter.number == number else {
        return nil as CheckedContinuation<[Event]?, Never>?
      }
      state.waiter = nil
      return waiter.continuation
    }
    continuation?.resume(returning: nil)
  }

  private func wake(_ change: (inout State) -> Void) {
    let woken = state.withLock { state -> (CheckedContinuation<[Event]?, Never>, [Event]?)? in
      change(&state)
      guard let waiter = state.waiter, let answer = state.take() else { return nil }
      state.waiter = nil
      return (waiter.continuation, answer)
    }
    if let (continuation, answer) = woken { continuation.resume(returning: answer) }
  }
}

extension Event {
  /// Whether the event tells of a new size.
  package var isResize: Bool {
    if case .resize = self { true } else { false }
  }
}
