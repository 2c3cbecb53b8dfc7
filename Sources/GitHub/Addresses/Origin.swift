package import Foundation

/// Whom a request goes to: scheme, host and port (RFC 6454).
package struct Origin: Hashable, Sendable {
  /// `http` or `https`.
  package let scheme: String
  /// The host, in lower case.
  package let host: String
  /// The port, also where the address leaves it out.
  package let port: Int

  /// The origin of an address; nil where it is none of HTTP, or names somebody to log in as.
  package init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host(), !host.isEmpty else {
      return nil
    }
    guard scheme == "http" || scheme == "https", url.user() == nil, url.password() == nil else {
      return nil
    }
    self.scheme = scheme
    self.host = host.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
