/// Tags that another program keeps beside a text, as words of that text.
nonisolated enum TagText {
  /// Puts the tags that the text does not have yet on a line of their own at its end.
  ///
  /// A tag without a sign gets `#`; one that the text has with another sign is there.
  static func appending(_ tags: [String], to text: String) -> String {
    guard !tags.isEmpty else { return text }
    var known = Set(EntryTag.ranges(in: text).map { name(EntryTag(text[$0])) })
    let new = tags.map(word).filter { !$0.isEmpty && known.insert(name(EntryTag($0))).inserted }
    guard !new.isEmpty else { return text }
    return text + (text.isEmpty ? "" : "\n\n") + new.joined(separator: " ")
  }

  /// The tag as a word: blanks become hyphens.
  private static func word(_ tag: String) -> String {
    let word = tag.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    guard let first = word.unicodeScalars.first else { return "" }
    guard first == "@" || first == "#" else { return "#" + word }
    return word.unicodeScalars.count > 1 ? word : ""
  }

  /// What a tag is called, whatever its sign.
  private static func name(_ tag: EntryTag) -> Substring {
    tag.token.dropFirst()
  }
}
