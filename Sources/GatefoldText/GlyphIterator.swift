/// PLACEHOLDER
public struct GlyphIterator: IteratorProtocol {
  private var scalars: [Unicode.Scalar]
  public init(_ text: some StringProtocol) { scalars = Array(text.unicodeScalars).reversed() }
  public mutating func next() -> Glyph? { scalars.popLast().map { Glyph(base: $0) } }
}
