import Foundation
import GitHub
import LoopbackServer
import Synchronization
import Testing

/// Many accounts at once.
struct ManyRequestsTests {
  /// How many are answered at once, and in which order they came.
  private final class Traffic: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func begin() {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
    }

    func end() { state.withLock { $0.now -= 1 } }
  }

  @Test func areAskedForByFourAtATime() async throws {
    let traffic = Traffic()
    let gates = (0..<20).map { _ in Gate() }
    let turn = Mutex(0)
    let fixture = try ClientFixture { request in
      guard request.target != "/" else { return Answers.root(request) }
      traffic.begin()
      let number = turn.withLock { turn in
        defer { turn += 1 }
        return turn
      }
      return Reply(text: #"{"login":"a"}"#).after(gates[number])
    }
    let client = fixture.client
    let tasks = (0..<20)
      .map { number in
        Task {
          for try await _ in client.account("u\(number)", refreshing: true, urgency: .visible) {}
        }
      }
    for number in 0..<20 {
      await fixture.server.requests(atLeast: 1 + min(number + 4, 20))
      traffic.end()
      gates[number].open()
    }
    for task in tasks { try await task.value }
    #expect(traffic.most <= 4)
    #expect(Set(fixture.targets).count == 20)
  }

  @Test func whatIsLookedAtGoesFirst() async throws {
    let gate = Gate()
    defer { gate.open() }
    let fixture = try ClientFixture { request in
      switch request.target {
      case "/": Answers.root(request)
      case "/users/seen": Reply(text: #"{"login":"seen"}"#)
      default: Reply(text: #"{"login":"a"}"#).after(gate)
      }
    }
    let client = fixture.client
    let others = (0..<50)
      .map { number in
        Task {
          for try await _ in client.account("u\(number)", refreshing: true, urgency: .background) {}
        }
      }
    await fixture.server.requests(atLeast: 4)
    #expect(try await fixture.account("seen").login == "seen")
    gate.open()
    for task in others { try await task.value }
    #expect(fixture.targets.count == 51)
  }

  @Test func givesWhatBelongsToARepository() async throws {
    let fixture = try ClientFixture { request in
      switch request.target {
      case "/": Answers.root(request)
      case "/repos/ada/x/readme": Reply(headers: [("Content-Type", "text/plain")], text: "# Hi")
      case "/repos/ada/x/releases?per_page=10":
        Reply(
          text: """
            [{"tag_name":"v2","name":"","published_at":"2020-01-02T03:04:05Z","prerelease":true},\
            {"tag_name":"v1","name":"One"},{"name":"no tag"},{"tag_name":"v0","draft":true}]
            """
        )
      case let target where target.hasPrefix("/repos/ada/x/pulls"):
        Reply(text: #"[{"number":7,"title":"Fix","user":null,"draft":true},{"number":8}]"#)
      default: Reply(404, text: "{}")
      }
    }
    let client = fixture.client
    var repository = Repository(id: 1, owner: "ada", name: "x")
    #expect(try await fixture.last(of: client.readme(of: repository)).value == "# Hi")
    #expect(
      fixture.server.requests.last?["Accept"] == "application/vnd.github.raw+json"
    )
    let releases = try await fixture.last(of: client.releases(of: repository)).value
    #expect(releases.map(\.title) == ["v2", "One"])
    #expect(releases.map(\.isPrerelease) == [true, false])
    #expect(releases[0].published == Date(timeIntervalSince1970: 1_577_934_245))
    let pulls = try await fixture.last(of: client.pullRequests(of: repository)).value
    #expect(
      pulls == [PullRequest(number: 7, title: "Fix", author: nil, created: nil, isDraft: true)]
    )
    repository.documentURL = fixture.server.base + "/repositories/9"
    #expect(try await fixture.last(of: client.readme(of: repository)).value == nil)
    #expect(fixture.targets.last == "/repositories/9/readme")
  }
}
