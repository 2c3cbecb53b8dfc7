import Foundation
import LoopbackServer
import Testing

@testable import GitHub

/// Tokens: where they come from, to whom they go, and that they are shown nowhere.
struct TokenTests {
  private static let all = [
    "GH_TOKEN": "a", "GITHUB_TOKEN": "b", "GH_ENTERPRISE_TOKEN": "c",
    "GITHUB_ENTERPRISE_TOKEN": "d",
  ]

  @Test(arguments: [
    ("github.com", all, "a"), ("x.ghe.com", all, "a"), ("ghe.example.com/api/v3", all, "c"),
    ("github.com", ["GITHUB_TOKEN": "b"], "b"), ("x.ghe.com", ["GITHUB_TOKEN": "b"], "b"),
    ("github.com", ["GH_TOKEN": " ", "GITHUB_TOKEN": "b"], "b"),
    ("github.com", ["GH_ENTERPRISE_TOKEN": "c", "GITHUB_ENTERPRISE_TOKEN": "d"], nil),
    ("ghe.example.com", ["GITHUB_ENTERPRISE_TOKEN": "d"], "d"),
    ("ghe.example.com", ["GH_TOKEN": "a", "GITHUB_TOKEN": "b"], nil),
    ("github.com", [:], nil),
  ])
  func belongsToItsKindOfHost(
    _ base: String,
    environment: [String: String],
    secret: String?
  ) async throws {
    let choice = await TokenSource(environment: environment).token(for: try APIBase(base))
    #expect(choice.token?.secret == secret)
    #expect(choice.problem == nil)
  }

  @Test(arguments: [("x\n", "x"), (" \tx\r\n ", "x"), ("", nil), (" \n", nil)])
  func isTrimmed(_ text: String, secret: String?) throws {
    #expect(try GitHubToken(text)?.secret == secret)
  }

  @Test(arguments: ["a\nb", "a b", "a\u{0}b", "a\u{7f}", "é"])
  func isRefusedWithCharactersThatNoneHas(_ text: String) async throws {
    #expect(throws: GitHubToken.ForbiddenCharacter.self) { try GitHubToken(text) }
    let environment = ["GH_TOKEN": text]
    let choice = await TokenSource(environment: environment).token(for: try APIBase("github.com"))
    #expect(choice.token == nil)
    #expect(choice.problem == "what GH_TOKEN holds is no token, and is not used")
  }

  @Test func isShownNowhere() throws {
    let token = try #require(try GitHubToken("ghp_secret"))
    var dumped = ""
    dump(token, to: &dumped)
    let settings = GitHubSettings(base: try #require(APIBase.gitHub), token: token)
    dump(settings, to: &dumped)
    let texts = [
      dumped, "\(token)", String(reflecting: token), "\(settings)", String(reflecting: settings),
    ]
    for text in texts { #expect(!text.contains("secret")) }
  }

  /// A folder with a program of one's own in the place of GitHub's.
  ///
  /// Another process writes it: a file that this one has open cannot be run, and whatever is started
  /// meanwhile elsewhere has it open too.
  private func commandFolder(_ script: String) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let writing = #"printf '%s' "$SCRIPT" > "$FILE" && /bin/chmod 755 "$FILE""#
    let variables = ["SCRIPT": "#!/bin/sh\n\(script)\n", "FILE": folder.file("gh")]
    let child = try #require(ChildProcess("/bin/sh", ["sh", "-c", writing], variables))
    #expect(await child.output() == "")
    return folder
  }

  @Test func isAskedOfGitHubsCommand() async throws {
    let folder = try await commandFolder(#"echo "$1-$2-$3-$4-$GH_PROMPT_DISABLED""#)
    let environment = ["PATH": "/nowhere:\(folder.path)"]
    let source = TokenSource(environment: environment, clock: StandingClock())
    let choice = await source.token(for: try APIBase("ghe.example.com"))
    #expect(choice.token?.secret == "auth-token---hostname-ghe.example.com-1")
    #expect(choice.source == "gh auth token")
  }

  @Test(arguments: ["echo secret; exit 1", "read line && echo secret", "exit 0"])
  func isNoneWhereTheCommandHasNone(_ script: String) async throws {
    let folder = try await commandFolder(script)
    let source = TokenSource(environment: ["PATH": folder.path], clock: StandingClock())
    #expect(await source.token(for: try APIBase("github.com")).token == nil)
  }

  @Test func isNotWaitedForForEver() async throws {
    let folder = try await commandFolder("echo $$ > ${0%/*}/number; exec cat ${0%/*}/pipe")
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let clock = StandingClock()
    let source = TokenSource(environment: ["PATH": "\(folder.path):/usr/bin:/bin"], clock: clock)
    let base = try APIBase("github.com")
    let choice = Task { await source.token(for: base) }
    await clock.sleepers(for: .seconds(3))
    clock.advance(by: .seconds(3))
    #expect(await choice.value.token == nil)
    let text = try? String(contentsOfFile: folder.file("number"), encoding: .utf8)
    if let number = (text?.trimmed).flatMap({ Int32($0) }) { #expect(kill(number, 0) != 0) }
  }

  @Test func hasAFingerprintThatIsTheSameForTheSameSaltOnly() throws {
    let long = String(repeating: "x", count: 700)
    for text in ["ghp_abc", long] {
      let token = try #require(try GitHubToken(text))
      let other = try #require(try GitHubToken(text + "y"))
      let fingerprint = try #require(TokenFingerprint(of: token, salt: "salt"))
      #expect(fingerprint == TokenFingerprint(of: token, salt: "salt"))
      #expect(fingerprint != TokenFingerprint(of: token, salt: "pepper"))
      #expect(fingerprint != TokenFingerprint(of: other, salt: "salt"))
      #expect(!fingerprint.text.contains(text))
    }
  }
}
