package import FoundationEssentials

/// An unfinished text.
package nonisolated struct Draft: Hashable, Sendable {
  /// What identifies it: each prompt and each editor has one of its own.
  package let id: UUID
  /// What it is for.
  package let key: DraftKey
  /// What was typed so far.
  package var text: String
  /// The text that the entry had when editing began; empty for a new entry.
  package var base: String
  /// Whose it is.
  package var owner: DraftOwner

  /// Begins a draft.
  package init(_ key: DraftKey, base: String = "", owner: DraftOwner) {
    self.init(id: UUID(), key: key, text: "", base: base, owner: owner)
  }

  /// Creates a draft from all of its parts.
  init(id: UUID, key: DraftKey, text: String, base: String, owner: DraftOwner) {
    self.id = id
    self.key = key
    self.text = text
    self.base = base
    self.owner = owner
  }
}
