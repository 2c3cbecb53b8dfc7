/// The text gate: turns any text into glyphs that terminals draw in the same number of columns.
///
/// Measured in tmux, xterm, kitty and foot. What the glyphs of a text show:
///
/// - A tab is spaces up to the next multiple of eight columns from the start of the text.
/// - Other ASCII controls, line breaks too, are their pictures (U+2400 and on): no control character,
///   and so no escape sequence, ever reaches a terminal.
/// - Bidirectional embeddings, overrides and isolates, C1 controls, line and paragraph separators,
///   private use, unassigned and contested characters are U+FFFD.
/// - Other format characters, style selectors, skin tones and keycaps are left out; of a sequence of
///   joined emoji the first is shown, of a flag its two letters.
/// - Up to four nonspacing marks stand on their base, or on U+25CC where they have none.
/// - Marks with a width of their own (general category Mc) take a cell of their own: text of India and
///   its neighbours cannot be read without them, at the price of misaligned columns in kitty, which
///   gives them no width.
///
/// Widths are those of the C library's `wcwidth(3)` in a UTF-8 locale, which is what ncurses uses.
///
/// - Complexity: each glyph costs the length of its own character, whatever follows.
public struct GlyphIterator: IteratorProtocol {
  @usableFromInline let text: Substring.UTF8View
  @usableFromInline let end: String.Index
  @usableFromInline var index: String.Index
  /// The character being read, where it is more than an ASCII one.
  @usableFromInline var cluster: ClusterReader
  /// Columns from the start of the text.
  @usableFromInline var column = 0
  /// Spaces of a tab that are still to come.
  @usableFromInline var spaces = 0

  /// Creates an iterator over the glyphs of a text.
  @inlinable
  public init(_ text: some StringProtocol) {
    self.init(text: (text[...] as? Substring) ?? Substring(String(text)))
  }

  @usableFromInline
  init(text: Substring) {
    self.text = text.utf8
    index = text.startIndex
    end = text.endIndex
    cluster = ClusterReader(at: index)
  }

  /// The next glyph, or nil at the end of the text.
  @inlinable
  public mutating func next() -> Glyph? {
    if spaces == 0, cluster.isAtEnd, index < end {
      let byte = text[index]
      let after = text.index(after: index)
      if byte >= 0x20, byte < 0x7F, after == end || text[after] < 0x80 {
        index = after
        column += 1
        return Glyph(base: Unicode.Scalar(byte))
      }
    }
    return nextOfAnyKind()
  }

  @usableFromInline
  mutating func nextOfAnyKind() -> Glyph? {
    while true {
      if spaces > 0 { return nextSpace() }
      if let glyph = cluster.next(in: Substring(text).unicodeScalars) {
        column += glyph.width
        return glyph
      }
      guard index < end else { return nil }
      startCharacter()
    }
  }

  private mutating func nextSpace() -> Glyph {
    spaces -= 1
    column += 1
    return Glyph(base: " ")
  }

  private mutating func startCharacter() {
    if text[index] == 0x09 {
      spaces = TabStop.columns(from: column)
      index = text.index(after: index)
    } else {
      cluster = ClusterReader(characterAt: index, of: Substring(text))
      index = cluster.end
    }
  }
}
