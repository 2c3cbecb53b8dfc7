import Synchronization

/// An exchange that may be cancelled before it has begun.
final class Ticket: Sendable {
  private enum State {
    case new
    case begun(Exchange)
    case cancelled
  }

  private let queue: TransferQueue
  private let state = Mutex(State.new)

  init(_ queue: TransferQueue) { self.queue = queue }

  func begin(_ exchange: Exchange) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .begun(exchange)
      return false
    }
    if isCancelled { exchange.cancel() } else { queue.start(exchange) }
  }

  func cancel() {
    let exchange: Exchange? = state.withLock { state in
      defer { state = .cancelled }
      if case .begun(let exchange) = state { return exchange }
      return nil
    }
    guard let exchange else { return }
    exchange.cancel()
    queue.end(exchange)
  }
}
