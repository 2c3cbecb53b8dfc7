import Foundation
import GitHub
import LoopbackServer
import Testing

/// What a client asks, and what it makes of the answers.
struct ClientTests {
  @Test func beginsAtTheRootAndFollowsItsTemplates() async throws {
    let fixture = try ClientFixture(token: "secret", Answers.everything(Answers.ada))
    let account = try await fixture.account()
    #expect(account.login == "Ada")
    let requests = fixture.server.requests
    #expect(requests.map(\.target) == ["/", "/users/ada"])
    for request in requests {
      #expect(request["User-Agent"] == "gatefold")
      #expect(request["Accept"] == "application/vnd.github+json")
      #expect(request["X-GitHub-Api-Version"] == "2022-11-28")
      #expect(request["Authorization"] == "Bearer secret")
    }
    _ = try await fixture.account()
    #expect(fixture.targets.count == 2)
    #expect(fixture.server.requests.count == 3)
  }

  @Test(arguments: [("dependabot[bot]", "dependabot%5Bbot%5D"), ("50%", "50%25"), ("a b", "a%20b")])
  func encodesNamesOnce(_ login: String, path: String) async throws {
    let fixture = try ClientFixture(Answers.everything(Answers.ada))
    _ = try await fixture.account(login)
    #expect(fixture.targets == ["/users/\(path)"])
  }

  @Test(arguments: ["", ".", "..", "a/b"])
  func refusesNamesThatWouldBeOtherAddresses(_ login: String) async throws {
    let fixture = try ClientFixture(Answers.everything(Answers.ada))
    await #expect(throws: GitHubProblem.notFound) { try await fixture.account(login) }
    #expect(fixture.server.requests.isEmpty)
  }

  @Test(arguments: ["", "/prefix", "/api/v3/"])
  func asksForTheRootAtTheBase(_ path: String) async throws {
    let fixture = try ClientFixture(path: path) { request in
      request.target.hasSuffix("/ada") ? Answers.ada : Answers.root(request)
    }
    _ = try await fixture.account()
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    #expect(fixture.server.requests.first?.target == (root.isEmpty ? "/" : root))
  }

  @Test func keepsTheTokenFromOtherHosts() async throws {
    let other = try LoopbackServer { _ in Answers.ada }
    let elsewhere = Reply(302, headers: [("Location", other.base + "/x")])
    let fixture = try ClientFixture(token: "secret", Answers.everything(elsewhere))
    #expect(try await fixture.account().login == "Ada")
    let sent = try #require(other.requests.first)
    #expect(sent["Authorization"] == nil)
    #expect(!sent.headers.contains { $0.value.contains("secret") })
  }

  @Test func followsARedirectWithItsTokenOnOneHost() async throws {
    let fixture = try ClientFixture(token: "secret") { request in
      switch request.target {
      case "/": Answers.root(request)
      case "/users/ada": Reply(301, headers: [("Location", "/users/1")], text: #"{"login":"x"}"#)
      default: Answers.ada
      }
    }
    #expect(try await fixture.account().login == "Ada")
    #expect(fixture.targets == ["/users/ada", "/users/1"])
    #expect(fixture.server.requests.allSatisfy { $0["Authorization"] == "Bearer secret" })
  }

  @Test func endsALoopOfRedirects() async throws {
    let fixture = try ClientFixture { request in
      guard request.target != "/" else { return Answers.root(request) }
      return Reply(302, headers: [("Location", request.target == "/a" ? "/b" : "/a")])
    }
    await #expect(throws: GitHubProblem.unexpectedAnswer("it sends on and on to other addresses")) {
      try await fixture.account()
    }
    #expect(fixture.targets == ["/users/ada", "/a", "/b"])
  }

  @Test func endsAChainOfRedirects() async throws {
    let fixture = try ClientFixture { request in
      request.target == "/"
        ? Answers.root(request) : Reply(302, headers: [("Location", request.target + "x")])
    }
    await #expect(throws: GitHubProblem.self) { try await fixture.account() }
    #expect(fixture.targets.count == 6)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://a.example/", "http://u:p@127.0.0.1:1/"])
  func followsNoRedirectOutOfTheWeb(_ location: String) async throws {
    let fixture = try ClientFixture(
      Answers.everything(Reply(302, headers: [("Location", location)]))
    )
    await #expect(throws: GitHubProblem.unexpectedAnswer("it names what is no address of the web"))
    {
      try await fixture.account()
    }
    #expect(fixture.targets.count == 1)
  }

  @Test(arguments: [
    (Reply(404, text: #"{"message":"Not Found"}"#), GitHubProblem.notFound),
    (Reply(401, text: "{}"), .unauthorized),
    (
      Reply(
        403,
        headers: [("X-GitHub-SSO", "required; url=https://a.example/sso?x=1")],
        text: "{}"
      ),
      .singleSignOn(url: "https://a.example/sso?x=1")
    ),
    (Reply(403, headers: [("X-GitHub-SSO", "required")], text: "{}"), .singleSignOn(url: nil)),
    (Reply(403, text: #"{"message":"No\nand no"}"#), .forbidden("No")),
    (Reply(403, text: "<html>"), .forbidden("it does not say why")),
    (Reply(422, text: "{}"), .server(status: 422)),
    (Reply(200, text: "<html>"), .unexpectedAnswer("it is no document")),
    (Reply(200, text: #"{"login":7}"#), .unexpectedAnswer("it is no document of a user")),
    (Reply(200, text: "[]"), .unexpectedAnswer("it is no document")),
    (Reply(200), .unexpectedAnswer("it is empty")),
    (Reply(204), .unexpectedAnswer("it is empty")),
    (Reply(200, text: #"{"login":"a","suspended_at":"2020-01-01T00:00:00Z"}"#), .suspended),
    (Reply(200, text: #"{"login":"a","type":"Bot"}"#), .bot),
    (Reply(200, text: #"{"login":"a[bot]"}"#), .bot),
  ])
  func saysWhatIsWrongWithAnAccount(_ reply: Reply, problem: GitHubProblem) async throws {
    let fixture = try ClientFixture(token: "secret", Answers.everything(reply))
    await #expect(throws: problem) { try await fixture.account() }
    #expect(fixture.targets.count == 1)
    #expect(!problem.sentence.contains("secret"))
    #expect(!problem.sentence.hasSuffix("."))
  }

  @Test func saysThatNobodyIsThere() async throws {
    let fixture = try ClientFixture(Answers.everything(Answers.ada))
    fixture.server.stop()
    await #expect(throws: GitHubProblem.unreachable("no connection can be made")) {
      try await fixture.account()
    }
  }

  @Test func readsTypesThatAreWrongAsMissing() async throws {
    let body = """
      {"login":"a","name":["x"],"type":7,"public_repos":"8","created_at":"yesterday","bio":"",\
      "avatar_url":null,"repos_url":{}}
      """
    let fixture = try ClientFixture(Answers.everything(Reply(text: body)))
    #expect(try await fixture.account() == Account(login: "a"))
  }

  @Test func asksNoBotAndNoSuspendedAccountForRepositories() async throws {
    let fixture = try ClientFixture(Answers.everything(Reply(text: "[]")))
    var account = Account(login: "a", kind: .bot)
    var stream = fixture.client.repositories(of: account, refreshing: true, urgency: .visible)
    await #expect(throws: GitHubProblem.bot) { try await fixture.all(of: stream) }
    account.kind = .user
    account.isSuspended = true
    stream = fixture.client.repositories(of: account, refreshing: true, urgency: .visible)
    await #expect(throws: GitHubProblem.suspended) { try await fixture.all(of: stream) }
    #expect(fixture.server.requests.isEmpty)
  }

  @Test func endsWithItsReader() async throws {
    let gone = Gate()
    let slow = Reply(steps: [.send(Reply.head(200, [])), .sendForever([32]), .open(gone)])
    let fixture = try ClientFixture(Answers.everything(slow))
    let stream = fixture.client.account("ada", refreshing: true, urgency: .visible)
    let task = Task { try await fixture.all(of: stream) }
    await fixture.server.requests(atLeast: 2)
    task.cancel()
    await gone.opened()
    #expect(try await task.value.isEmpty)
  }
}
