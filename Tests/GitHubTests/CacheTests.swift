import Foundation
import LoopbackServer
import Storage
import Testing

@testable import GitHub

/// Answers that were kept, and the file that they are in.
struct CacheTests {
  private static func answer(_ text: String, size: Int = 0) -> CachedAnswer {
    let body = Data(text.utf8) + Data(repeating: 65, count: size)
    return CachedAnswer(etag: "W/\"x\"", body: body, checked: Date(timeIntervalSince1970: 1.5))
  }

  private static func key(_ url: String, _ token: TokenFingerprint = .none) -> CacheKey {
    CacheKey(method: "GET", url: url, accept: "a", token: token)
  }

  @Test func keepsAnswersOverARestart() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("gatefold/github.sqlite")
    await ResponseCache(path: path).store(Self.answer("one"), for: Self.key("u"))
    await ResponseCache(path: path).store(Self.answer("two"), for: Self.key("u"))
    let cache = ResponseCache(path: path)
    #expect(await cache.answer(to: Self.key("u")) == Self.answer("two"))
    #expect(await cache.answer(to: Self.key("v")) == nil)
    #expect(await cache.problem == nil)
  }

  @Test func isForOneUserOnly() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a/gatefold/github.sqlite")
    await ResponseCache(path: path).store(Self.answer("one"), for: Self.key("u"))
    #expect(try folder.mode(of: "a/gatefold") == 0o700)
    #expect(try folder.mode(of: "a/gatefold/github.sqlite") == 0o600)
    chmod(folder.file("a/gatefold"), 0o755)
    chmod(path, 0o644)
    #expect(await ResponseCache(path: path).answer(to: Self.key("u")) != nil)
    #expect(try folder.mode(of: "a/gatefold") == 0o700)
    #expect(try folder.mode(of: "a/gatefold/github.sqlite") == 0o600)
  }

  @Test func hasAnswersOfOneTokenForNoOther() async throws {
    let cache = ResponseCache(path: nil)
    let tokens = try [GitHubToken("a"), GitHubToken("b"), nil]
    for token in tokens {
      let key = Self.key("u", await cache.fingerprint(of: token))
      #expect(await cache.answer(to: key) == nil)
      await cache.store(Self.answer(token?.secret ?? "none"), for: key)
    }
    for token in tokens {
      let key = Self.key("u", await cache.fingerprint(of: token))
      #expect(await cache.answer(to: key) == Self.answer(token?.secret ?? "none"))
    }
  }

  @Test func throwsOutWhatNobodyAskedForForTheLongestTime() async throws {
    let clock = StandingClock()
    let cache = ResponseCache(path: nil, limit: 100_000) { ClientFixture.now(clock) }
    for number in 0..<9 {
      await cache.store(Self.answer("", size: 10_000), for: Self.key("\(number)"))
      clock.advance(by: .seconds(4000))
    }
    #expect(await cache.answer(to: Self.key("0")) != nil)
    clock.advance(by: .seconds(4000))
    await cache.store(Self.answer("", size: 20_000), for: Self.key("new"))
    var left: [String] = []
    for name in ["0", "1", "2", "3", "4", "5", "6", "7", "8", "new"]
    where await cache.answer(to: Self.key(name)) != nil {
      left.append(name)
    }
    #expect(left == ["0", "5", "6", "7", "8", "new"])
  }

  @Test func keepsNothingThatWouldFillIt() async throws {
    let cache = ResponseCache(path: nil, limit: 1000)
    await cache.store(Self.answer("", size: 251), for: Self.key("u"))
    #expect(await cache.answer(to: Self.key("u")) == nil)
  }

  @Test(arguments: ["no database at all", "SQLite format 3\u{0}half of one"])
  func beginsAnewWhereItIsDamaged(_ contents: String) async throws {
    let folder = try TemporaryFolder()
    try contents.write(toFile: folder.file("c.sqlite"), atomically: true, encoding: .utf8)
    let cache = ResponseCache(path: folder.file("c.sqlite"))
    await cache.store(Self.answer("one"), for: Self.key("u"))
    #expect(await cache.answer(to: Self.key("u")) == Self.answer("one"))
    #expect(await cache.problem == .begunAnew)
  }

  @Test func beginsAnewWhereHalfOfItIsGone() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("c.sqlite")
    var first: ResponseCache? = ResponseCache(path: path)
    for number in 0..<20 {
      await first?.store(Self.answer("", size: 20_000), for: Self.key("\(number)"))
    }
    first = nil
    #expect(truncate(path, 65_536) == 0)
    let cache = ResponseCache(path: path)
    for number in 0..<20 { _ = await cache.answer(to: Self.key("\(number)")) }
    await cache.store(Self.answer("one"), for: Self.key("u"))
    #expect(await cache.answer(to: Self.key("u")) == Self.answer("one"))
  }

  @Test func leavesALaterVersionsFileAlone() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("c.sqlite")
    await ResponseCache(path: path).store(Self.answer("one"), for: Self.key("u"))
    let schema = Schema(
      applicationID: Schema.cache.applicationID,
      migrations: Schema.cache.migrations + [Migration("CREATE TABLE x (y TEXT) STRICT")]
    )
    _ = try Database(at: .file(path: path), schema: schema).connect()
    let before = try Data(contentsOf: URL(filePath: path))
    let cache = ResponseCache(path: path)
    await cache.store(Self.answer("two"), for: Self.key("u"))
    #expect(await cache.answer(to: Self.key("u")) == Self.answer("two"))
    let problem = try #require(await cache.problem)
    #expect(problem.sentence == "answers are not kept: \(path) was written by a later version")
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test(arguments: ["/proc/gatefold/c.sqlite", "/dev/null/c.sqlite", "/dev/null"])
  func goesOnWhereItCannotBeWritten(_ path: String) async throws {
    let fixture = try ClientFixture(cachePath: path, Answers.everything(Answers.ada))
    #expect(try await fixture.account().login == "Ada")
    let problem = try #require(await fixture.client.cacheProblem())
    #expect(problem == .notPrivate(path: path) || problem.sentence.contains("not kept"))
  }

  @Test func isNotLaidWhereALinkLeads() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("c.sqlite"),
      withDestinationPath: folder.file("elsewhere")
    )
    let cache = ResponseCache(path: folder.file("c.sqlite"))
    await cache.store(Self.answer("one"), for: Self.key("u"))
    #expect(await cache.problem == .notPrivate(path: folder.file("c.sqlite")))
    #expect(!FileManager.default.fileExists(atPath: folder.file("elsewhere")))
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/gatefold/github.sqlite"),
    (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/gatefold/github.sqlite"),
    (["XDG_CACHE_HOME": "c", "HOME": "/h/"], "/h/.cache/gatefold/github.sqlite"),
    ([:], nil),
  ])
  func hasItsPlaceInTheUsersCaches(_ environment: [String: String], path: String?) {
    #expect(CacheLocation.path(environment: environment) == path)
  }

  @Test func holdsNothingOfTheToken() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("c.sqlite")
    let fixture = try ClientFixture(
      token: "ghp_0123456789",
      cachePath: path,
      Answers.everything(Answers.ada)
    )
    _ = try await fixture.account()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains("c.sqlite"))
    for name in names {
      let bytes = try Data(contentsOf: URL(filePath: folder.file(name)))
      #expect(bytes.firstRange(of: Data("ghp_0123456789".utf8)) == nil, "\(name)")
      #expect(bytes.firstRange(of: Data("0123456789".utf8)) == nil, "\(name)")
    }
  }

  @Test func asksOnlyWhatMayHaveChangedAtTheNextStart() async throws {
    let folder = try TemporaryFolder()
    let handler: LoopbackServer.Handler = { request in
      if request["If-None-Match"] != nil || request["If-Modified-Since"] != nil {
        return Reply(304)
      }
      return request.target == "/"
        ? Answers.root(request)
        : Reply(headers: [("Last-Modified", "then")], text: #"{"login":"Ada"}"#)
    }
    let first = try ClientFixture(token: "x", cachePath: folder.file("c.sqlite"), handler)
    _ = try await first.account()
    first.server.forgetRequests()
    var settings = first.client.settings
    settings.token = try GitHubToken("x")
    let second = GitHubClient(settings)
    let stream = second.account("ada", refreshing: true, urgency: .visible)
    #expect(try await first.all(of: stream).map(\.isCached) == [true, false])
    let asked = first.server.requests.map { $0["If-None-Match"] ?? $0["If-Modified-Since"] }
    #expect(asked == ["\"root\"", "then"])
  }

  @Test func showsWhatItHasWhereNobodyAnswers() async throws {
    let folder = try TemporaryFolder()
    let fixture = try ClientFixture(
      cachePath: folder.file("c.sqlite"),
      Answers.everything(Answers.ada)
    )
    _ = try await fixture.account()
    fixture.server.stop()
    let client = GitHubClient(fixture.client.settings)
    var given: [Stored<Account>] = []
    await #expect(throws: GitHubProblem.unreachable("no connection can be made")) {
      for try await stored in client.account("ada", refreshing: true, urgency: .visible) {
        given.append(stored)
      }
    }
    #expect(given.map(\.value.login) == ["Ada"])
    #expect(given.map(\.isCached) == [true])
  }

  @Test func asksForAllOfItWhereNothingIsThereToHoldStill() async throws {
    let fixture = try ClientFixture(Answers.inTurn([Reply(304), Answers.ada]))
    #expect(try await fixture.account().login == "Ada")
    #expect(fixture.server.requests.last?["Cache-Control"] == "no-cache")
    #expect(fixture.targets.count == 2)
  }

  @Test func keepsGoodAnswersOverBadOnes() async throws {
    let good = Reply(headers: [("ETag", "1")], text: #"{"login":"Ada"}"#)
    let bad = Reply(headers: [("ETag", "2")], text: "<html>")
    let fixture = try ClientFixture(Answers.inTurn([good, bad, Reply(304)]))
    _ = try await fixture.account()
    await #expect(throws: GitHubProblem.self) { try await fixture.account() }
    #expect(try await fixture.account().login == "Ada")
    #expect(fixture.server.requests.last?["If-None-Match"] == "1")
  }

  @Test func fetchesAPictureOnce() async throws {
    let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0, 255]
    let server = try LoopbackServer { _ in Reply(body: png) }
    let fixture = try ClientFixture(token: "secret", Answers.everything(Answers.ada))
    for _ in 0..<3 {
      #expect(try await fixture.client.picture(at: server.base + "/u/1?v=4") == png)
    }
    #expect(server.requests.map(\.target) == ["/u/1?v=4"])
    #expect(server.requests.first?["Authorization"] == nil)
  }

  @Test func takesNoPictureThatIsTooLarge() async throws {
    let large = Reply(body: [UInt8](repeating: 0, count: 1001))
    let fixture = try ClientFixture(
      adjust: { $0.pictureLimit = 1000 },
      Answers.everything(large)
    )
    await #expect(throws: GitHubProblem.tooLarge(limit: 1000)) {
      try await fixture.client.picture(at: fixture.server.base + "/p")
    }
  }
}
