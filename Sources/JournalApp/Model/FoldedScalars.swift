/// What single characters become in a search.
///
/// The base of a letter is taken from its name, which Unicode never changes: a letter that is called
/// "X WITH Y" folds to X. That covers more than decomposition does (`ł`, `ø`, `đ`), and the standard
/// library has no decomposition to offer. Canonically equivalent spellings fold alike, because the
/// marks of the decomposed one are left out.
nonisolated enum FoldedScalars {
  /// The UTF-8 of a scalar in lower case without diacritics; empty for a diacritic.
  static func fold(_ scalar: Unicode.Scalar) -> [UInt8] {
    if let folded = table[scalar] { return folded }
    return compute(scalar)
  }

  /// The blocks of letters with diacritics, Latin to Arabic, and of the combining marks.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x0000...0x024f, 0x0300...0x052f, 0x0600...0x06ff, 0x1e00...0x1fff,
  ]

  /// Letters that are another one with a mark although their names do not say so.
  private static let exceptions: [Unicode.Scalar: String] = [
    "ß": "ss", "ı": "i", "ς": "σ", "ё": "е", "й": "и", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к",
  ]

  private static let scalars = blocks.joined().compactMap(Unicode.Scalar.init)

  private static let scalarsByName = Dictionary(
    scalars.lazy.compactMap { scalar in scalar.properties.name.map { ($0, scalar) } },
    uniquingKeysWith: { first, _ in first }
  )

  private static let table = Dictionary(
    uniqueKeysWithValues: scalars.lazy.map { ($0, compute($0)) }
  )

  private static func compute(_ scalar: Unicode.Scalar) -> [UInt8] {
    scalar.properties.lowercaseMapping.unicodeScalars.flatMap { lower -> [UInt8] in
      // Classes from 10 on are marks above, below and around; those under 10 make other letters
      // (kana voicing, nukta) (UAX 44, table 15).
      if lower.properties.canonicalCombiningClass.rawValue >= 10 { return [] }
      return Array((exceptions[lower] ?? String(base(of: lower))).utf8)
    }
  }

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x80, scalar.properties.isAlphabetic,
      let name = scalar.properties.name?.utf8,
      let end = name.firstOccurrence(of: " WITH ".utf8)
    else { return scalar }
    return scalarsByName[String(decoding: name[..<end], as: UTF8.self)] ?? scalar
  }
}

extension Collection where Element: Equatable {
  /// Where a shorter collection occurs first.
  fileprivate nonisolated func firstOccurrence(of part: some Collection<Element>) -> Index? {
    indices.first { self[$0...].starts(with: part) }
  }
}
