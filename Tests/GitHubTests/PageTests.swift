import Foundation
import GitHub
import LoopbackServer
import Testing

/// Lists that come page by page.
struct PageTests {
  /// A page with these repositories, that leads to another.
  private static func page(_ numbers: [Int], next: String? = nil, etag: String? = nil) -> Reply {
    let rows = numbers.map { #"{"id":\#($0),"name":"r\#($0)","full_name":"ada/r\#($0)"}"# }
    let link = next.map { [("Link", "<\($0)>; rel=\"next\"")] } ?? []
    return Reply(
      headers: link + (etag.map { [("ETag", $0)] } ?? []),
      text: "[\(rows.joined(separator: ","))]"
    )
  }

  /// A server whose pages are these, by their targets, and that knows what holds still.
  private static func pages(
    _ pages: @escaping @Sendable (_ target: String, _ base: String) -> Reply?
  ) -> LoopbackServer.Handler {
    { request in
      guard request.target != "/" else { return Answers.root(request) }
      guard request["If-None-Match"] == nil else { return Reply(304) }
      return pages(request.target, "http://\(request["host"] ?? "")") ?? Reply(404, text: "{}")
    }
  }

  private static func names(_ list: RepositoryList) -> [Int64] { list.repositories.map(\.id) }

  @Test func asksForPagesOfAHundred() async throws {
    let fixture = try ClientFixture(Answers.everything(Self.page([1])))
    #expect(try await fixture.repositories().isComplete)
    #expect(fixture.targets == ["/users/ada/repos?per_page=100"])
  }

  @Test func followsTheLinkByteForByte() async throws {
    let fixture = try ClientFixture(
      Self.pages { target, base in
        target.hasSuffix("=100")
          ? Self.page([1], next: base + "/user/1/repos?x=%3A%253A+%2f&page=2")
          : Self.page([2])
      }
    )
    #expect(try await Self.names(fixture.repositories()) == [1, 2])
    #expect(fixture.targets.last == "/user/1/repos?x=%3A%253A+%2f&page=2")
  }

  @Test func givesTheListWithEachPage() async throws {
    let fixture = try ClientFixture(
      Self.pages { target, base in
        switch target {
        case "/2": Self.page([3, 2], next: base + "/3")
        case "/3": Self.page([4])
        default: Self.page([1, 2], next: base + "/2")
        }
      }
    )
    let stream = fixture.client.repositories(
      of: Account(login: "ada"),
      refreshing: true,
      urgency: .visible
    )
    let lists = try await fixture.all(of: stream)
    #expect(lists.map { Self.names($0.value) } == [[1, 2], [1, 2, 3], [1, 2, 3, 4]])
    #expect(lists.map(\.value.isComplete) == [false, false, true])
    #expect(lists.allSatisfy { !$0.isCached })
  }

  @Test(arguments: [("/users/ada/repos?per_page=100", 1), ("/2", 2)])
  func cutsACircle(_ target: String, requests: Int) async throws {
    let fixture = try ClientFixture(
      Self.pages { asked, base in
        Self.page(
          [asked == "/2" ? 2 : 1],
          next: requests == 1 || asked == "/2" ? base + target : base + "/2"
        )
      }
    )
    let list = try await fixture.repositories()
    #expect(fixture.targets.count == requests)
    #expect(list.repositories.count == requests)
    #expect(!list.isComplete)
    #expect(list.problem == .unexpectedAnswer("its pages lead in a circle"))
  }

  @Test func endsAChainThatNeverEnds() async throws {
    let fixture = try ClientFixture(
      Self.pages { target, base in
        Self.page([1], next: "\(base)/\((Int(target.dropFirst()) ?? 0) + 1)")
      }
    )
    let list = try await fixture.repositories()
    #expect(list.problem == .unexpectedAnswer("it has more than 500 pages"))
    #expect(fixture.targets.count == 500)
  }

  @Test(arguments: ["https://127.0.0.1:1/x", "file:///etc/passwd", "not an address"])
  func keepsThePageWhoseLinkLeadsNowhere(_ next: String) async throws {
    let fixture = try ClientFixture(Answers.everything(Self.page([1], next: next)))
    let list = try await fixture.repositories()
    #expect(Self.names(list) == [1])
    #expect(list.problem != nil)
    #expect(fixture.targets.count == 1)
  }

  @Test func throwsWhereTheFirstPageCannotBeHad() async throws {
    let fixture = try ClientFixture(Answers.everything(Reply(404, text: "{}")))
    await #expect(throws: GitHubProblem.notFound) { try await fixture.repositories() }
  }

  @Test func leavesOutWhatIsNoRepository() async throws {
    let body =
      #"[null,7,"x",[],{},{"id":1},{"id":"2","name":"b","full_name":"a/b"},{"id":3,"name":"c","owner":{"login":"o"},"stargazers_count":-4,"topics":["t",null,3],"license":{"spdx_id":"NOASSERTION","name":"Other"}}]"#
    let fixture = try ClientFixture(Answers.everything(Reply(text: body)))
    var repository = Repository(id: 3, owner: "o", name: "c")
    repository.topics = ["t"]
    repository.license = "Other"
    #expect(try await fixture.repositories().repositories == [repository])
  }

  @Test func showsWhatItHasWhileItAsksAgain() async throws {
    let fixture = try ClientFixture(
      Self.pages { target, base in
        target == "/2" ? Self.page([2], etag: "b") : Self.page([1], next: base + "/2", etag: "a")
      }
    )
    _ = try await fixture.repositories()
    fixture.clock.advance(by: .seconds(60))
    fixture.server.forgetRequests()
    let stream = fixture.client.repositories(
      of: Account(login: "ada"),
      refreshing: true,
      urgency: .visible
    )
    let lists = try await fixture.all(of: stream)
    #expect(lists.map { Self.names($0.value) } == [[1, 2], [1, 2], [1, 2]])
    #expect(lists.map(\.isCached) == [true, false, false])
    #expect(lists.map(\.value.isComplete) == [true, false, true])
    #expect(lists.map { $0.date.timeIntervalSince(ClientFixture.start) } == [0, 60, 60])
    #expect(fixture.server.requests.map { $0["If-None-Match"] } == ["a", "b"])
  }

  @Test func forgetsWhatIsGoneOnceAllPagesHaveCome() async throws {
    let fixture = try ClientFixture(
      Answers.inTurn([Self.page([1, 2, 3]), Self.page([4, 2])])
    )
    _ = try await fixture.repositories()
    #expect(try await Self.names(fixture.repositories()) == [4, 2])
  }

  @Test func asksNothingForWhatIsKeptWithoutRefreshing() async throws {
    let fixture = try ClientFixture(
      Self.pages { target, base in
        switch target {
        case "/2": Self.page([2], next: base + "/3")
        case "/3": Self.page([3])
        default: Self.page([1], next: base + "/2")
        }
      }
    )
    _ = try await fixture.repositories()
    fixture.server.forgetRequests()
    let stream = fixture.client.repositories(
      of: Account(login: "ada"),
      refreshing: false,
      urgency: .background
    )
    #expect(try await Self.names(fixture.last(of: stream).value) == [1, 2, 3])
    #expect(fixture.server.requests.isEmpty)
  }
}
