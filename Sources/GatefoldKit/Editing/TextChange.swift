/// Which part of a text was replaced, and by how much.
package struct TextChange: Hashable, Sendable {
  /// UTF-8 offsets in the text as it was.
  package let range: Range<Int>
  /// The bytes that are there now instead.
  package let insertedCount: Int

  /// By how much what follows has moved.
  var shift: Int { insertedCount - range.count }

  /// Describes a change.
  package init(range: Range<Int>, insertedCount: Int) {
    self.range = range
    self.insertedCount = insertedCount
  }
}
