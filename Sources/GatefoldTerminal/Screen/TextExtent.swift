/// How much of a text was written.
package struct TextExtent: Equatable, Sendable {
  /// Columns from the first cell of the text.
  package let width: Int
  /// Whether the text ended there; it was cut otherwise.
  package let isComplete: Bool
}
