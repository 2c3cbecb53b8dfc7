/// A text of one line or several with a cursor and a selection, and all that keys do to it.
///
/// A value without a screen: ``TextField`` and ``TextEditor`` draw it. A line break is a character
/// like others; only movements by paragraphs and words know of it. The cursor stands between two characters
/// (grapheme clusters, UAX 29), never inside one. Positions are UTF-8 offsets, which a Swift string
/// finds without counting, so that the length of the text does not matter to a stroke: a change
/// moves the bytes after it and nothing else.
package struct LineEditor: Sendable {
  /// The text, as it was typed, pasted or set.
  package private(set) var text: String
  /// The cursor and what is selected.
  package private(set) var selection: TextSelection

  /// What the last operation changed, for who keeps something about the text.
  private var change: TextChange?
  private var history = EditHistory()
  private var killed = ""
  /// Whether the last operation was a kill, which the next one adds to.
  private var isKilling = false

  /// Creates an editor of a text, with the cursor at the end.
  package init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    selection = TextSelection(at: self.text.utf8.count)
  }

  /// The selected text.
  package var selectedText: Substring { self[selection.range] }

  /// The text between two offsets.
  package subscript(range: Range<Int>) -> Substring {
    text[index(at: range.lowerBound)..<index(at: range.upperBound)]
  }

  // MARK: - Operations

  /// Does what a key asks for.
  ///
  /// - Returns: Whether the text is another one now.
  @discardableResult
  package mutating func perform(_ operation: EditingOperation) -> Bool {
    let wasKilling = isKilling
    isKilling = false
    switch operation {
    case .move(let movement): move(movement)
    case .extend(let movement): select(to: offset(of: movement, from: selection.cursor))
    case .delete(let movement): return delete(movement)
    case .kill(let movement): return kill(movement, adding: wasKilling)
    case .yank: return insert(killed)
    case .transpose: return transpose()
    case .selectAll: setSelection(TextSelection(from: 0, to: text.utf8.count))
    case .undo: return revert(history.undo())
    case .redo: return apply(history.redo())
    }
    return false
  }

  /// Puts text in the place of the selection, as one change.
  ///
  /// - Returns: Whether the text is another one now.
  @discardableResult
  package mutating func insert(_ string: String) -> Bool {
    isKilling = false
    history.closeStep()
    defer { history.closeStep() }
    return replace(selection.range, with: string, kind: .single)
  }

  /// Puts a typed character in the place of the selection.
  ///
  /// A combining character becomes part of the one before the cursor.
  @discardableResult
  package mutating func type(_ character: Character) -> Bool {
    isKilling = false
    return replace(selection.range, with: String(character), kind: .typing)
  }

  // MARK: - Selection

  /// Puts the cursor at an offset, and drops the selection.
  ///
  /// - Parameter offset: Any number: it is taken to the nearest place between characters after it.
  package mutating func moveCursor(to offset: Int) {
    setSelection(TextSelection(at: boundary(at: offset)))
  }

  /// Takes the cursor to an offset, and selects from the anchor up to it.
  package mutating func select(to offset: Int) {
    setSelection(TextSelection(from: selection.anchor, to: boundary(at: offset)))
  }

  /// Selects the word, or the characters between words, at an offset.
  package mutating func selectWord(at offset: Int) {
    let run = wordRange(at: boundary(at: offset))
    setSelection(TextSelection(from: run.lowerBound, to: run.upperBound))
  }

  private mutating func setSelection(_ new: TextSelection) {
    isKilling = false
    history.closeStep()
    selection = new
  }

  /// With a selection, a step to the side goes to its end on that side.
  private mutating func move(_ movement: TextMovement) {
    switch movement {
    case .previousCharacter where !selection.isEmpty: moveCursor(to: selection.range.lowerBound)
    case .nextCharacter where !selection.isEmpty: moveCursor(to: selection.range.upperBound)
    default: moveCursor(to: offset(of: movement, from: selection.cursor))
    }
  }

  // MARK: - Changes

  private mutating func delete(_ movement: TextMovement) -> Bool {
    guard selection.isEmpty else {
      history.closeStep()
      return replace(selection.range, with: "", kind: .single)
    }
    return replace(range(to: movement), with: "", kind: .deleting)
  }

  /// What is killed right after another kill is joined to it on the side it came from.
  private mutating func kill(_ movement: TextMovement, adding: Bool) -> Bool {
    let range = range(to: movement)
    let cut = String(self[range])
    let isBackwards = range.lowerBound < selection.cursor
    if !cut.isEmpty {
      let former = adding ? killed : ""
      killed = isBackwards ? cut + former : former + cut
    }
    isKilling = true
    history.closeStep()
    return replace(range, with: "", kind: .single)
  }

  private mutating func transpose() -> Bool {
    let cursor = selection.cursor
    let paragraph = paragraph(around: cursor)
    let isAtEnd = cursor == paragraph.upperBound
    let end = isAtEnd ? cursor : offset(of: .nextCharacter, from: cursor)
    let middle = offset(of: .previousCharacter, from: end)
    let start = offset(of: .previousCharacter, from: middle)
    guard paragraph.lowerBound <= start, start < middle, middle < end else { return false }
    let exchanged = String(self[middle..<end]) + self[start..<middle]
    return replace(start..<end, with: exchanged, kind: .single)
  }

  private func range(to movement: TextMovement) -> Range<Int> {
    TextSelection(from: selection.cursor, to: offset(of: movement, from: selection.cursor)).range
  }

  /// Every change goes through here: the cursor goes behind what was put in, and it is recorded.
  private mutating func replace(
    _ range: Range<Int>,
    with string: String,
    kind: TextEdit.Kind
  ) -> Bool {
    guard !range.isEmpty || !string.isEmpty else { return false }
    let before = selection
    let removed = String(self[range])
    substitute(range, with: string)
    selection = TextSelection(at: boundary(at: range.lowerBound + string.utf8.count))
    history.record(
      TextEdit(
        offset: range.lowerBound,
        removed: removed,
        inserted: string,
        kind: kind,
        before: before,
        after: selection
      )
    )
    return true
  }

  private mutating func revert(_ edit: TextEdit?) -> Bool {
    guard let edit else { return false }
    let end = edit.offset + edit.inserted.utf8.count
    substitute(edit.offset..<end, with: edit.removed)
    selection = edit.before
    return true
  }

  private mutating func apply(_ edit: TextEdit?) -> Bool {
    guard let edit else { return false }
    let end = edit.offset + edit.removed.utf8.count
    substitute(edit.offset..<end, with: edit.inserted)
    selection = edit.after
    return true
  }

  private mutating func substitute(_ range: Range<Int>, with string: String) {
    let bounds = index(at: range.lowerBound)..<index(at: range.upperBound)
    text.replaceSubrange(bounds, with: string)
    change = TextChange(range: range, insertedCount: string.utf8.count)
  }

  /// What the last operation changed, once: `nil` where nothing was changed since.
  mutating func takeChange() -> TextChange? {
    change.take()
  }
}
