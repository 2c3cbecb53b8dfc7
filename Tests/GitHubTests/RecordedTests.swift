import Foundation
import LoopbackServer
import Testing

@testable import GitHub

/// What the client makes of every recorded answer.
@Suite(.enabled(if: GitHubData.isThere))
struct RecordedTests {
  /// A client of a server that has these answers; its root document leads to the first one.
  private func fixture(
    _ exchanges: [RecordedExchange],
    token: String? = nil,
    adjust: (inout GitHubSettings) -> Void = { _ in }
  ) throws -> ClientFixture {
    let clock = StandingClock()
    let player = ExchangePlayer(exchanges, in: GitHubData.folder) { ClientFixture.now(clock) }
    let path = try #require(exchanges.first).request.path
    return try ClientFixture(token: token, clock: clock, adjust: adjust) { request in
      guard request.target == "/" else { return player.reply(to: request) }
      let address = "http://\(request["host"] ?? "")\(path)"
      let names = ["user_url", "user_repositories_url", "repository_url"]
      let root = names.map { "\"\($0)\":\"\(address)\"" }.joined(separator: ",")
      return Reply(headers: [("Connection", "close")], text: "{\(root)}")
    }
  }

  private func repository(_ fixture: ClientFixture) async throws -> Repository {
    let stream = fixture.client.repository(Repository(id: 0, owner: "a", name: "b"))
    return try await fixture.last(of: stream).value
  }

  /// The value of a field in a recorded body.
  private func field(_ name: String, of exchange: RecordedExchange) throws -> Any? {
    let body = try #require(exchange.response.body)
    let data = try Data(contentsOf: GitHubData.folder.appending(path: body))
    return try (JSONSerialization.jsonObject(with: data) as? [String: Any])?[name]
  }

  @Test func hasAllOfThem() { #expect(GitHubData.exchanges.count == 172) }

  @Test(arguments: GitHubData.group("root"))
  func takesTheRootDocuments(_ exchange: RecordedExchange) async throws {
    let player = ExchangePlayer([exchange], in: GitHubData.folder) { Date() }
    let fixture = try ClientFixture { player.reply(to: $0) }
    // The account is not there, but asked for where the root document says.
    let isRoot = exchange.response.status == 200
    let problem = isRoot ? GitHubProblem.notFound : .unauthorized
    await #expect(throws: problem) { try await fixture.account("octocat") }
    #expect(fixture.targets == (isRoot ? ["/users/octocat"] : []))
  }

  @Test(
    arguments: (GitHubData.group("users") + GitHubData.group("orgs"))
      .filter { $0.response.body != nil && !$0.id.contains("list-since") }
  )
  func readsAccounts(_ exchange: RecordedExchange) async throws {
    let fixture = try fixture([exchange])
    let account = try await fixture.account("somebody")
    #expect(account.login == (try field("login", of: exchange)) as? String)
    #expect(account.repositoryCount == (try field("public_repos", of: exchange)) as? Int)
    let isOrganization = try field("type", of: exchange) as? String == "Organization"
    #expect((account.kind == .organization) == isOrganization)
    let hasDate = try field("created_at", of: exchange) != nil
    #expect((account.created != nil) == hasDate)
    #expect(fixture.targets.count == 1)
  }

  @Test(arguments: GitHubData.named("users-list-since", "orgs-list-since"))
  func takesAListForNoAccount(_ exchange: RecordedExchange) async throws {
    let fixture = try fixture([exchange])
    await #expect(throws: GitHubProblem.unexpectedAnswer("it is no document")) {
      try await fixture.account()
    }
  }

  @Test(arguments: GitHubData.named("user-py-pygithub", "page-py-no-first-x0"))
  func saysThatAnAnswerIsEmpty(_ exchange: RecordedExchange) async throws {
    let fixture = try fixture([exchange])
    await #expect(throws: GitHubProblem.unexpectedAnswer("it is empty")) {
      try await fixture.repositories()
    }
  }

  @Test func readsAllPagesOfAList() async throws {
    let exchanges = GitHubData.group("repos-bitwiseman")
    let fixture = try fixture(exchanges, token: "secret")
    let list = try await fixture.repositories(of: "bitwiseman")
    #expect(list.repositories.count == 169)
    #expect(Set(list.repositories.map(\.id)).count == 169)
    #expect(list.isComplete)
    #expect(list.problem == nil)
    #expect(fixture.targets == exchanges.map(\.request.path))
    #expect(fixture.server.requests.allSatisfy { $0["Authorization"] == "Bearer secret" })
  }

  @Test(arguments: [("repos-kohsuke", 120, 5), ("repos-jenkinsci", 200, 3)])
  func keepsWhatCameBeforeAPageThatIsNotThere(
    _ group: String,
    rows: Int,
    requests: Int
  ) async throws {
    let fixture = try fixture(GitHubData.group(group))
    let list = try await fixture.repositories()
    #expect(list.repositories.count == rows)
    #expect(!list.isComplete)
    #expect(list.problem == .notFound)
    #expect(fixture.targets.count == requests)
  }

  @Test func readsTheLastPagesOfAList() async throws {
    let fixture = try fixture(GitHubData.named("repos-jenkinsci-p22", "repos-jenkinsci-p23"))
    let list = try await fixture.repositories()
    #expect(list.repositories.count == 104)
    #expect(list.isComplete)
  }

  @Test(
    arguments: [
      ("repos-authenticated-p1", 30, false), ("repos-jacquev6-2012", 11, true),
      ("repos-jacquev6-2020", 10, true), ("repos-org-beaversoftware", 2, true),
      ("repos-org-beaversoftware-public", 2, true), ("ghe-https-x0", 16, true),
      ("ghe-port-x0", 16, true), ("ghe-http-x0", 16, true),
      ("users-list-since", 0, false), ("page-py-no-last-x0", 0, false),
      ("page-py-page-param-first-x0", 0, false),
    ]
  )
  func readsListsOfOnePage(_ name: String, rows: Int, isComplete: Bool) async throws {
    let fixture = try fixture(GitHubData.named(name))
    let list = try await fixture.repositories()
    #expect(list.repositories.count == rows)
    #expect(list.isComplete == isComplete)
    #expect(fixture.targets.count == (isComplete ? 1 : 2))
    for repository in list.repositories {
      #expect(repository.summary != "" && repository.summary?.first?.isWhitespace != true)
      #expect(repository.stars != nil && repository.openIssues != nil)
      #expect(repository.watchers == nil)
    }
  }

  @Test(arguments: [
    ("err-404-user", GitHubProblem.notFound), ("err-404-repo", .notFound),
    ("err-401-rate_limit", .unauthorized), ("err-401-enterprise", .unauthorized),
    ("err-401-user-token", .unauthorized), ("err-401-bad-credentials", .unauthorized),
    ("err-401-2fa", .unauthorized), ("root-hub4j-401", .unauthorized),
    (
      "err-403-no-push",
      .forbidden("Must have push access to view collaborator permission.")
    ),
    ("err-403-login-attempts", .forbidden("Max number of login attempt exceeded")),
    (
      "err-403-no-user-agent",
      .forbidden(
        "Missing or invalid User Agent string. See http://developer.github.com/v3/#user-agent-required"
      )
    ),
    ("err-400", .server(status: 400)),
    ("err-200-bad-json", .unexpectedAnswer("it is no document")),
  ])
  func saysWhatIsWrong(_ name: String, problem: GitHubProblem) async throws {
    var exchange = try #require(GitHubData.named(name).first)
    exchange.request.path = "/x"
    let fixture = try fixture([exchange])
    await #expect(throws: problem) { try await fixture.account() }
    #expect(fixture.targets.count == 1)
  }

  @Test(arguments: GitHubData.named("err-503-service-down", "err-503-html"))
  func repeatsWhatTheServerFailedAt(_ exchange: RecordedExchange) async throws {
    let fixture = try fixture([exchange]) { $0.retryPauses = [.zero, .zero, .zero] }
    await #expect(throws: GitHubProblem.server(status: 503)) { try await fixture.account() }
    #expect(fixture.targets.count == 4)
  }

  @Test(arguments: [("retry-502", 4), ("retry-500", 2)])
  func goesOnWhereTheServerRecovers(_ prefix: String, requests: Int) async throws {
    let exchanges = GitHubData.group("retry").filter { $0.id.hasPrefix(prefix) }
    let fixture = try fixture(exchanges) { $0.retryPauses = [.zero, .zero, .zero] }
    #expect(try await repository(fixture).name == "PyGithub")
    #expect(fixture.targets.count == requests)
  }

  @Test(arguments: [
    ("redirect-rename-x-2", "redirect-rename-x-3", "-newname"),
    ("redirect-py-repo-x0", "redirect-py-repo-x1", "protoncoin"),
    ("redirect-py-renamed-x0", "redirect-py-renamed-x1", "test-renamed"),
  ])
  func followsARepositoryThatWasRenamed(
    _ moved: String,
    found: String,
    suffix: String
  ) async throws {
    let fixture = try fixture(GitHubData.named(moved, found), token: "secret")
    let name = try await repository(fixture).name
    #expect(name.hasSuffix(suffix))
    #expect(fixture.targets == GitHubData.named(moved, found).map(\.request.path))
    #expect(fixture.server.requests.allSatisfy { $0["Authorization"] == "Bearer secret" })
    #expect(try await repository(fixture).name == name)
    #expect(fixture.server.requests.last?["If-None-Match"] != nil)
  }

  @Test func saysThatARenamedRepositoryIsNotThereEither() async throws {
    let fixture = try fixture(GitHubData.named("redirect-301-repo-hub4j"))
    await #expect(throws: GitHubProblem.notFound) { try await repository(fixture) }
    #expect(fixture.targets.last == "/repositories/40763577")
  }

  @Test(arguments: [
    ("limit-abuse-fail", 30.0), ("limit-abuse-wait", 2), ("limit-secondary-403", 60),
    ("limit-secondary-403-body-only", 60), ("limit-primary-403-wait", 3),
    ("limit-primary-403-fail", 3), ("limit-primary-403-no-date", 3),
    ("limit-abuse-403-search", 60), ("err-403-user-token", 3),
  ])
  func waitsAsLongAsTheServerSays(_ name: String, seconds: Double) async throws {
    let limit = try #require(GitHubData.named(name).first)
    var after = try #require(GitHubData.named("user-octocat").first)
    after.request.path = limit.request.path
    let fixture = try fixture([limit, after])
    let account = Task { try await fixture.account() }
    await fixture.clock.sleepers(2, for: .seconds(seconds))
    #expect(fixture.targets.count == 1)
    fixture.clock.advance(by: .seconds(seconds))
    #expect(try await account.value.login == "octocat")
    #expect(fixture.targets == [limit.request.path, limit.request.path])
  }

  @Test func takesTheLastAnswerBeforeALimit() async throws {
    let fixture = try fixture(GitHubData.named("limit-primary-403-last-ok"))
    #expect(try await fixture.account().login == "jacquev6")
  }

  @Test(arguments: GitHubData.group("rate_limit"))
  func takesADocumentOfLimitsForNoAccount(_ exchange: RecordedExchange) async throws {
    let fixture = try fixture([exchange])
    await #expect(throws: GitHubProblem.self) { try await fixture.account() }
    #expect(fixture.targets.count == 1)
  }

  @Test func readsTheWholeDocumentOfARepository() async throws {
    let fixture = try fixture(GitHubData.group("repo"))
    let repository = try await repository(fixture)
    #expect(repository.owner == "octokit-fixture-org")
    #expect(repository.topics == ["fixtures", "hello", "hello-world"])
    #expect(repository.watchers != nil)
    #expect(repository.cloneURL == "https://github.com/octokit-fixture-org/hello-world.git")
    #expect(repository.defaultBranch == "master")
    #expect(repository.license == nil && repository.language == nil)
  }

  @Test func asksWithTheValidatorsThatCame() async throws {
    let exchanges = GitHubData.group("conditional").filter { $0.id.hasPrefix("cond-okhttp") }
      .sorted { ($0.response.status, $0.id) < ($1.response.status, $1.id) }
    let fixture = try fixture(exchanges)
    let first = try await repository(fixture)
    for _ in exchanges.dropFirst() { #expect(try await repository(fixture) == first) }
    let requests = fixture.server.requests.filter { $0.target != "/" }
    #expect(requests.count == exchanges.count)
    #expect(requests[0]["If-None-Match"] == nil)
    for request in requests.dropFirst() {
      #expect(request["If-None-Match"] == #"W/"295ae3430c604f3d10b6eb145fe511b5""#)
    }
  }

  @Test func keepsAnAnswerOverOneThatThereIsNone() async throws {
    let exchanges = GitHubData.group("conditional").filter { $0.id.hasPrefix("cond-cached404") }
      .sorted { $0.id < $1.id }
    let fixture = try fixture(exchanges)
    let asker = fixture.client.asker
    let path = try #require(exchanges.first).request.path
    let question = Question(url: try #require(URL(string: fixture.server.base + path)))
    var bodies: Set<String> = []
    for exchange in exchanges {
      if exchange.response.status == 404 {
        await #expect(throws: GitHubProblem.notFound) {
          try await asker.fresh(question) { Documents.text($0) }
        }
      } else {
        bodies.insert(try await asker.fresh(question) { Documents.text($0) }.value)
      }
    }
    #expect(bodies.count == 1)
    #expect(bodies.first?.contains("content_ref_cache") == true)
    #expect(fixture.targets.count == exchanges.count)
  }

  @Test func readsPagesOfOtherThings() async throws {
    let exchanges = GitHubData.group("pagination").filter { $0.id.hasPrefix("page-issues") }
    let fixture = try fixture(exchanges)
    #expect(try await fixture.repositories().isComplete)
    #expect(fixture.targets == exchanges.map(\.request.path))
  }

  @Test func takesANewAnswerForTheOldOne() async throws {
    let exchanges = GitHubData.named("cond-py-setup-x0", "cond-py-notmod-x0", "cond-py-updated-x0")
    let fixture = try fixture(exchanges)
    let first = try await repository(fixture)
    #expect(try await repository(fixture) == first)
    #expect(try await repository(fixture) != first)
    let sent = fixture.server.requests.filter { $0.target != "/" }
    #expect(
      sent.map { $0["If-None-Match"] }.dropFirst() == [
        "\"8600bedcb7fed1d8065e1693e05529ce\"", "\"8600bedcb7fed1d8065e1693e05529ce\"",
      ]
    )
    #expect(sent.map { $0["If-Modified-Since"] }.last == "Thu, 22 Aug 2013 02:09:11 GMT")
  }

  @Test(arguments: [
    ("cond-py-all-x0", "cond-py-all-x51"), ("cond-py-all-x3", "cond-py-all-x53"),
  ])
  func answersFromTheCacheWhatHoldsStill(_ first: String, second: String) async throws {
    let fixture = try fixture(GitHubData.named(first, second))
    let account = try await fixture.account()
    #expect(try await fixture.account() == account)
    #expect(fixture.targets.count == 2)
  }
}
