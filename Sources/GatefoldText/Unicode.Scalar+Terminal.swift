extension Unicode.Scalar {
  /// The visible picture of an ASCII control character (U+2400 and on); any other ASCII is itself.
  var picture: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? ScalarClass.replacement
    case 0x7F: "\u{2421}"
    default: self
    }
  }

  /// Whether this is an embedding, an override or an isolate.
  ///
  /// They rearrange all text up to their end, so a reader must see that one is there
  /// (CVE-2021-42574). The implicit marks U+061C, U+200E and U+200F only break ties between their
  /// neighbours, come from ordinary typing, and are dropped like other format characters.
  var isBidiOverride: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether this is a mark that changes the width of its base in some terminals: the selectors of
  /// text and emoji style, and the keycap.
  var isUncountedMark: Bool { value == 0xFE0E || value == 0xFE0F || value == 0x20E3 }

  /// The letter of a regional indicator; two of them make a flag.
  var regionalLetter: Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41)
  }

  /// Whether this is a skin tone.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether tmux, xterm, kitty and foot do not agree on the columns of this scalar.
  ///
  /// Conjoining jamo, fillers, a few symbols of the CJK blocks, and skin tones on their own.
  var isContested: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x3164, 0xFFA0: true
    case 0x302E, 0x302F, 0x3030, 0x303D, 0x3248...0x324F, 0x3297, 0x3299, 0x4DC0...0x4DFF: true
    case 0x16FF0, 0x16FF1, 0x1F202, 0x1F237, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Whether this is printable ASCII or a common letter or sign that stands alone.
  ///
  /// Two of these in a row are two characters, and each is drawn as itself, in every version of
  /// Unicode: neither a category nor a boundary has to be looked up, which is most of the gate's
  /// time.
  var isPlain: Bool {
    switch value {
    case 0x20...0x7E, 0x00AE...0x02FF, 0x0391...0x03A1, 0x03A3...0x0481, 0x048A...0x052F: true
    case 0x05D0...0x05EA, 0x0620...0x064A, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2190...0x2426: true
    case 0x2500...0x27BF, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }

  /// The syllable that this scalar forms with a following conjoining jamo (The Unicode Standard,
  /// 3.12).
  func composedSyllable(with next: Unicode.Scalar) -> Unicode.Scalar? {
    let (first, second) = (value, next.value)
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    }
    let isOpenSyllable = (0xAC00...0xD7A3).contains(first) && (first - 0xAC00) % 28 == 0
    guard isOpenSyllable, (0x11A8...0x11C2).contains(second) else { return nil }
    return Unicode.Scalar(first + second - 0x11A7)
  }
}
