/// Words that are to stand side by side in a text.
nonisolated struct SearchPhrase: Hashable {
  private let words: [[UInt8]]
  /// Whether the last word may go on.
  private let isPrefix: Bool

  /// Splits a text into the words that are looked for.
  init(_ text: String, isPrefix: Bool) {
    words = SearchText.split(text).map(\.bytes)
    self.isPrefix = isPrefix
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { words.isEmpty }

  /// The phrase in the language of FTS5 (<https://www.sqlite.org/fts5.html>, 3).
  ///
  /// Words have no quotes.
  var match: String {
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return "\"\(text)\"" + (isPrefix ? " *" : "")
  }

  /// Where the phrase occurs among the words of a text.
  func ranges(in text: [SearchWord]) -> [Range<String.Index>] {
    guard let last = words.last, text.count >= words.count else { return [] }
    return (0...text.count - words.count)
      .compactMap { start in
        let candidates = text[start..<start + words.count]
        guard zip(candidates.dropLast(), words).allSatisfy({ $0.bytes == $1 }),
          let first = candidates.first, let end = candidates.last,
          isPrefix ? end.bytes.starts(with: last) : end.bytes == last
        else { return nil }
        return first.range.lowerBound..<end.range(ofPrefix: last.count).upperBound
      }
  }
}
