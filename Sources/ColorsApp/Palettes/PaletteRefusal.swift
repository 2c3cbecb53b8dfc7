package import Interchange

/// Why nothing of a palette's file was taken.
package nonisolated enum PaletteRefusal: Error, Hashable, Sendable {
  /// It is no text that can be read.
  case noText(TextRefusal)
  /// It has bytes of zero, as pictures and programs have.
  case binary
  /// It is broken JSON: what was expected is not there, or the file ends before it.
  case brokenJSON(line: Int, column: Int, isAtEnd: Bool)
  /// It is text, but there is no colour in it.
  case noColors
  /// It has more bytes than this.
  case tooLarge(limit: Int)
  /// It has more colours than this.
  case tooManyColors(limit: Int)
}
