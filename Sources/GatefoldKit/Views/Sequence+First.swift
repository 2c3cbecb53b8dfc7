extension Sequence {
  /// The first value that a closure makes of an element.
  ///
  /// It is asked once for each element: `lazy.compactMap(_:).first` asks twice for the one that it
  /// finds, and traps where the second answer is `nil`, as that of a data source may be.
  ///
  /// - Complexity: O(elements before it).
  func firstNonNil<Value>(_ transform: (Element) throws -> Value?) rethrows -> Value? {
    for element in self {
      if let value = try transform(element) { return value }
    }
    return nil
  }
}
