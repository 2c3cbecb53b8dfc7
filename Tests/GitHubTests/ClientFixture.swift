import Foundation
import GitHub
import LoopbackServer
import Synchronization
import Testing

/// A client, the server that it asks, and a clock that stands still for both.
final class ClientFixture: Sendable {
  /// The time when the clock is at zero.
  static let start = Date(timeIntervalSince1970: 1_600_000_000)

  let server: LoopbackServer
  let client: GitHubClient
  let clock: StandingClock

  /// Creates a client of a server.
  ///
  /// - Parameters:
  ///   - token: What the client shows.
  ///   - path: Where the API begins at the server.
  ///   - cachePath: The cache's file.
  ///   - clock: The clock.
  ///   - adjust: What is different about the settings.
  ///   - handler: What the server answers.
  /// - Throws: What the server cannot be started for, or what is wrong with the token.
  init(
    token: String? = nil,
    path: String = "",
    cachePath: String? = nil,
    clock: StandingClock = StandingClock(),
    adjust: (inout GitHubSettings) -> Void = { _ in },
    _ handler: @escaping LoopbackServer.Handler
  ) throws {
    server = try LoopbackServer(handler)
    let base = try APIBase(server.base + path)
    var settings = GitHubSettings(base: base, token: try token.flatMap { try GitHubToken($0) })
    settings.cachePath = cachePath
    settings.clock = clock
    settings.limits = TransportLimits(silence: .seconds(10_000), total: .seconds(20_000))
    settings.now = { Self.now(clock) }
    adjust(&settings)
    self.clock = clock
    client = GitHubClient(settings)
  }

  /// The time of day that goes with a clock.
  static func now(_ clock: StandingClock) -> Date {
    let uptime = clock.now.uptime.components
    return start.addingTimeInterval(Double(uptime.seconds) + Double(uptime.attoseconds) / 1e18)
  }

  /// What the server was asked, without the root document.
  var targets: [String] { server.requests.map(\.target).filter { $0 != "/" } }

  /// The account of a login, as the server has it.
  func account(_ login: String = "ada") async throws -> Account {
    try await last(of: client.account(login, refreshing: true, urgency: .visible)).value
  }

  /// The repositories of an account, as the server has them.
  func repositories(of login: String = "ada") async throws -> RepositoryList {
    let account = Account(login: login)
    let stream = client.repositories(of: account, refreshing: true, urgency: .visible)
    return try await last(of: stream).value
  }

  /// All that a stream gives.
  func all<Value: Sendable>(
    of stream: AsyncThrowingStream<Stored<Value>, any Error>
  ) async throws -> [Stored<Value>] {
    var all: [Stored<Value>] = []
    for try await stored in stream { all.append(stored) }
    return all
  }

  /// The last that a stream gives.
  func last<Value: Sendable>(
    of stream: AsyncThrowingStream<Stored<Value>, any Error>
  ) async throws -> Stored<Value> {
    try #require(await all(of: stream).last)
  }
}

/// Answers of a server that were not recorded.
enum Answers {
  /// A root document; the templates lead to the server that is asked.
  static func root(_ request: RecordedRequest) -> Reply {
    let base = "http://\(request["host"] ?? "")"
    return Reply(
      // libcurl asks once more by itself where a connection that it uses again is cut.
      headers: [("ETag", "\"root\""), ("Connection", "close")],
      text: """
        {"user_url":"\(base)/users/{user}",\
        "user_repositories_url":"\(base)/users/{user}/repos{?type,page,per_page,sort}",\
        "repository_url":"\(base)/repos/{owner}/{repo}"}
        """
    )
  }

  /// A server that has a root document, and answers everything else with one reply.
  static func everything(_ reply: Reply) -> LoopbackServer.Handler {
    { request in request.target == "/" ? root(request) : reply }
  }

  /// A server that answers one reply after the other, the last for ever, behind a root document.
  static func inTurn(_ replies: [Reply]) -> LoopbackServer.Handler {
    let turn = Mutex(0)
    return { request in
      guard request.target != "/" else { return root(request) }
      return turn.withLock { turn in
        defer { turn += 1 }
        return replies[min(turn, replies.count - 1)]
      }
    }
  }

  static let ada = Reply(text: #"{"login":"Ada","type":"User"}"#)
}
