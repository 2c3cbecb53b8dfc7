import Foundation
import GitHub
import LoopbackServer
import Testing

/// Servers that mean harm: each answer is an error in time, and takes little memory.
struct HostileServerTests {
  /// Replies by what is bad about them.
  static let replies: [(name: String, reply: Reply)] = [
    ("endless body", endless(Reply.head(200, []))),
    ("endless body of a redirect", endless(Reply.head(301, [("Location", "/x")]))),
    ("endless body of an error", endless(Reply.head(404, []))),
    ("endless lines of a head", Reply(steps: [.send(start), .sendForever(line)])),
    (
      "endless line of a head",
      Reply(steps: [.send(start + Array("X: ".utf8)), .sendForever(letters)])
    ),
    ("endless heads", Reply(steps: [.sendForever(Reply.head(103, []))])),
    ("body announced as larger than anything", huge),
    ("packed body that is endless", PackedBytes.endlessReply(head: [("Content-Encoding", "gzip")])),
    ("deep lists", Reply(body: [UInt8](repeating: 91, count: 8_000_000))),
    ("deep documents", Reply(text: String(repeating: #"{"login":"#, count: 800_000))),
    ("many documents", Reply(text: "[" + String(repeating: "{},", count: 2_600_000) + "{}]")),
    ("many numbers", Reply(text: "[" + String(repeating: "1,", count: 4_000_000) + "1]")),
    ("many fields", Reply(text: "{" + fields + "\"b\":1}")),
    ("a web page", Reply(text: "<!DOCTYPE html><html><body>Sign in</body></html>")),
    ("a web page that is no error", Reply(headers: [("Content-Type", "text/html")], text: "<p>")),
    ("bytes that are no text", Reply(body: (0..<2000).map { UInt8(truncatingIfNeeded: $0) })),
    ("never anything new", Reply(304)),
    ("a status that there is not", Reply(999, text: "{}")),
    ("a redirect without end", Reply(302, headers: [("Location", "/users/ada")])),
    ("half a head", Reply(steps: [.send(start), .cut])),
    ("a byte at a time", Reply(steps: [.send(Reply.head(200, [])), .sendForever([32])])),
    ("silence", Reply(steps: [.send(Reply.head(200, [])), .wait(Gate())])),
  ]

  private static let start = Array("HTTP/1.1 200 OK\r\n".utf8)
  private static let letters = [UInt8](repeating: 65, count: 65_536)
  private static let line = Array("X-Header: some value\r\n".utf8)
  private static let fields = (0..<500_000).map { "\"f\($0)\":1," }.joined()
  private static let huge = endless(Reply.head(200, [("Content-Length", "9000000000000000000")]))

  private static func endless(_ head: [UInt8]) -> Reply {
    Reply(steps: [.send(head), .sendForever(letters)])
  }

  /// A client that is quick to give up.
  private static func impatient(_ settings: inout GitHubSettings) {
    settings.clock = ContinuousClock()
    settings.now = { Date() }
    settings.limits = TransportLimits(silence: .milliseconds(500), total: .milliseconds(1500))
    settings.retryPauses = [.zero]
  }

  @Test func giveErrorsWithLittleMemory() async {
    await #expect(processExitsWith: .success) {
      for (name, reply) in HostileServerTests.replies {
        let begin = ContinuousClock.now
        let fixture = try ClientFixture(
          adjust: HostileServerTests.impatient,
          Answers.everything(reply)
        )
        await #expect(throws: GitHubProblem.self, "\(name)") { try await fixture.account() }
        await #expect(throws: GitHubProblem.self, "\(name)") { try await fixture.repositories() }
        #expect(ContinuousClock.now - begin < .seconds(30), "\(name)")
        let peak = try Memory.peak()
        #expect(peak < 200 << 20, "\(name) took \(peak >> 20) MiB")
      }
    }
  }

  @Test func leaveTheOthersAlone() async throws {
    let gate = Gate()
    defer { gate.open() }
    let fixture = try ClientFixture(adjust: Self.impatient) { request in
      switch request.target {
      case "/": Answers.root(request)
      case "/users/ada": Answers.ada
      default: HostileServerTests.endless(Reply.head(200, []))
      }
    }
    async let bad: Void = {
      for _ in 0..<5 { _ = try? await fixture.account("mallory") }
    }()
    for _ in 0..<20 { #expect(try await fixture.account().login == "Ada") }
    await bad
  }
}
