import Foundation
import LoopbackServer
import Testing

@testable import GitHub

/// Limits: what is read of an answer, and what is waited for.
///
/// Whenever somebody waits for a limit, what will announce its end sleeps too.
struct LimitTests {
  private static let start = ClientFixture.start

  private static func answer(
    _ status: Int,
    _ headers: [String: String],
    _ body: String = ""
  ) -> HTTPAnswer {
    HTTPAnswer(status: status, headers: headers, body: Data(body.utf8))
  }

  private static func date(_ offset: Double) -> String {
    ExchangePlayer.httpDate(start.addingTimeInterval(offset))
  }

  @Test func readsDates() {
    let date = HTTPDate.parse("Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(date == Date(timeIntervalSince1970: 784_111_777))
    for text in [
      "", "Sun, 06 Nov 1994 08:49:37", "x, y z a b GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
    ] {
      #expect(HTTPDate.parse(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (
      answer(403, ["retry-after": "30", "x-ratelimit-remaining": "4000"]),
      RateLimit.Pause.seconds(30)
    ),
    (answer(429, ["retry-after": "0"]), .seconds(1)),
    (answer(403, ["retry-after": date(45), "date": date(0)]), .seconds(45)),
    (answer(403, ["retry-after": date(345), "date": date(300)]), .seconds(45)),
    (answer(403, ["retry-after": "soon"]), .unknown),
    (answer(403, ["retry-after": "-5"]), .unknown),
    (answer(403, ["retry-after": "1e99"]), .unknown),
    (answer(403, ["retry-after": "nan"]), .unknown),
    (
      answer(403, ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1600000300"]), .seconds(300)
    ),
    // A clock of the server that is five minutes off changes nothing.
    (
      answer(
        403,
        ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1600000600", "date": date(300)]
      ), .seconds(300)
    ),
    (
      answer(
        403,
        ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1600000000", "date": date(-300)]
      ), .seconds(300)
    ),
    (answer(403, ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1599999999"]), .unknown),
    (answer(403, ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1600000000000"]), .unknown),
    (answer(403, ["x-ratelimit-remaining": "0"]), .unknown),
    (answer(429, [:]), .unknown),
    (answer(403, [:], #"{"message":"You have exceeded a secondary rate limit."}"#), .unknown),
    (answer(403, [:], "You have triggered an abuse detection mechanism."), .unknown),
  ])
  func readsHowLongToWait(_ answer: HTTPAnswer, pause: RateLimit.Pause) {
    let limit = RateLimit(answer, now: Self.start)
    #expect(limit.pause == pause)
    #expect(limit.isRefusal)
  }

  @Test(arguments: [
    answer(200, ["x-ratelimit-remaining": "1"]), answer(200, ["retry-after": "30"]),
    answer(200, ["x-ratelimit-remaining": "0"]),
    answer(403, ["x-ratelimit-remaining": "59"], #"{"message":"Must have push access"}"#),
    answer(404, [:], "rate limit"), answer(503, ["retry-after": "30"]),
  ])
  func takesOtherAnswersForWhatTheyAre(_ answer: HTTPAnswer) {
    let limit = RateLimit(answer, now: Self.start)
    #expect(limit.pause == nil)
    #expect(!limit.isRefusal)
  }

  @Test func asksNoMoreAfterTheLastThatIsAnswered() async throws {
    let last = Reply(
      headers: [("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "1600000020")],
      text: #"{"login":"Ada"}"#
    )
    let fixture = try ClientFixture(Answers.inTurn([last, Answers.ada]))
    _ = try await fixture.account()
    let second = Task { try await fixture.account() }
    await fixture.clock.sleepers(2, for: .seconds(20))
    #expect(fixture.targets.count == 1)
    fixture.clock.advance(by: .seconds(20))
    #expect(try await second.value.login == "Ada")
    #expect(fixture.targets.count == 2)
  }

  @Test func waitsTwiceAsLongEachTimeTheServerDoesNotSay() async throws {
    let refusal = Reply(429, text: "{}")
    let fixture = try ClientFixture(Answers.inTurn([refusal, refusal, refusal, Answers.ada]))
    let account = Task { try await fixture.account() }
    for (index, seconds) in [60, 120, 240].enumerated() {
      await fixture.clock.sleepers(2, for: .seconds(seconds))
      #expect(fixture.targets.count == index + 1)
      fixture.clock.advance(by: .seconds(seconds))
    }
    #expect(try await account.value.login == "Ada")
  }

  @Test func givesUpWhereItWouldBeTooLong() async throws {
    let refusal = Reply(403, headers: [("Retry-After", "5000")], text: "{}")
    let fixture = try ClientFixture(Answers.inTurn([refusal, Answers.ada]))
    let until = ClientFixture.start.addingTimeInterval(5000)
    for _ in 0..<2 {
      await #expect(throws: GitHubProblem.rateLimited(until: until)) { try await fixture.account() }
    }
    #expect(fixture.targets.count == 1)
  }

  @Test func givesUpWhereTheServerNeverHasEnough() async throws {
    let fixture = try ClientFixture(
      Answers.everything(Reply(403, headers: [("Retry-After", "2")], text: "{}"))
    )
    let account = Task { try await fixture.account() }
    for count in 1...5 {
      await fixture.server.requests(atLeast: count + 1)
      await fixture.clock.sleepers(2, for: .seconds(2))
      fixture.clock.advance(by: .seconds(2))
    }
    await #expect(throws: GitHubProblem.self) { try await account.value }
    #expect(fixture.targets.count == 6)
  }

  @Test func waitsNoMoreWhenNobodyLooks() async throws {
    let refusal = Reply(403, headers: [("Retry-After", "30")], text: "{}")
    let fixture = try ClientFixture(Answers.everything(refusal))
    let stream = fixture.client.account("ada", refreshing: true, urgency: .visible)
    let task = Task { try await fixture.all(of: stream) }
    await fixture.clock.sleepers(2, for: .seconds(30))
    task.cancel()
    #expect(try await task.value.isEmpty)
    fixture.clock.advance(by: .seconds(30))
    #expect(fixture.targets.count == 1)
  }

  @Test func saysUntilWhenItWaits() async throws {
    let refusal = Reply(403, headers: [("Retry-After", "30")], text: "{}")
    let fixture = try ClientFixture(Answers.inTurn([refusal, Answers.ada]))
    var pauses = fixture.client.pauses.makeAsyncIterator()
    let account = Task { try await fixture.account() }
    #expect(await pauses.next() == ClientFixture.start.addingTimeInterval(30))
    await fixture.clock.sleepers(2, for: .seconds(30))
    fixture.clock.advance(by: .seconds(30))
    #expect(await pauses.next() == .some(nil))
    _ = try await account.value
  }

  @Test func blocksWhoWasToldToWaitAndNobodyElse() throws {
    let book = LimitBook()
    let origin = try #require(URL(string: "https://a.example").flatMap(Origin.init))
    let token = try #require(try GitHubToken("x").flatMap { TokenFingerprint(of: $0, salt: "s") })
    var limit = RateLimit(Self.answer(403, ["retry-after": "9"]), now: Self.start)
    limit.resource = "search"
    let key = LimitBook.Key(origin: origin, token: token, resource: "search")
    book.note(limit, key, now: Self.start)
    #expect(book.block(key, now: Self.start) == Self.start.addingTimeInterval(9))
    #expect(book.block(key, now: Self.start.addingTimeInterval(9)) == nil)
    var other = key
    other.resource = "core"
    #expect(book.block(other, now: Self.start) == nil)
    other = key
    other.token = .none
    #expect(book.block(other, now: Self.start) == nil)
  }

  @Test func repeatsWhatFailedThreeTimesWithGrowingPauses() async throws {
    let failure = Reply(502, headers: [("Connection", "close")], text: "<html>")
    let fixture = try ClientFixture(
      Answers.inTurn([failure, Reply(steps: [.cut]), Reply(503), Answers.ada])
    )
    let account = Task { try await fixture.account() }
    for seconds in [1, 2, 4] {
      await fixture.clock.sleepers(for: .seconds(seconds))
      fixture.clock.advance(by: .seconds(seconds))
    }
    #expect(try await account.value.login == "Ada")
    #expect(fixture.targets.count == 4)
  }

  @Test(arguments: [
    (Reply(503, text: "<html>"), GitHubProblem.server(status: 503)),
    (Reply(steps: [.cut]), .unreachable("the connection was lost")),
  ])
  func givesUpAfterThreeRepetitions(_ reply: Reply, problem: GitHubProblem) async throws {
    let fixture = try ClientFixture(Answers.everything(reply))
    let account = Task { try await fixture.account() }
    for seconds in [1, 2, 4] {
      await fixture.clock.sleepers(for: .seconds(seconds))
      fixture.clock.advance(by: .seconds(seconds))
    }
    await #expect(throws: problem) { try await account.value }
    #expect(fixture.targets.count == 4)
  }
}
