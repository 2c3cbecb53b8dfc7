/// One character of a text and the cells it takes.
package struct CharacterCells: Equatable, Sendable {
  /// Where the character stands in the text.
  package let range: Range<String.Index>
  /// Its first scalar.
  package let scalar: Unicode.Scalar
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
    let start = index
    let (scalar, width) = readASCII() ?? readCluster()
    defer { column += width }
    return CharacterCells(range: start..<index, scalar: scalar, column: column, width: width)
  }

  /// Reads a tab, or a printable ASCII character that no mark can follow.
  private mutating func readASCII() -> (Unicode.Scalar, width: Int)? {
    let byte = text.utf8[index]
    let after = text.utf8.index(after: index)
    let isPrintable = byte >= 0x20 && byte < 0x7F
    guard byte == 0x09 || isPrintable, after == text.endIndex || text.utf8[after] < 0x80 else {
      return nil
    }
    index = after
    return (Unicode.Scalar(byte), isPrintable ? 1 : TabStop.columns(from: column))
  }

  private mutating func readCluster() -> (Unicode.Scalar, width: Int) {
    let scalars = text.unicodeScalars
    let first = scalars[index]
    var cluster = ClusterReader(characterAt: index, of: text)
    index = cluster.end
    if first == "\t" { return (first, TabStop.columns(from: column)) }
    var width = 0
    while let glyph = cluster.next(in: scalars) { width += glyph.width }
    return (first, width)
  }
}
