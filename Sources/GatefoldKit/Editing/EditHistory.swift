/// One change of a line: what was taken out of it and what was put in there.
struct TextEdit: Hashable, Sendable {
  /// What kind of changes may become one step with their neighbours.
  enum Kind: Hashable, Sendable {
    /// A character was typed.
    case typing
    /// A character was deleted.
    case deleting
    /// Anything else is a step of its own.
    case single
  }

  /// Where, as a UTF-8 offset.
  var offset: Int
  var removed: String
  var inserted: String
  var kind: Kind
  var before: TextSelection
  var after: TextSelection
}

extension TextEdit {
  /// Takes a later change into this step, if both are parts of one.
  ///
  /// Words that are typed are steps of their own: the spaces after one belong to it.
  ///
  /// - Returns: Whether it was taken.
  fileprivate mutating func merge(_ next: TextEdit) -> Bool {
    guard kind == next.kind else { return false }
    switch kind {
    case .single:
      return false
    case .typing:
      guard next.removed.isEmpty, next.offset == offset + inserted.utf8.count else { return false }
      let startsWord =
        inserted.last?.isWhitespace == true && next.inserted.first?.isWhitespace == false
      guard !startsWord else { return false }
      inserted += next.inserted
    case .deleting:
      if next.offset + next.removed.utf8.count == offset {
        removed = next.removed + removed
        offset = next.offset
      } else if next.offset == offset {
        removed += next.removed
      } else {
        return false
      }
    }
    after = next.after
    return true
  }
}

/// The changes of a line that can be taken back and made again.
struct EditHistory: Hashable, Sendable {
  private static let limit = 1000

  private var done: [TextEdit] = []
  private var undone: [TextEdit] = []
  /// Whether the last step may still grow.
  private var isOpen = false

  /// Keeps a change; what had been taken back is forgotten.
  mutating func record(_ edit: TextEdit) {
    undone.removeAll()
    if isOpen, let last = done.indices.last, done[last].merge(edit) { return }
    done.append(edit)
    isOpen = true
    if done.count > Self.limit { done.removeFirst() }
  }

  /// Lets the next change be a step of its own.
  mutating func closeStep() {
    isOpen = false
  }

  /// The change to take back, if there is one.
  mutating func undo() -> TextEdit? {
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    isOpen = false
    return edit
  }

  /// The change to make again, if there is one.
  mutating func redo() -> TextEdit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    isOpen = false
    return edit
  }
}
