import Foundation

/// An answer that was kept.
struct CachedAnswer: Hashable, Sendable {
  /// The `ETag` as it came, weak or strong.
  var etag: String?
  /// The `Last-Modified` as it came.
  var lastModified: String?
  /// The `Link` header.
  var link: String?
  /// Where the answer sent on to; it has no body then.
  var location: String?
  var body: Data
  /// When the server last said so.
  var checked: Date
}
