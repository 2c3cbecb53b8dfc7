import Foundation

/// Asks the server: with the token where it belongs, and as often as it may.
///
/// It waits out limits, repeats what failed on the way, and hands back answers as they are,
/// redirects too.
final class Requester: Sendable {
  let settings: GitHubSettings
  let book = LimitBook()
  private let transport: HTTPTransport
  private let slots: RequestSlots

  /// How often one request waits for a limit.
  private static let mostWaits = 5

  init(_ settings: GitHubSettings) {
    self.settings = settings
    transport = HTTPTransport(limits: settings.limits, clock: settings.clock)
    slots = RequestSlots(count: settings.limits.exchanges)
  }

  /// Whether the token goes along to an address.
  func isTrusted(_ url: URL) -> Bool { Origin(url) == settings.base.origin }

  /// Sends a request until there is an answer that is none of waiting or repeating.
  ///
  /// - Parameters:
  ///   - request: The request, without what is the same in all.
  ///   - token: What stands for the token that is sent along, if one is.
  ///   - urgency: Whether somebody looks at what it is for.
  /// - Returns: The answer, also where it is a refusal or sends elsewhere.
  /// - Throws: `GitHubProblem` or `CancellationError`.
  func send(
    _ request: HTTPRequest,
    token: TokenFingerprint,
    urgency: RequestUrgency
  ) async throws -> HTTPAnswer {
    guard let origin = Origin(request.url) else {
      throw GitHubProblem.unexpectedAnswer("it leads to what is no address of the web")
    }
    var key = LimitBook.Key(origin: origin, token: token, resource: "core")
    var pauses = settings.retryPauses[...]
    var waits = 0
    let whole = complete(request)
    while true {
      try await waitForPermission(key)
      do {
        let answer = try await slots.withSlot(urgency) { try await self.transport.send(whole) }
        let limit = RateLimit(answer, now: settings.now())
        key.resource = limit.resource
        note(limit, key)
        if limit.isRefusal {
          waits += 1
          guard waits <= Self.mostWaits else { throw limited(key) }
        } else if answer.status >= 500, let pause = pauses.popFirst() {
          try await settings.clock.sleep(for: pause)
        } else {
          return answer
        }
      } catch TransportFailure.lost where !pauses.isEmpty {
        try await settings.clock.sleep(for: pauses.removeFirst())
      } catch let failure as TransportFailure {
        throw GitHubProblem(failure)
      }
    }
  }

  /// Adds what is the same in all requests, and the token where it may go.
  private func complete(_ request: HTTPRequest) -> HTTPRequest {
    var request = request
    request.headers["User-Agent"] = settings.userAgent
    if isTrusted(request.url) {
      request.headers["X-GitHub-Api-Version"] = "2022-11-28"
      request.headers["Authorization"] = settings.token?.authorization
    }
    return request
  }

  private func waitForPermission(_ key: LimitBook.Key) async throws {
    while let until = book.block(key, now: settings.now()) {
      let wait = Duration.seconds(until.timeIntervalSince(settings.now()))
      guard wait <= settings.longestWait else { throw GitHubProblem.rateLimited(until: until) }
      try await settings.clock.sleep(for: wait)
    }
    book.announce(now: settings.now())
  }

  private func limited(_ key: LimitBook.Key) -> GitHubProblem {
    let now = settings.now()
    return .rateLimited(until: book.block(key, now: now) ?? now)
  }

  /// Notes a limit, and sees to it that its end is announced even if nobody waits for it any more.
  private func note(_ limit: RateLimit, _ key: LimitBook.Key) {
    book.note(limit, key, now: settings.now())
    guard let until = book.block(key, now: settings.now()) else { return }
    let (settings, book) = (settings, book)
    Task {
      let wait = Duration.seconds(until.timeIntervalSince(settings.now()))
      try await settings.clock.sleep(for: wait)
      book.announce(now: settings.now())
    }
  }
}

extension GitHubProblem {
  fileprivate init(_ failure: TransportFailure) {
    switch failure {
    case .unreachable(let why): self = .unreachable(why)
    case .lost: self = .unreachable("the connection was lost")
    case .timedOut: self = .unreachable("it takes too long to answer")
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .malformed: self = .unexpectedAnswer("it is no HTTP, or its head is too large")
    }
  }
}
