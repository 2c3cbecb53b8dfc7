/// Where the cursor of a line is, and what is selected.
///
/// Both ends are UTF-8 offsets into the text, and lie between two characters.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays where it is while the selection grows.
  package var anchor: Int
  /// The end that moves.
  package var cursor: Int

  /// A cursor with nothing selected.
  package init(at cursor: Int) {
    anchor = cursor
    self.cursor = cursor
  }

  /// A selection from one end to the other.
  package init(from anchor: Int, to cursor: Int) {
    self.anchor = anchor
    self.cursor = cursor
  }

  /// The selected offsets; empty at the cursor where nothing is selected.
  package var range: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

  /// Whether nothing is selected.
  package var isEmpty: Bool { anchor == cursor }
}
