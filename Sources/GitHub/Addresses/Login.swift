import Foundation

/// The name of an account, as far as it can be checked without asking.
package struct Login: Hashable, Sendable {
  /// The name, as it was typed.
  package let text: String

  /// Takes a name.
  ///
  /// What GitHub gives as names is not known here: only what would lead to another address is
  /// refused.
  ///
  /// - Throws: `LoginProblem`.
  package init(_ text: String) throws(LoginProblem) {
    guard !text.isEmpty else { throw .empty }
    let isPath = text.contains("/") || text == "." || text == ".."
    let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !isPath, !hasControls else { throw .notALogin(text) }
    self.text = text
  }

  /// Takes what people paste: a name, with `@` or without, the address of a page, of a document of
  /// the API or of something in Git, by HTTP or SSH.
  ///
  /// - Throws: `LoginProblem`.
  package init(pasted: String, base: APIBase) throws(LoginProblem) {
    let text = pasted.trimmed
    if let address = PastedAddress(text) {
      guard base.hosts.contains(address.host) else {
        throw .otherHost(address.host, expected: base.webHost)
      }
      guard let name = address.name(base: base) else { throw .noName(text) }
      try self.init(name)
    } else {
      try self.init(text.hasPrefix("@") ? String(text.dropFirst()) : text)
    }
  }
}

extension APIBase {
  /// The hosts at which the pages, documents and repositories of its accounts are.
  fileprivate var hosts: Set<String> {
    let host = webHost
    return [host, origin.host, "www." + host, "api." + host, "ssh." + host, "gist." + host]
  }
}
