/// The text gate: turns any text into glyphs that terminals draw in the same number of columns.
///
/// Measured in tmux, xterm, kitty and foot. What the glyphs of a text show:
///
/// - A tab is spaces up to the next multiple of eight columns from the start of the text.
/// - Other ASCII controls, line breaks too, are their pictures (U+2400 and on): no control
///   character, and so no escape sequence, ever reaches a terminal.
/// - Bidirectional embeddings, overrides and isolates, C1 controls, line and paragraph separators,
///   private use, unassigned and contested characters are U+FFFD.
/// - Other format characters, style selectors, skin tones and keycaps are left out; of a sequence
///   of joined emoji the first is shown, of a flag its two letters.
/// - Up to four nonspacing marks stand on their base, or on U+25CC where they have none.
/// - Marks with a width of their own (general category Mc) take a cell of their own: text of India
///   and its neighbours cannot be read without them, at the price of misaligned columns in kitty,
///   which gives them no width.
///
/// Widths are those of the C library's `wcwidth(3)` in a UTF-8 locale, which is what ncurses uses.
///
/// - Complexity: each glyph costs the length of its own character, whatever follows.
public struct GlyphIterator: IteratorProtocol {
  private let text: Substring
  private let base: String
  /// Where the character after the run and the cluster starts.
  ///
  /// Kept beside its offset: an index that the standard library made by a character's end need not
  /// be aligned to a character again, which would make each step read backwards.
  private var index: String.Index
  /// The same in bytes from the start of the base.
  private var offset: Int
  private let end: Int
  /// A run of printable ASCII, read ahead.
  @usableFromInline var run = ASCIIRun()
  /// The character being read, where it is not of the run.
  private var cluster: ClusterReader
  /// Columns from the start of the text to whatever follows the run.
  private var column = 0
  /// Spaces of a tab that are still to come.
  private var spaces = 0

  /// Creates an iterator over the glyphs of a text.
  @inlinable
  public init(_ text: some StringProtocol) {
    self.init(text: Substring(wrapping: text))
  }

  @usableFromInline
  init(text: Substring) {
    self.text = text
    base = text.base
    index = text.startIndex
    offset = base.utf8.distance(from: base.startIndex, to: text.startIndex)
    end = base.utf8.distance(from: base.startIndex, to: text.endIndex)
    cluster = ClusterReader(at: text.startIndex)
  }

  /// The next glyph, or nil at the end of the text.
  @inlinable
  public mutating func next() -> Glyph? {
    if let byte = run.next() { return Glyph(base: Unicode.Scalar(byte)) }
    return nextOfAnyKind()
  }

  @usableFromInline
  mutating func nextOfAnyKind() -> Glyph? {
    while true {
      if spaces > 0 { return nextSpace() }
      if !cluster.isAtEnd, let glyph = cluster.next(in: text.unicodeScalars) {
        column += glyph.width
        return glyph
      }
      guard offset < end else { return nil }
      if let glyph = startRun() { return glyph }
      startCharacter()
    }
  }

  private mutating func nextSpace() -> Glyph {
    spaces -= 1
    column += 1
    return Glyph(base: " ")
  }

  /// Reads ahead if printable ASCII comes next, and returns its first glyph.
  private mutating func startRun() -> Glyph? {
    run = ASCIIRun(from: offset, to: end, of: base)
    guard run.count > 0 else { return nil }
    index = base.utf8.index(index, offsetBy: run.count)
    offset += run.count
    column += run.count
    return run.next().map { Glyph(base: Unicode.Scalar($0)) }
  }

  private mutating func startCharacter() {
    cluster = ClusterReader(characterAt: index, of: text)
    offset += base.utf8.distance(from: index, to: cluster.end)
    if base.utf8[index] == 0x09 {
      spaces = TabStop.columns(from: column)
      cluster = ClusterReader(at: cluster.end)
    }
    index = cluster.end
  }
}
