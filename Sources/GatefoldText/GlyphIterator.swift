/// Not built yet.
public struct GlyphIterator: IteratorProtocol {
  private var scalars: [Unicode.Scalar]

  /// Starts at the beginning of a text.
  public init(_ text: some StringProtocol) { scalars = Array(text.unicodeScalars).reversed() }

  /// The next glyph.
  public mutating func next() -> Glyph? { scalars.popLast().map { Glyph(base: $0) } }
}
