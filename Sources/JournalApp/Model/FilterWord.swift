/// A word of a filter, or what stands in quotes.
nonisolated struct FilterWord: Hashable {
  /// The word, without quotes.
  let text: String
  /// Whether it stands in quotes.
  var isQuoted = false
  /// Whether it begins with a quote that is not closed.
  var isOpen = false
  /// Whether nothing follows, not even white space.
  var isLast = false

  /// Splits a filter at white space outside of quotes.
  ///
  /// A quote opens where a word begins; within one it is a character like any other.
  static func split(_ filter: String) -> [FilterWord] {
    var words: [FilterWord] = []
    var rest = filter.drop(while: \.isWhitespace)
    while let first = rest.first {
      if quotes.contains(first) {
        let text = rest.dropFirst().prefix { !quotes.contains($0) }
        let isOpen = text.endIndex == rest.endIndex
        words.append(FilterWord(text: String(text), isQuoted: true, isOpen: isOpen))
        rest = rest[text.endIndex...].dropFirst()
      } else {
        let text = rest.prefix { !$0.isWhitespace }
        let isLast = text.endIndex == rest.endIndex
        words.append(FilterWord(text: String(text), isLast: isLast))
        rest = rest[text.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  private static let quotes: Set<Character> = ["\"", "“", "”", "„"]
}
