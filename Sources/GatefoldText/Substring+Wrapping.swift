extension Substring {
  /// A text as a substring of itself, which shares its storage and its indexes.
  @inlinable
  init(wrapping text: some StringProtocol) {
    self = (text[...] as? Substring) ?? Substring(String(text))
  }
}
