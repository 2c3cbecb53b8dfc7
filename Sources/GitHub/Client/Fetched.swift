import Foundation

/// What was made of an answer, and when the server gave it.
struct Fetched<Value: Sendable>: Sendable {
  var value: Value
  /// The `Link` header.
  var link: String?
  /// When the server last said so.
  var date: Date
}
