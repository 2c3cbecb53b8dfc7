/// Places between characters.
extension LineEditor {
  /// The string index of a UTF-8 offset inside the text.
  ///
  /// - Complexity: O(1), since the text is stored as UTF-8.
  func index(at offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The nearest place between characters that is not before an offset.
  package func boundary(at offset: Int) -> Int {
    let offset = min(max(0, offset), text.utf8.count)
    let index = index(at: offset)
    if String.Index(index, within: text) != nil { return offset }
    return self.offset(of: text.index(after: index))
  }

  /// Where a movement from an offset leads; the offset itself at the end of the way.
  package func offset(of movement: TextMovement, from offset: Int) -> Int {
    let start = index(at: offset)
    switch movement {
    case .start: return 0
    case .end: return text.utf8.count
    case .paragraphStart: return paragraph(around: offset).lowerBound
    case .paragraphEnd: return paragraph(around: offset).upperBound
    case .previousCharacter:
      return start == text.startIndex ? offset : self.offset(of: text.index(before: start))
    case .nextCharacter:
      return start == text.endIndex ? offset : self.offset(of: text.index(after: start))
    case .previousWord: return self.offset(of: wordStart(before: start))
    case .nextWord: return self.offset(of: wordEnd(after: start))
    }
  }

  private func wordStart(before index: String.Index) -> String.Index {
    let head = text[..<index]
    guard let last = head.lastIndex(where: \.isPartOfWord) else { return text.startIndex }
    guard let gap = head[..<last].lastIndex(where: { !$0.isPartOfWord }) else {
      return text.startIndex
    }
    return text.index(after: gap)
  }

  private func wordEnd(after index: String.Index) -> String.Index {
    guard let first = text[index...].firstIndex(where: \.isPartOfWord) else { return text.endIndex }
    return text[first...].firstIndex { !$0.isPartOfWord } ?? text.endIndex
  }

  /// The paragraph around an offset, without the line break at its end.
  ///
  /// - Complexity: O(length of the paragraph).
  package func paragraph(around offset: Int) -> Range<Int> {
    let bytes = text.utf8
    let place = index(at: offset)
    let end = bytes[place...].firstIndex(where: \.isLineBreak) ?? text.endIndex
    let former = bytes[..<place].lastIndex(where: \.isLineBreak)
    let start = former.map(bytes.index(after:)) ?? text.startIndex
    return self.offset(of: start)..<self.offset(of: end)
  }

  /// The longest run of word characters, or of others, around the character at an offset.
  ///
  /// It stays within the paragraph; at the end of one, the last character of it decides.
  func wordRange(at offset: Int) -> Range<Int> {
    let range = paragraph(around: offset)
    let line = self[range]
    let start = index(at: offset)
    guard let inside = (start < line.endIndex ? text[start] : line.last)?.isPartOfWord else {
      return range
    }
    let end = line[start...].firstIndex { $0.isPartOfWord != inside } ?? line.endIndex
    let gap = line[..<start].lastIndex { $0.isPartOfWord != inside }
    return self.offset(of: gap.map(line.index(after:)) ?? line.startIndex)..<self.offset(of: end)
  }
}

extension Character {
  /// Whether a movement by words goes over this character.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension UInt8 {
  /// Whether the byte of a UTF-8 text breaks a line, as `TextLayout` does.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
