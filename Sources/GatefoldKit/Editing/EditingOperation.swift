/// What a key does to a text that is being edited.
package enum EditingOperation: Hashable, Sendable {
  /// Puts the cursor elsewhere and drops the selection.
  case move(TextMovement)
  /// Puts the cursor elsewhere and selects what lies between.
  case extend(TextMovement)
  /// Removes the selection, else what lies between the cursor and a place.
  case delete(TextMovement)
  /// Removes what lies between the cursor and a place, and keeps it for ``yank``.
  case kill(TextMovement)
  /// Puts in what was killed last.
  case yank
  /// Exchanges the characters on both sides of the cursor; the last two at the end of a paragraph.
  case transpose
  /// Selects everything.
  case selectAll
  /// Takes the last change back.
  case undo
  /// Makes the last change that was taken back again.
  case redo
}

/// A place in a text, seen from the cursor.
package enum TextMovement: Hashable, Sendable, CaseIterable {
  /// One character to the left.
  case previousCharacter
  /// One character to the right.
  case nextCharacter
  /// The start of the word to the left.
  case previousWord
  /// The end of the word to the right.
  case nextWord
  /// The start of the paragraph: after the line break to the left.
  case paragraphStart
  /// The end of the paragraph: before the line break to the right.
  case paragraphEnd
  /// The start of the text.
  case start
  /// The end of the text.
  case end
}
