import Synchronization

/// What the thread of transfers is told by others.
final class TransferQueue: Sendable {
  /// What is to be done.
  struct Orders {
    var starts: [Exchange] = []
    var ends: [Exchange] = []
    var isOver = false
    var isRefusing = false
  }

  private static let refusal = TransportFailure.unreachable("libcurl.so.4 is not installed")

  private let orders = Mutex(Orders())
  /// What wakes the thread.
  let bell: Bell

  init(bell: Bell) { self.bell = bell }

  func start(_ exchange: Exchange) {
    let isTaken = orders.withLock { orders in
      if !orders.isRefusing { orders.starts.append(exchange) }
      return !orders.isRefusing
    }
    if isTaken { bell.ring() } else { exchange.cancel(throwing: Self.refusal) }
  }

  func end(_ exchange: Exchange) {
    orders.withLock { $0.ends.append(exchange) }
    bell.ring()
  }

  /// Ends the thread, and all that is under way.
  func close() {
    orders.withLock { $0.isOver = true }
    bell.ring()
  }

  /// Refuses everything, from now on.
  func refuse() {
    let orders = orders.withLock { orders in
      orders.isRefusing = true
      return orders
    }
    for exchange in orders.starts { exchange.cancel(throwing: Self.refusal) }
  }

  /// Hands over what was ordered since the last time.
  func take() -> Orders {
    orders.withLock { orders in
      defer { orders = Orders(isOver: orders.isOver) }
      return orders
    }
  }
}
