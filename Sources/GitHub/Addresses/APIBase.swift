package import Foundation

/// The address at which an API begins: that of its root document.
package struct APIBase: Hashable, Sendable {
  /// Whose server it is, which decides what tokens are for it.
  package enum Kind: Hashable, Sendable {
    /// github.com, or a company's part of it below ghe.com.
    case gitHub
    /// A server of somebody's own, GitHub Enterprise Server.
    case enterprise
  }

  /// The address of the root document, without a slash at the end of a path.
  package let url: URL
  /// Whom the token may be sent to.
  package let origin: Origin

  /// The API of github.com.
  package static var gitHub: APIBase? { try? APIBase("https://api.github.com") }

  /// Takes an address as a person gives it to `--api`.
  ///
  /// A web page's host of GitHub becomes that of its API; any other address is taken as it is.
  /// Without a scheme it is `https`.
  ///
  /// - Throws: `Problem`.
  package init(_ text: String) throws(Problem) {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else { throw .empty }
    let whole = trimmed.contains("://") ? trimmed : "https://" + trimmed
    guard let url = URL(string: whole, encodingInvalidCharacters: false),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { throw .notAnAddress(trimmed) }
    guard url.user() == nil && url.password() == nil else { throw .namesSomebody }
    guard let host = Origin(url)?.host, components.query == nil, components.fragment == nil else {
      throw .notAnAddress(trimmed)
    }
    components.host = Self.apiHost(of: host)
    components.percentEncodedPath = Self.path(components.percentEncodedPath)
    guard let url = components.url, let origin = Origin(url) else { throw .notAnAddress(trimmed) }
    self.url = url
    self.origin = origin
  }

  /// The API that a process is to use: `GH_HOST` names the host as for GitHub's own command.
  ///
  /// - Throws: `Problem`, where `GH_HOST` is no name of a host.
  package init(environment: [String: String]) throws(Problem) {
    let name = (environment["GH_HOST"] ?? "").trimmed
    let base = try APIBase(name.isEmpty ? "https://api.github.com" : name)
    let hasOwnPath = base.url.path() != "/" || base.kind == .gitHub
    let isAPIHost = base.origin.host.hasPrefix("api.")
    self = hasOwnPath || isAPIHost ? base : try APIBase(base.url.absoluteString + "api/v3")
  }

  /// Whose server it is.
  package var kind: Kind {
    origin.host == "api.github.com" || origin.host.hasSuffix(".ghe.com") ? .gitHub : .enterprise
  }

  /// The host of its web pages.
  package var webHost: String {
    kind == .gitHub ? String(origin.host.dropFirst("api.".count)) : origin.host
  }

  private static func apiHost(of host: String) -> String {
    switch host {
    case "github.com", "www.github.com": "api.github.com"
    case let host where host.hasSuffix(".ghe.com") && !host.hasPrefix("api."): "api." + host
    default: host
    }
  }

  /// A path without empty parts; `/` where there is none.
  private static func path(_ path: String) -> String {
    "/" + path.split(separator: "/").joined(separator: "/")
  }
}

extension APIBase {
  /// Why an address cannot be one of an API.
  package enum Problem: Error, Hashable, Sendable {
    case empty
    case notAnAddress(String)
    /// It has a name or a password to log in with.
    case namesSomebody

    /// The problem for a person, without a full stop; text from outside is quoted as it is.
    package var sentence: String {
      switch self {
      case .empty: "the address of the API is empty"
      case .notAnAddress(let text):
        "'\(text)' is no address of an API, as https://ghe.example.com/api/v3 is"
      case .namesSomebody:
        "the address of the API names somebody to log in as; give a token instead"
      }
    }
  }
}
