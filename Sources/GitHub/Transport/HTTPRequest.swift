package import Foundation

/// One request, as it is to be sent.
package struct HTTPRequest: Hashable, Sendable {
  /// The method, as in `GET`.
  package var method = "GET"
  /// Where it goes.
  package var url: URL
  /// The names and values of its headers.
  package var headers: [String: String] = [:]
  /// How many bytes of an answer are taken, counted as they are once unpacked.
  package var bodyLimit = 8 << 20

  /// Creates a request without headers.
  package init(url: URL) { self.url = url }
}
