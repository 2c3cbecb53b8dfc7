/// Reads the glyphs of one `Character`, scalar by scalar.
///
/// Most characters are one glyph; a flag, a Devanagari conjunct or a vowel sign of its own width
/// makes two or more. Nothing is read beyond the end of the character.
struct ClusterReader {
  /// Where the next glyph starts.
  private(set) var index: String.Index
  /// Where the character ends.
  private(set) var end: String.Index
  /// The only scalar of the character, where it is a plain one and need not be read again.
  private var plain: Unicode.Scalar?

  /// Whether all of the character has been read.
  var isAtEnd: Bool { index == end }

  /// Creates a reader that has nothing to read.
  init(at index: String.Index) {
    self.index = index
    end = index
  }

  /// Creates a reader of the character at an index of a text.
  init(characterAt index: String.Index, of text: Substring) {
    self.index = index
    let scalars = text.unicodeScalars
    let first = scalars[index]
    let after = scalars.index(after: index)
    if first.isPlain, after == text.endIndex || scalars[after].isPlain {
      plain = first
      end = after
    } else {
      end = text.index(after: index)
    }
  }

  /// Reads the next glyph, or up to the end where nothing more is drawn.
  mutating func next(in scalars: Substring.UnicodeScalarView) -> Glyph? {
    var draft = GlyphDraft()
    if let plain, index != end {
      index = end
      _ = draft.add(plain)
    }
    while index != end {
      guard draft.add(scalars[index]) else { break }
      index = scalars.index(after: index)
    }
    return draft.glyph
  }
}

/// A glyph that is being put together.
private struct GlyphDraft {
  /// The scalar that the base came from.
  private var source: Unicode.Scalar?
  private var base = ScalarClass.dottedCircle
  private var width = 1
  private var marks = SIMD4<UInt32>.zero
  private var markCount = 0
  /// Whether a zero width joiner came after the base.
  private var isJoined = false

  /// The glyph so far; nil while there is nothing to draw.
  var glyph: Glyph? {
    isEmpty ? nil : Glyph(base: base, marks: marks, width: width)
  }

  private var isEmpty: Bool { source == nil && markCount == 0 }

  /// Adds a scalar, or returns false where it starts the next glyph.
  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    let scalar = composed(with: scalar) ?? scalar
    switch ScalarClass(scalar) {
    case .dropped: isJoined = isJoined || scalar.value == 0x200D
    case .mark: addMark(scalar)
    case .spacing(let shown, let width): return addBase(shown, width: width, for: scalar)
    }
    return true
  }

  /// The Hangul syllable so far and a jamo, as one scalar that takes the place of the base.
  private mutating func composed(with scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard markCount == 0, let syllable = source?.composedSyllable(with: scalar) else { return nil }
    source = nil
    return syllable
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    guard markCount < marks.scalarCount else { return }
    marks[markCount] = scalar.value
    markCount += 1
  }

  /// Takes a base where there is none yet, and leaves out what an emoji sequence adds to its first.
  private mutating func addBase(
    _ shown: Unicode.Scalar,
    width: Int,
    for scalar: Unicode.Scalar
  ) -> Bool {
    guard isEmpty else { return scalar.isSkinTone || isJoined && scalar.properties.isEmoji }
    (source, base, self.width) = (scalar, shown, width)
    return true
  }
}
