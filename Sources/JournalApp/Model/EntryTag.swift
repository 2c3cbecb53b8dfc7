/// A tag as it stands in a text: `@` or `#` and a word of letters, digits, `-` and `_`.
package nonisolated struct EntryTag: Hashable, Sendable {
  /// The tag with its sign, as it was written.
  package let name: String
  /// What identifies it, as a word of the full-text index: spellings of one tag have the same.
  let token: String

  /// Takes a tag with its sign.
  init(_ name: some StringProtocol) {
    self.name = String(name)
    token = Self.token(of: name)
  }

  /// Where a text has tags.
  ///
  /// A sign within a word, an address or a path starts none: `me@example.org`, `a/#b`, `C#`. A tag
  /// has a letter or a digit, and does not end with `-` or `_`.
  ///
  /// - Complexity: O(length of the text).
  package static func ranges(in text: String) -> [Range<String.Index>] {
    guard text.utf8.contains(where: { $0 == 0x40 || $0 == 0x23 }) else { return [] }
    var ranges: [Range<String.Index>] = []
    let scalars = text.unicodeScalars
    var previous: Unicode.Scalar?
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      guard isSign(scalar), previous.map(canStandBefore) ?? true else {
        (previous, index) = (scalar, next)
        continue
      }
      let word = scalars[next...].prefix(while: isPart)
      let end = endOfTag(word)
      if end > next { ranges.append(index..<end) }
      previous = word.last ?? scalar
      index = word.endIndex
    }
    return ranges
  }

  /// Where the last letter or digit of a word ends.
  private static func endOfTag(_ word: Substring.UnicodeScalarView) -> String.Index {
    guard word.contains(where: { !isDash($0) && SearchClass($0) != .joiner }),
      let last = word.lastIndex(where: { !isDash($0) })
    else { return word.startIndex }
    return word.index(after: last)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "@" || scalar == "#" }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "_" }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if isDash(scalar) { return true }
    switch SearchClass(scalar) {
    case .letter, .joiner: return true
    case .single: return scalar.properties.isAlphabetic
    case .separator: return false
    }
  }

  private static func canStandBefore(_ scalar: Unicode.Scalar) -> Bool {
    !isPart(scalar) && !isSign(scalar) && !"/.:&=?+%~\\".unicodeScalars.contains(scalar)
  }

  /// Characters that the index takes for parts of words, in place of those that it does not.
  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = [
    "@": "＠", "#": "＃", "-": "‐", "_": "‿",
  ]

  private static func token(of name: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    for scalar in name.unicodeScalars {
      if let replacement = replacements[scalar] {
        bytes += Array(String(replacement).utf8)
      } else if SearchClass(scalar) != .joiner {
        bytes += FoldedScalars.fold(scalar)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
