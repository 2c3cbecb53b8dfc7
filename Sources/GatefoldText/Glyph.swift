/// What is drawn in one or two cells: a base character and up to four nonspacing marks on it.
public struct Glyph: Hashable, Sendable {
  /// The character that takes the cells; never a control or format character.
  public let base: Unicode.Scalar
  /// Scalar values of the marks, in order; zero where there is none.
  package let marks: SIMD4<UInt32>
  /// Columns taken, 1 or 2.
  public let width: Int

  /// Whether any mark stands on the base.
  public var hasMarks: Bool { marks[0] != 0 }

  /// Creates a glyph of one scalar that takes one column.
  package init(base: Unicode.Scalar, marks: SIMD4<UInt32> = .zero, width: Int = 1) {
    self.base = base
    self.marks = marks
    self.width = width
  }
}
