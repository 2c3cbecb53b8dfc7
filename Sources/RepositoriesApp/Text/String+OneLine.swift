extension String {
  /// The text with a space for each run of blanks and line breaks, and none at the ends.
  nonisolated var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
