import Foundation
import GitHub
import LoopbackServer
import Testing

/// One request and its answer, over real sockets.
struct TransportTests {
  private func send(
    _ reply: Reply,
    limits: TransportLimits = TransportLimits(),
    bodyLimit: Int = 8 << 20
  ) async throws -> HTTPAnswer {
    let server = try LoopbackServer { _ in reply }
    var request = HTTPRequest(url: try #require(URL(string: server.base)))
    request.bodyLimit = bodyLimit
    return try await HTTPTransport(limits: limits).send(request)
  }

  @Test func sendsWhatItIsGivenAndNothingAboutItself() async throws {
    let server = try LoopbackServer { _ in Reply(text: "{}") }
    var request = HTTPRequest(url: try #require(URL(string: server.base + "/a%3Ab/../c?d=%253A")))
    request.headers = ["User-Agent": "gatefold", "Accept": "text/plain"]
    let answer = try await HTTPTransport().send(request)
    #expect(answer.status == 200)
    #expect(answer.body == Data("{}".utf8))
    let sent = try #require(server.requests.first)
    #expect(sent.target == "/a%3Ab/../c?d=%253A")
    let names = sent.headers.map(\.name)
    #expect(names == ["Host", "Accept-Encoding", "Accept", "User-Agent"])
  }

  @Test func joinsHeadersOfOneName() async throws {
    let headers = [("Link", "<a>; rel=next"), ("X", "  y "), ("link", "<b>; rel=last")]
    let answer = try await send(Reply(headers: headers))
    #expect(answer["link"] == "<a>; rel=next, <b>; rel=last")
    #expect(answer["x"] == "y")
  }

  @Test func waitsBehindAServerThatSaysToGoOn() async throws {
    let first = Reply.Step.send(Reply.head(103, [("X-Early", "1")]))
    let answer = try await send(Reply(steps: [first] + Reply(404, text: "{}").steps))
    #expect(answer.status == 404)
    #expect(answer["x-early"] == nil)
  }

  @Test func followsNoRedirect() async throws {
    let answer = try await send(Reply(302, headers: [("Location", "http://127.0.0.1:1/")]))
    #expect(answer.status == 302)
  }

  @Test(arguments: [
    ("nothing", [Reply.Step.cut], TransportFailure.lost),
    ("half a head", [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8)), .cut], .lost),
    ("half a body", [.send(Reply.head(200, [("Content-Length", "9")])), .send([1]), .cut], .lost),
    ("no HTTP", [.send(Array("220 mail.example.com\r\n\r\n".utf8)), .cut], .malformed),
    (
      "no gzip",
      [.send(Reply.head(200, [("Content-Encoding", "gzip")])), .send([1, 2, 3]), .cut], .malformed
    ),
  ])
  func saysWhyThereIsNoAnswer(
    _ name: String,
    steps: [Reply.Step],
    failure: TransportFailure
  ) async throws {
    await #expect(throws: failure, "\(name)") { try await send(Reply(steps: steps)) }
  }

  @Test(arguments: [
    ("http://127.0.0.1:1/", "no connection can be made"),
    ("http://\(String(repeating: "a", count: 64)).invalid/", "the name of the server is not known"),
  ])
  func saysWhyAServerCannotBeReached(_ address: String, words: String) async throws {
    let request = HTTPRequest(url: try #require(URL(string: address)))
    await #expect(throws: TransportFailure.unreachable(words)) {
      try await HTTPTransport().send(request)
    }
  }

  @Test func saysThatAServerKnowsNoEncryption() async throws {
    let server = try LoopbackServer(greeting: Array("220 mail.example.com\r\n".utf8)) { _ in Reply()
    }
    let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
    let failure = TransportFailure.unreachable("no encrypted connection can be made")
    await #expect(throws: failure) { try await HTTPTransport().send(HTTPRequest(url: url)) }
  }

  @Test func takesTheProxyOfTheEnvironment() async {
    await #expect(processExitsWith: .success) {
      let proxy = try LoopbackServer { _ in Reply(text: "by proxy") }
      let direct = try LoopbackServer { _ in Reply(text: "directly") }
      setenv("http_proxy", proxy.base, 1)
      setenv("https_proxy", "http://127.0.0.1:1", 1)
      setenv("no_proxy", "127.0.0.1", 1)
      let transport = HTTPTransport()
      let send = { (address: String) in
        try await transport.send(HTTPRequest(url: #require(URL(string: address)))).body
      }
      #expect(try await send("http://github.invalid/x") == Data("by proxy".utf8))
      #expect(proxy.requests.map(\.target) == ["http://github.invalid/x"])
      #expect(try await send(direct.base) == Data("directly".utf8))
      await #expect(throws: TransportFailure.unreachable("no connection can be made")) {
        try await send("https://github.invalid/x")
      }
    }
  }

  @Test func takesNoMoreThanTheLimitOfABody() async throws {
    let reply = Reply(body: Array(repeating: 0, count: 1000))
    #expect(try await send(reply, bodyLimit: 1000).body.count == 1000)
    await #expect(throws: TransportFailure.tooLarge(limit: 999)) {
      try await send(reply, bodyLimit: 999)
    }
  }

  @Test func endsWhatIsSilent() async throws {
    let gate = Gate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in Reply().after(gate) }
    let clock = StandingClock()
    let transport = HTTPTransport(limits: TransportLimits(silence: .seconds(5)), clock: clock)
    let request = HTTPRequest(url: try #require(URL(string: server.base)))
    let task = Task { try await transport.send(request) }
    await server.requests(atLeast: 1)
    await clock.sleepers(for: .seconds(5))
    clock.advance(by: .seconds(5))
    await #expect(throws: TransportFailure.timedOut) { try await task.value }
  }

  @Test func endsWhatDripsForEver() async throws {
    let drip = Reply(steps: [.send(Reply.head(200, [])), .sendForever([65])])
    await #expect(throws: TransportFailure.timedOut) {
      try await send(drip, limits: TransportLimits(total: .milliseconds(200)))
    }
  }

  @Test func cutsTheConnectionWhenNobodyWaitsAnyMore() async throws {
    let ended = Gate()
    let server = try LoopbackServer { _ in
      Reply(steps: [.send(Reply.head(200, [])), .sendForever([65]), .open(ended)])
    }
    let request = HTTPRequest(url: try #require(URL(string: server.base)))
    let transport = HTTPTransport()
    let task = Task { try await transport.send(request) }
    await server.requests(atLeast: 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await ended.opened()
  }

  @Test func canBeCancelledBeforeItBegins() async throws {
    let server = try LoopbackServer { _ in Reply() }
    let request = HTTPRequest(url: try #require(URL(string: server.base)))
    let transport = HTTPTransport()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.requests.isEmpty)
  }

  @Test func endsWhatIsUnderWayWithItself() async throws {
    let gate = Gate()
    defer { gate.open() }
    let server = try LoopbackServer { _ in Reply().after(gate) }
    let request = HTTPRequest(url: try #require(URL(string: server.base)))
    var answers: [Task<HTTPAnswer, any Error>] = []
    for _ in 0..<20 {
      let transport = HTTPTransport()
      answers.append(Task { try await transport.send(request) })
    }
    await server.requests(atLeast: 20)
    for task in answers { task.cancel() }
    for task in answers { await #expect(throws: CancellationError.self) { try await task.value } }
  }
}
