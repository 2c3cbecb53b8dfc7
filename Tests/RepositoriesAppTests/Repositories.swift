import Foundation
import GatefoldKit
import GatefoldTesting
import GitHub
import Storage
import Testing

@testable import RepositoriesApp

/// The repositories' screen on a terminal in memory, with a scripted service.
///
/// The clock begins on Monday, 30 November 2026 at 12:00 UTC.
final class Repositories {
  nonisolated static let start = Date(timeIntervalSince1970: 1_796_040_000)

  let clock = ManualClock()
  let service = ScriptedService(now: start)
  let users: FollowedUsers
  let controller: RepositoriesViewController
  let pilot: Pilot

  /// Opens the screen of users, once the script is written.
  init(
    _ logins: [String] = [],
    adding added: [String] = [],
    width: Int = 80,
    height: Int = 12,
    at location: Database.Location = .memory,
    refreshMinutes: Int = 0,
    showsPictures: Bool = false,
    client: GitHubClient? = nil,
    browser: Browser = Browser(environment: [:], run: { _, _, _ in .code(0) }),
    prepare: @MainActor (ScriptedService) -> Void = { _ in }
  ) throws {
    let clock = clock
    users = try FollowedUsers(at: location)
    for login in logins { try users.add(login) }
    prepare(service)
    controller = try RepositoriesViewController(
      users: users,
      adding: added,
      base: #require(APIBase.gitHub),
      service: client ?? service,
      environment: RepositoriesEnvironment(
        timeZone: .gmt,
        browser: browser,
        refreshMinutes: refreshMinutes,
        showsPictures: showsPictures,
        now: { Self.start.addingTimeInterval(Double(clock.uptime.components.seconds)) },
        wait: { await clock.sleep(for: $0) }
      )
    )
    pilot = try Pilot(controller, width: width, height: height, clock: clock)
  }

  var lines: [String] { pilot.terminal.lines.map { $0.replacing("\u{A0}", with: " ") } }

  /// The lines as far as the divider.
  var list: [String] { lines.map { String($0.prefix { $0 != "│" }) } }

  /// The lines after the divider.
  var detail: [String] {
    lines.dropLast().map { String($0.drop { $0 != "│" }.dropFirst()) }
  }

  var status: String { lines.last ?? "" }

  /// Waits for a state, without the clock.
  func until(
    _ condition: () -> Bool,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let deadline = ContinuousClock.now + .seconds(60)
    pilot.send()
    while ContinuousClock.now < deadline {
      if condition() { return }
      await Task.yield()
    }
    Issue.record("It does not come:\n\(pilot.screen)", sourceLocation: location)
  }

  /// Has the cursor rest, and waits for what is asked for then: all of it has to be answered.
  func rest() async {
    await pilot.untilIdle()
    await pilot.advance(by: RepositoriesEnvironment.rest)
  }
}

extension ScriptedService {
  /// Has a user with repositories.
  func add(_ login: String, _ repositories: [Repository], kind: Account.Kind = .user) {
    let account = Self.account(login, count: repositories.count, kind: kind)
    script(.account(login.lowercased()), .value(account))
    script(
      .repositories(login.lowercased()),
      .value(RepositoryList(repositories: repositories, isComplete: true))
    )
    for repository in repositories {
      var full = repository
      full.watchers = 7
      script(.repository(repository.id), .value(full))
      script(.readme(repository.id), .value(String?.none))
    }
  }

  static func account(_ login: String, count: Int, kind: Account.Kind = .user) -> Account {
    var account = Account(login: login, kind: kind)
    account.repositoryCount = count
    account.name = "The \(login)"
    account.pageURL = "https://github.com/\(login)"
    account.pictureURL = "https://avatars.example/\(login)"
    account.created = Repositories.start.addingTimeInterval(-400 * 86_400)
    return account
  }
}

extension Repository {
  /// A repository of which everything is said.
  nonisolated static func sample(
    _ id: Int64,
    _ owner: String,
    _ name: String,
    stars: Int = 0,
    issues: Int = 0,
    days: Double = 1,
    language: String? = "Swift"
  ) -> Repository {
    var repository = Repository(id: id, owner: owner, name: name)
    repository.stars = stars
    repository.openIssues = issues
    repository.forks = 3
    repository.language = language
    repository.summary = "What \(name) does"
    repository.topics = ["cli", "terminal"]
    repository.license = "MIT"
    repository.defaultBranch = "main"
    repository.size = 3_456
    repository.created = Repositories.start.addingTimeInterval(-1_000 * 86_400)
    repository.pushed = Repositories.start.addingTimeInterval(-days * 86_400)
    repository.homepage = "https://\(name).example"
    repository.pageURL = "https://github.com/\(owner)/\(name)"
    repository.cloneURL = "https://github.com/\(owner)/\(name).git"
    return repository
  }
}
