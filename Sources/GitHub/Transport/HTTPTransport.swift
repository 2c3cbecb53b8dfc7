import Foundation

/// Sends requests and takes answers within limits, following nothing and keeping nothing.
///
/// A redirect is an answer like others; there are no cookies and no stored passwords. Proxies are
/// those of the environment (libcurl-env(3)).
package final class HTTPTransport: Sendable {
  private let limits: TransportLimits
  private let clock: any Clock<Duration>
  private let queue: TransferQueue?

  /// Creates a transport with a thread of its own, which waits until there is something to do.
  ///
  /// - Parameters:
  ///   - limits: How long and how large an exchange may be.
  ///   - clock: What the limits of time are counted by.
  package init(
    limits: TransportLimits = TransportLimits(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.limits = limits
    self.clock = clock
    queue = Bell().map { TransferQueue(bell: $0) }
    guard let queue else { return }
    Thread.detachNewThread {
      if var thread = TransferThread(queue) { thread.run() } else { queue.refuse() }
    }
  }

  deinit {
    queue?.close()
  }

  /// Sends a request and waits for the whole answer.
  ///
  /// - Throws: `TransportFailure`, or `CancellationError`, which ends the connection too.
  package func send(_ request: HTTPRequest) async throws -> HTTPAnswer {
    let arrivals = Arrivals()
    return try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await self.exchange(request, arrivals) }
      group.addTask { try await self.waitForSilence(arrivals) }
      group.addTask { try await self.waitForTheEnd() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  private func exchange(_ request: HTTPRequest, _ arrivals: Arrivals) async throws -> HTTPAnswer {
    guard let queue else { throw TransportFailure.unreachable("too many files are open") }
    let ticket = Ticket(queue)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        ticket.begin(
          Exchange(request, headLimit: limits.headerSize, arrivals: arrivals, continuation)
        )
      }
    } onCancel: {
      ticket.cancel()
    }
  }

  private func waitForSilence(_ arrivals: Arrivals) async throws -> Never {
    while true {
      let count = arrivals.count
      try await clock.sleep(for: limits.silence)
      if arrivals.count == count { throw TransportFailure.timedOut }
    }
  }

  private func waitForTheEnd() async throws -> Never {
    try await clock.sleep(for: limits.total)
    throw TransportFailure.timedOut
  }
}
