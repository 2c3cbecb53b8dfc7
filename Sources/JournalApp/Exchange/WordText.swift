/// A text as it is compared across formats, which break lines and put blanks in different places.
nonisolated enum WordText {
  /// The words, with one blank between each two.
  ///
  /// - Complexity: O(length of the text).
  static func words(of text: String) -> String {
    let words = text.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }
    return words.map { Substring($0) }.joined(separator: " ")
  }
}

nonisolated extension ImportedEntry {
  /// The words of its text.
  var words: String { WordText.words(of: text) }

  /// Derives an identifier from its date, as it is in the file, and from its words.
  ///
  /// So the same file gives the same entries again, on every machine and in every time zone, and so
  /// do two formats of one journal.
  ///
  /// - Parameter occurrence: How many such entries the file has before it.
  /// - Returns: The identifier.
  func derivedID(occurrence: Int) -> EntryID {
    EntryID(derivedFrom: "entry", contents: [stamp, words], occurrence: occurrence)
  }
}
