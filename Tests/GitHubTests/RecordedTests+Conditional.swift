import Foundation
import LoopbackServer
import Testing

@testable import GitHub

/// What is asked with validators, and what becomes of the answers.
extension RecordedTests {
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
