import Storage

/// The drafts of one screen: those that are stored, and those that could not be, as on a full disk.
final class Drafts {
  /// Whose they are.
  let owner = DraftOwner()

  private let store: EntryStore
  /// What the store did not take, the last one last; the next stroke tries again.
  private var unstored: [Draft] = []

  init(in store: EntryStore) {
    self.store = store
  }

  /// The last draft that nobody is typing, or a new one.
  func take(_ key: DraftKey, base: String) -> Draft {
    if let draft = unstored.last(where: { $0.key == key }) { return draft }
    let stored = try? store.takeDraft(key, for: owner)
    return (stored ?? nil) ?? Draft(key, base: base, owner: owner)
  }

  /// Keeps a draft; one without a text is forgotten.
  func keep(_ draft: Draft) {
    forget(draft)
    if draft.text.isEmpty {
      try? store.removeDraft(draft)
    } else if (try? store.setDraft(draft)) == nil {
      unstored.append(draft)
    }
  }

  /// Does what finishes a draft and forgets it: both or neither, whatever ends the program.
  ///
  /// - Throws: What the body throws; `StorageError`.
  func finish<Result>(_ draft: Draft, by body: (EntryStore) throws -> Result) throws -> Result {
    let result = try store.connection.transaction {
      let result = try body(store)
      try store.removeDraft(draft)
      return result
    }
    forget(draft)
    return result
  }

  private func forget(_ draft: Draft) {
    unstored.removeAll { $0.id == draft.id }
  }
}
