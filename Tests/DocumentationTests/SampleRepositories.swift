import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import RepositoriesApp
import Storage

/// The repositories of the pictures in the documentation, on Monday, 30 November 2026 at 12:00 UTC.
@MainActor
struct SampleRepositories {
  private static let now = Date(timeIntervalSince1970: 1_796_040_000)

  let clock = ManualClock()

  /// The screen of three users.
  func makeController() throws -> RepositoriesViewController {
    let users = try FollowedUsers(at: .memory)
    for name in ["ada-lighthouse", "harbour-tools", "Tidewater"] { try users.add(name) }
    return try RepositoriesViewController(
      users: users,
      base: APIBase("https://api.github.com"),
      service: SampleService(now: Self.now),
      environment: RepositoriesEnvironment(
        timeZone: .gmt,
        now: { Self.now },
        wait: { [clock] in await clock.sleep(for: $0) }
      )
    )
  }
}

/// Answers at once; pictures cannot be had.
private struct SampleService: RepositoryService {
  let now: Date

  let pauses = AsyncStream<Date?> { _ in }

  private static let names = [
    "ada-lighthouse": "Ada Lightfoot", "harbour-tools": "Harbour Tools",
    "tidewater": "Tidewater Data",
  ]

  /// Name, stars, open issues, language, days since the last push, what it is.
  private static let repositories: [String: [(String, Int, Int, String, Double, String)]] = [
    "ada-lighthouse": [
      (
        "foghorn", 1_284, 12, "Swift", 1, "A loud little scheduler for things that must not be late"
      ),
      ("lamp", 87, 0, "C", 12, "Morse code, in and out"),
      ("logbook", 310, 4, "Swift", 33, "Plain-text logs that sort themselves"),
      ("dotfiles", 3, 0, "Shell", 90, ""),
      ("chart-parser", 41, 2, "Rust", 410, "Reads sea charts"),
    ],
    "harbour-tools": [
      ("crane", 18_420, 231, "Go", 0.1, "Lifts containers"),
      ("dredge", 950, 18, "Go", 3, "Cleans up"),
      ("pilot", 77, 1, "Python", 150, ""),
    ],
    "tidewater": [
      ("tides", 640, 9, "Python", 5, "Predictions of tides"),
      ("moon", 55, 0, "Python", 700, "Where it is"),
    ],
  ]

  private static let readme = """
    <p align="center"><img src="horn.svg"></p>

    # foghorn

    Runs things **on time**, and is *loud* when it cannot.

    - no daemon: a file and a clock
    - says what it will do before it does it
    """

  private func stream<Value: Sendable>(
    _ value: Value
  ) -> AsyncThrowingStream<Stored<Value>, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(Stored(value, date: now.addingTimeInterval(-60 * 4), isCached: false))
      continuation.finish()
    }
  }

  func account(
    _ login: String,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<Account>, any Error> {
    var account = Account(login: login, kind: login == "ada-lighthouse" ? .user : .organization)
    account.name = Self.names[login.lowercased()]
    account.biography = "Lights, logs and loud noises."
    account.created = now.addingTimeInterval(-3_000 * 86_400)
    account.pageURL = "https://github.com/\(login)"
    return stream(account)
  }

  func repositories(
    of account: Account,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<RepositoryList>, any Error> {
    let rows = Self.repositories[account.login.lowercased()] ?? []
    let all = rows.enumerated()
      .map { number, row in
        repository(account.login, Int64(number) + Int64(account.login.count) * 100, row)
      }
    return stream(RepositoryList(repositories: all, isComplete: true))
  }

  private func repository(
    _ owner: String,
    _ id: Int64,
    _ row: (String, Int, Int, String, Double, String)
  ) -> GitHub.Repository {
    let (name, stars, issues, language, days, summary) = row
    var repository = GitHub.Repository(id: id, owner: owner, name: name)
    repository.stars = stars
    repository.openIssues = issues
    repository.forks = stars / 20
    repository.language = language
    repository.summary = summary
    repository.topics = ["scheduler", "cli"]
    repository.license = "MIT"
    repository.defaultBranch = "main"
    repository.size = 812
    repository.isFork = name == "dotfiles"
    repository.isArchived = days > 400
    repository.created = now.addingTimeInterval(-1_000 * 86_400)
    repository.pushed = now.addingTimeInterval(-days * 86_400)
    repository.cloneURL = "https://github.com/\(owner)/\(name).git"
    repository.pageURL = "https://github.com/\(owner)/\(name)"
    return repository
  }

  func repository(
    _ repository: GitHub.Repository
  ) -> AsyncThrowingStream<Stored<GitHub.Repository>, any Error> {
    var full = repository
    full.watchers = 31
    return stream(full)
  }

  func readme(of repository: GitHub.Repository) -> AsyncThrowingStream<Stored<String?>, any Error> {
    stream(Self.readme)
  }

  func releases(
    of repository: GitHub.Repository
  ) -> AsyncThrowingStream<Stored<[Release]>, any Error> {
    stream([])
  }

  func pullRequests(
    of repository: GitHub.Repository
  ) -> AsyncThrowingStream<Stored<[PullRequest]>, any Error> {
    stream([])
  }

  func picture(at url: String) async throws -> [UInt8] { throw GitHubProblem.notFound }
}
