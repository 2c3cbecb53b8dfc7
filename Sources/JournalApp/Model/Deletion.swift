package import FoundationEssentials

/// That an entry was deleted, which is remembered for ever so that merging does not bring it back.
package nonisolated struct Deletion: Hashable, Sendable {
  /// The entry.
  package let id: EntryID
  /// When it was deleted, in whole milliseconds.
  package let date: Date

  /// Creates the note of a deletion.
  package init(id: EntryID, date: Date) {
    self.id = id
    self.date = date.roundedToMilliseconds
  }
}
