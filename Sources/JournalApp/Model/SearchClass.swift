/// What a character does to the words around it in a search.
nonisolated enum SearchClass: Hashable {
  /// It is part of a word.
  case letter
  /// It is a word by itself.
  case single
  /// It belongs to the character before it and is not searched: a diacritic, a joiner.
  case joiner
  /// It is between words.
  case separator

  /// Classifies a character.
  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = Self.isLetterOrDigit(ascii: scalar) ? .letter : .separator
    } else {
      self = Self.category(of: scalar)
    }
  }

  private static func isLetterOrDigit(ascii scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  private static func category(of scalar: Unicode.Scalar) -> SearchClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return FoldedScalars.fold(scalar).isEmpty ? .joiner : scriptClass(of: scalar)
    case .nonspacingMark, .spacingMark, .enclosingMark:
      let isDropped = FoldedScalars.fold(scalar).isEmpty
      let isHidden = scalar.properties.isDefaultIgnorableCodePoint
      return isDropped || isHidden ? .joiner : scriptClass(of: scalar)
    case .otherSymbol, .mathSymbol, .currencySymbol, .privateUse:
      return .single
    case .format:
      let isJoiner = scalar.properties.isDefaultIgnorableCodePoint && scalar != "\u{200B}"
      return isJoiner ? .joiner : .separator
    default:
      return .separator
    }
  }

  private static func scriptClass(of scalar: Unicode.Scalar) -> SearchClass {
    scriptsWithoutSpaces.contains { $0.contains(scalar.value) } ? .single : .letter
  }

  /// Scripts that write words without spaces between them, and Hangul, whose words end in particles
  /// and are joined to others: any of their characters may start what is looked for.
  ///
  /// Blocks as in the Unicode Character Database's Blocks.txt.
  private static let scriptsWithoutSpaces: [ClosedRange<UInt32>] = [
    0x0e00...0x0eff,  // Thai, Lao
    0x1000...0x109f,  // Myanmar
    0x1100...0x11ff,  // Hangul Jamo
    0x1780...0x17ff,  // Khmer
    0x2e80...0x2fdf,  // CJK and Kangxi radicals
    0x3005...0x3007,  // Ideographic iteration mark, closing mark and zero
    0x3040...0x30ff,  // Hiragana, Katakana
    0x3100...0x312f,  // Bopomofo
    0x3131...0x318f,  // Hangul compatibility Jamo
    0x31a0...0x31ff,  // Bopomofo and Katakana extensions
    0x3400...0x4dbf,  // CJK extension A
    0x4e00...0x9fff,  // CJK unified ideographs
    0xac00...0xd7ff,  // Hangul syllables
    0xf900...0xfaff,  // CJK compatibility ideographs
    0xff66...0xffdc,  // Halfwidth Katakana and Hangul
    0x1b000...0x1b16f,  // Kana supplements
    0x20000...0x3ffff,  // CJK extensions from B on
  ]
}
