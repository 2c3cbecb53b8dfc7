import GitHub
import Testing

/// What people paste where a name is asked for.
struct LoginTests {
  @Test(arguments: [
    ("octocat", "octocat"), ("  octocat\n", "octocat"), ("@octocat", "octocat"),
    ("https://github.com/octocat", "octocat"), ("https://github.com/octocat/", "octocat"),
    ("http://www.github.com/octocat?tab=repositories", "octocat"),
    ("github.com/octocat/Hello-World/tree/main#readme", "octocat"),
    ("https://GitHub.com/Octocat/Hello-World.git", "Octocat"),
    ("https://api.github.com/users/octocat", "octocat"),
    ("https://api.github.com/repos/octocat/x", "octocat"),
    ("https://github.com/orgs/jenkinsci/repositories", "jenkinsci"),
    ("https://github.com/apps/dependabot", "dependabot[bot]"),
    ("https://github.com/dependabot%5Bbot%5D", "dependabot[bot]"),
    ("git@github.com:octocat/Hello-World.git", "octocat"),
    ("ssh://git@github.com/octocat/Hello-World.git", "octocat"),
    ("ssh://git@ssh.github.com:443/octocat/x.git", "octocat"),
    ("git://github.com/octocat/x", "octocat"),
    ("a b", "a b"), ("50%", "50%"), ("v1.0", "v1.0"),
  ])
  func findsTheName(_ text: String, name: String) throws {
    #expect(try Login(pasted: text, base: #require(APIBase.gitHub)).text == name)
  }

  @Test(arguments: [
    ("https://ghe.example.com/ada", "ada"), ("git@ghe.example.com:ada/x.git", "ada"),
    ("https://ghe.example.com/api/v3/users/ada", "ada"),
  ])
  func findsTheNameOnAServerOfOnesOwn(_ text: String, name: String) throws {
    let base = try APIBase("https://ghe.example.com/api/v3")
    #expect(try Login(pasted: text, base: base).text == name)
  }

  @Test(arguments: [
    ("", LoginProblem.empty), (" @ ", .empty), ("..", .notALogin("..")), (".", .notALogin(".")),
    ("a/b", .notALogin("a/b")), ("a\u{7}b", .notALogin("a\u{7}b")),
    ("https://github.com/..", .notALogin("..")),
    ("https://github.com/a%2Fb", .notALogin("a/b")),
    ("https://github.com/", .noName("https://github.com/")),
    ("https://github.com", .noName("https://github.com")),
    ("https://api.github.com/users", .noName("https://api.github.com/users")),
    ("https://gitlab.com/ada", .otherHost("gitlab.com", expected: "github.com")),
    ("git@gitlab.com:ada/x.git", .otherHost("gitlab.com", expected: "github.com")),
    (
      "https://github.com.evil.example/ada",
      .otherHost("github.com.evil.example", expected: "github.com")
    ),
  ])
  func saysWhyThereIsNone(_ text: String, problem: LoginProblem) throws {
    let base = try #require(APIBase.gitHub)
    #expect(throws: problem) { try Login(pasted: text, base: base) }
    #expect(!problem.sentence.hasSuffix("."))
  }
}
