/// How a character behaves where lines break: the classes of UAX #14, simplified.
enum BreakClass {
  /// A line may end after it, and then it is not drawn.
  case space
  /// No line ends beside it.
  case glue
  /// A letter, or anything that is not named here.
  case letter
  /// A digit: no break between it and a hyphen before.
  case digit
  /// A line may end after it.
  case hyphen
  /// A hyphen at the beginning of a word, as in `--option`: it stays with the word.
  case leadingHyphen
  /// No line ends after it.
  case opening
  /// No line starts with it.
  case closing
  /// No line starts with it, but one may end after it; kinsoku's marks are of this class.
  case wideClosing
  /// A line may end before and after it: ideographs, kana, Hangul, emoji.
  case ideograph

  /// The class of a character; a space that carries a mark is drawn, and so a letter.
  init(_ character: CharacterCells) {
    self.init(character.scalar, width: character.width)
    if case .space = self, !character.isSingleScalar { self = .letter }
  }

  private init(_ scalar: Unicode.Scalar, width: Int) {
    if scalar.isASCII {
      self.init(ascii: scalar)
    } else if scalar.isPlain {
      self.init(plain: scalar)
    } else if width == 0 {
      self = scalar.value == 0x200B ? .space : .glue
    } else {
      self.init(category: scalar.properties.generalCategory, of: scalar)
    }
  }

  private init(ascii scalar: Unicode.Scalar) {
    switch scalar {
    case " ", "\t": self = .space
    case "-": self = .hyphen
    case "(", "[", "{": self = .opening
    case ")", "]", "}", "!", "?", ",", ".", ":", ";", "%": self = .closing
    case "\"", "'": self = .glue
    case "0"..."9": self = .digit
    default: self = .letter
    }
  }

  private init(plain scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FA5, 0xAC00...0xD7A3:
      self = Self.nonstarters.contains(scalar) ? .wideClosing : .ideograph
    case 0x00AE...0x052F: self = .letter
    default: self.init(category: scalar.properties.generalCategory, of: scalar)
    }
  }

  private init(category: Unicode.GeneralCategory, of scalar: Unicode.Scalar) {
    let isWide = ScalarClass(scalar).isWide
    switch category {
    case .spaceSeparator: self = Self.noBreakSpaces.contains(scalar) ? .glue : .space
    case .dashPunctuation: self = scalar.value == 0x2011 ? .glue : isWide ? .wideClosing : .hyphen
    case .openPunctuation, .initialPunctuation: self = .opening
    case .closePunctuation, .finalPunctuation: self = isWide ? .wideClosing : .closing
    case _ where Self.nonstarters.contains(scalar): self = isWide ? .wideClosing : .closing
    case _ where isWide || scalar.regionalLetter != nil: self = .ideograph
    case _ where (0xFF66...0xFF9D).contains(scalar.value): self = .ideograph
    default: self = .letter
    }
  }

  private static let noBreakSpaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// What starts no line beyond brackets: points, iteration and length marks, small kana (JIS X
  /// 4051).
  private static let nonstarters = Set(
    """
    、。，．・：；？！％゛゜ヽヾゝゞ々〻ー～…‥\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ\
    ｡､･ｰﾞﾟｧｨｩｪｫｬｭｮｯ
    """
    .unicodeScalars
  )
}

extension BreakClass {
  /// This class after a character of another; a hyphen that does not follow a word leads one.
  func following(_ previous: BreakClass?) -> BreakClass {
    guard case .hyphen = self else { return self }
    switch previous {
    case nil, .space, .opening, .leadingHyphen: return .leadingHyphen
    default: return .hyphen
    }
  }

  /// Whether a line may end between this class and the next, where no space stands between.
  func allowsBreak(before next: BreakClass) -> Bool {
    switch (self, next) {
    case (_, .space): false
    case (.space, _): true
    case (_, .closing), (_, .wideClosing), (_, .hyphen), (_, .glue): false
    case (.glue, _), (.opening, _), (.leadingHyphen, _): false
    case (.hyphen, _): next != .digit
    case (.ideograph, _), (.wideClosing, _), (_, .ideograph): true
    default: false
    }
  }
}
