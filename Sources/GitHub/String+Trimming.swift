extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    String(self.drop { $0.isWhitespace }.trimmingSuffix { $0.isWhitespace })
  }

  /// The text without the characters at its end that are meant.
  func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
