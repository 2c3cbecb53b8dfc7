/// Where a token was looked for, and what was found.
package struct TokenChoice: Sendable {
  /// The token; nil where there is none to use.
  package var token: GitHubToken?
  /// Where it is from, as in `GH_TOKEN`; nil where there is none.
  package var source: String?
  /// The places that hold something which is no token.
  package var refused: [String] = []

  /// What is wrong, for a person, without a full stop; nil where nothing is.
  package var problem: String? {
    guard let first = refused.first else { return nil }
    return "what \(first) holds is no token, and is not used"
  }
}

/// Finds the token for an API: in the environment, else from GitHub's own command.
package struct TokenSource: Sendable {
  private let environment: [String: String]
  private let command: CommandOutput

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process; `PATH` says where `gh` may be.
  ///   - clock: What counts how long `gh` may take.
  package init(environment: [String: String], clock: any Clock<Duration> = ContinuousClock()) {
    self.environment = environment
    command = CommandOutput(environment: environment, limit: .seconds(3), clock: clock)
  }

  /// Looks for the token that is meant for an API's host, and for no other.
  ///
  /// As `gh help environment` has it: GH_TOKEN before GITHUB_TOKEN for github.com and ghe.com,
  /// GH_ENTERPRISE_TOKEN before GITHUB_ENTERPRISE_TOKEN for servers of one's own.
  package func token(for base: APIBase) async -> TokenChoice {
    var choice = TokenChoice()
    for name in Self.variables(for: base.kind) {
      if let value = environment[name], choice.take(value, from: name) { return choice }
    }
    let words = ["gh", "auth", "token", "--hostname", base.webHost]
    if let output = await command.run(words), choice.take(output, from: "gh auth token") {
      return choice
    }
    return choice
  }

  private static func variables(for kind: APIBase.Kind) -> [String] {
    switch kind {
    case .gitHub: ["GH_TOKEN", "GITHUB_TOKEN"]
    case .enterprise: ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"]
    }
  }
}

extension TokenChoice {
  /// Takes a value from a place.
  ///
  /// - Returns: Whether it is a token.
  fileprivate mutating func take(_ value: String, from name: String) -> Bool {
    do {
      token = try GitHubToken(value)
      source = token == nil ? nil : name
    } catch {
      refused.append(name)
    }
    return token != nil
  }
}
