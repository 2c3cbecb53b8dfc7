import Foundation
import Synchronization

/// What a reply waits at until a test opens it, or a test until a reply does.
package final class Gate: Sendable {
  private struct State {
    /// How many are still let through; nil for all.
    var permits: Int? = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let condition = NSCondition()
  private let state = Mutex(State())

  /// Creates a closed gate.
  package init() {}

  /// Lets everybody through, from now on.
  package func open() {
    let waiters = state.withLock { state in
      state.permits = nil
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
    condition.withLock { condition.broadcast() }
  }

  /// Lets one reply through.
  package func openOnce() {
    state.withLock { $0.permits = $0.permits.map { $0 + 1 } }
    condition.withLock { condition.signal() }
  }

  /// Waits until everybody is let through.
  package func opened() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if state.permits != nil { state.waiters.append(continuation) }
        return state.permits == nil
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Waits to be let through.
  func pass() {
    condition.withLock {
      while !takePermit() { condition.wait() }
    }
  }

  private func takePermit() -> Bool {
    state.withLock { state in
      guard let left = state.permits else { return true }
      guard left > 0 else { return false }
      state.permits = left - 1
      return true
    }
  }
}
