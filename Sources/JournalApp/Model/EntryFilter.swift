/// Words that an entry's text has to hold, all of them, as parts of words or whole.
///
/// Case and diacritics do not count: `logica` finds `LÓGICA`.
package nonisolated struct EntryFilter: Hashable, Sendable {
  /// The words as they were typed, in one string.
  package let text: String
  private let words: [[UInt8]]

  /// Takes a filter as it was typed.
  ///
  /// Words are separated by white space.
  package init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace).map { Array(SearchFold.fold($0.utf8)) }
  }

  /// Whether every entry passes.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether a text holds all words.
  package func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches(utf8: $0) }
  }

  /// Whether a text in UTF-8 holds all words.
  ///
  /// - Complexity: O(length of the text) for each word.
  func matches(utf8 text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isEmpty { return true }
    let folded = SearchFold.fold(text)
    return words.allSatisfy { SearchFold.contains($0, in: folded) }
  }
}
