/// One character of a text and the cells it takes.
package struct CharacterCells: Equatable, Sendable {
  /// Where the character stands in the text.
  package let range: Range<String.Index>
  /// Its first scalar.
  package let scalar: Unicode.Scalar
  /// Whether there are no others.
  package let isSingleScalar: Bool
  /// Its first column, from the start of the text or from where the column was last set.
  package let column: Int
  /// Columns taken; 0 where nothing of it is drawn.
  package let width: Int
}

/// The characters of a text in order, each with the columns that ``GlyphIterator`` gives it.
///
/// - Complexity: each character costs its own length, whatever follows.
package struct CharacterCellsIterator: IteratorProtocol {
  private let text: Substring
  /// Where the next character starts.
  package private(set) var index: String.Index
  /// The column of the next character.
  ///
  /// Setting it moves the tab stops of what follows.
  package var column = 0

  /// Creates an iterator over the characters of a text.
  package init(_ text: some StringProtocol) {
    self.text = Substring(wrapping: text)
    index = text.startIndex
  }

  /// The next character, or nil at the end of the text.
  package mutating func next() -> CharacterCells? {
    guard index < text.endIndex else { return nil }
    let character = nextASCII() ?? nextCluster()
    index = character.range.upperBound
    column += character.width
    return character
  }

  /// A tab, or a printable ASCII character that no mark can follow.
  private func nextASCII() -> CharacterCells? {
    let byte = text.utf8[index]
    let after = text.utf8.index(after: index)
    let isPrintable = byte >= 0x20 && byte < 0x7F
    guard byte == 0x09 || isPrintable, after == text.endIndex || text.utf8[after] < 0x80 else {
      return nil
    }
    return CharacterCells(
      range: index..<after,
      scalar: Unicode.Scalar(byte),
      isSingleScalar: true,
      column: column,
      width: isPrintable ? 1 : TabStop.columns(from: column)
    )
  }

  private func nextCluster() -> CharacterCells {
    let scalars = text.unicodeScalars
    let first = scalars[index]
    var cluster = ClusterReader(characterAt: index, of: text)
    var width = first == "\t" ? TabStop.columns(from: column) : 0
    while first != "\t", let glyph = cluster.next(in: scalars) { width += glyph.width }
    return CharacterCells(
      range: index..<cluster.end,
      scalar: first,
      isSingleScalar: scalars.index(after: index) == cluster.end,
      column: column,
      width: width
    )
  }
}
