package import Foundation

/// An answer and its age.
package struct Stored<Value: Sendable>: Sendable {
  package var value: Value
  /// When the server last said so.
  package var date: Date
  /// Whether it comes from the cache and has not been asked for again yet.
  package var isCached: Bool

  package init(_ value: Value, date: Date, isCached: Bool) {
    self.value = value
    self.date = date
    self.isCached = isCached
  }
}
