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

  /// Creates a glyph; without marks and width, of one scalar that takes one column.
  @usableFromInline
  package init(base: Unicode.Scalar, marks: SIMD4<UInt32> = .zero, width: Int = 1) {
    self.base = base
    self.marks = marks
    self.width = width
  }
}

extension Glyph {
  /// The scalars of the glyph in the order in which they are written to a terminal.
  package var scalars: String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView([base])
    for lane in 0..<marks.scalarCount where marks[lane] != 0 {
      if let mark = Unicode.Scalar(marks[lane]) { scalars.append(mark) }
    }
    return scalars
  }
}
