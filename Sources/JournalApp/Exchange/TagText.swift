/// Tags that another program keeps beside a text, as words of that text.
nonisolated enum TagText {
  /// Puts the tags that the text does not have yet on a line of their own at its end.
  ///
  /// A tag that has no sign gets `#`; blanks in it become hyphens.
  static func appending(_ tags: [String], to text: String) -> String {
    guard !tags.isEmpty else { return text }
    var known = names(in: text)
    let new = tags.map(word).filter { !$0.isEmpty && known.insert(name($0)).inserted }
    guard !new.isEmpty else { return text }
    return text + (text.isEmpty ? "" : "\n\n") + new.joined(separator: " ")
  }

  private static func word(_ tag: String) -> String {
    let word = tag.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    if word.isEmpty || word == "@" || word == "#" { return "" }
    return isSign(word.unicodeScalars.first) ? word : "#" + word
  }

  /// The tags of a text, without their signs.
  private static func names(in text: String) -> Set<String> {
    let words = text.split(whereSeparator: \.isWhitespace)
    return Set(words.lazy.filter { isSign($0.unicodeScalars.first) }.map { name(String($0)) })
  }

  /// A tag as it is compared.
  private static func name(_ word: String) -> String {
    let isEnd: (Character) -> Bool = { ".,:;!?)]}'\"".contains($0) }
    let end = word.lastIndex { !isEnd($0) }.map { word.index(after: $0) } ?? word.startIndex
    return word[..<end].dropFirst().lowercased()
  }

  private static func isSign(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == "@" || scalar == "#"
  }
}
