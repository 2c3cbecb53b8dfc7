package import Foundation

/// Where an API says that its things are: templates of addresses, by name (RFC 6570).
package struct RootDocument: Hashable, Sendable {
  /// The templates by their names, as in `user_url`.
  package let templates: [String: String]

  /// Reads the document.
  ///
  /// - Throws: `GitHubProblem.unexpectedAnswer`.
  package init(_ data: Data) throws(GitHubProblem) {
    guard let object = JSONAnswer.read([String: Lenient<String>].self, data) else {
      throw .unexpectedAnswer("the API's root is no document of names and addresses")
    }
    templates = object.compactMapValues(\.value)
  }

  /// The address that a template gives with values for its variables.
  ///
  /// - Throws: `GitHubProblem.unexpectedAnswer`, where there is no such template or it is none.
  package func url(_ name: String, _ values: [String: String]) throws(GitHubProblem) -> URL {
    guard let text = templates[name] else {
      throw .unexpectedAnswer("the API's root names no \(name)")
    }
    guard let url = Self.expand(text, values) else {
      throw .unexpectedAnswer("the API's \(name) is no address")
    }
    return url
  }

  /// Expands a template; nil where it is malformed, or gives no address.
  package static func expand(_ template: String, _ values: [String: String]) -> URL? {
    // `URL.Template` takes a brace without its pair, and a pair around nothing, for text.
    guard !template.replacing(/\{[^{}]+\}/, with: "").contains(where: { "{}".contains($0) }) else {
      return nil
    }
    guard let template = URL.Template(template) else { return nil }
    let variables = values.map {
      (URL.Template.VariableName($0.key), URL.Template.Value.text($0.value))
    }
    return URL(template: template, variables: Dictionary(uniqueKeysWithValues: variables))
  }
}
