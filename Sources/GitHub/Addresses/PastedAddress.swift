import Foundation

/// An address of something that belongs to an account.
struct PastedAddress {
  /// The host, in lower case, without a port.
  let host: String
  /// The parts of the path, decoded.
  let path: [String]

  /// Reads an address; nil where the text is none.
  init?(_ text: String) {
    guard let (host, path) = Self.split(text) else { return nil }
    let name = host.split(separator: "@").last ?? ""
    self.host = name.prefix { $0 != ":" }.lowercased()
    guard self.host.contains(".") || self.host == "localhost" else { return nil }
    self.path = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
      .map { $0.removingPercentEncoding ?? String($0) }
  }

  /// `scheme://host/path`, `user@host:path` and `host/path`.
  private static func split(_ text: String) -> (host: Substring, path: Substring)? {
    if let scheme = text.firstRange(of: "://") {
      return cut(text[scheme.upperBound...], at: "/")
    }
    if let at = text.firstIndex(of: "@"), at > text.startIndex, text[at...].contains(":") {
      return cut(text[...], at: ":")
    }
    guard let slash = text.firstIndex(of: "/"), text[..<slash].contains(".") else { return nil }
    return cut(text[...], at: "/")
  }

  private static func cut(_ text: Substring, at mark: Character) -> (Substring, Substring) {
    let end = text.firstIndex(of: mark) ?? text.endIndex
    return (text[..<end], text[end...].dropFirst())
  }

  /// The name of the account; nil where there is none.
  func name(base: APIBase) -> String? {
    var parts = path[...]
    let prefix = base.url.path().split(separator: "/").map(String.init)
    if !prefix.isEmpty && parts.starts(with: prefix) { parts = parts.dropFirst(prefix.count) }
    guard let first = parts.first else { return nil }
    switch first {
    case "users", "orgs", "repos", "enterprises", "stars": return parts.dropFirst().first ?? nil
    case "apps": return parts.dropFirst().first.map { $0 + "[bot]" }
    default: return first
    }
  }
}
