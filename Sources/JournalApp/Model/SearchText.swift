/// Text as it is searched: split into words, in lower case, without diacritics.
///
/// The store's full-text index is given these words, separated by spaces, and FTS5's `ascii`
/// tokenizer, which takes every character beyond ASCII for part of a word. So what the index
/// finds, what `EntryFilter` matches and what is highlighted cannot disagree. FTS5's own
/// `unicode61` keeps `ł`, `ø` and `ß`, knows Unicode 6.1 only, leaves out emoji, and takes a whole
/// sentence without spaces for one word.
nonisolated enum SearchText {
  /// The words of a text in one string; nil where the index splits the text in the same way itself.
  ///
  /// That it does if the text is all ASCII: words of letters and digits, without case.
  ///
  /// - Complexity: O(length of the text).
  static func words(of text: String) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    forEachWord(in: text) { word in
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes += word.bytes
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text's words in their order.
  static func split(_ text: some StringProtocol) -> [SearchWord] {
    var words: [SearchWord] = []
    forEachWord(in: text) { words.append($0) }
    return words
  }

  /// Calls a closure with each word.
  static func forEachWord(in text: some StringProtocol, _ body: (SearchWord) -> Void) {
    let scalars = text.unicodeScalars
    var word = SearchWord(start: scalars.startIndex)
    func end() {
      if !word.bytes.isEmpty { body(word) }
      word = SearchWord(start: scalars.startIndex)
    }
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch SearchClass(scalar) {
      case .letter:
        word.append(scalar, from: index, to: next)
      case .single:
        end()
        word.append(scalar, from: index, to: next)
        end()
      case .joiner:
        word.extend(to: next)
      case .separator:
        end()
      }
      index = next
    }
    end()
  }
}
