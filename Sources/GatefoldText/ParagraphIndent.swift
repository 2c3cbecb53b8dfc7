/// The cells left free before every line of the paragraphs that start at a place or after it.
package struct ParagraphIndent: Hashable, Sendable {
  /// The place; the indent lasts until the next one.
  package let start: String.Index
  private let cells: Int

  /// Creates an indent.
  package init(from start: String.Index, cells: Int) {
    self.start = start
    self.cells = cells
  }

  /// The cells left free on lines of a width: no more than half of it.
  func cells(inWidth width: Int) -> Int { min(cells, width / 2) }
}
