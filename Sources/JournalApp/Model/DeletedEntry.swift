package import FoundationEssentials

/// An entry that was deleted and can still be given back.
package nonisolated struct DeletedEntry: Hashable, Identifiable, Sendable {
  /// The entry as it was.
  package let entry: Entry
  /// When it was deleted.
  package let deleted: Date

  /// What identifies the entry.
  package var id: EntryID { entry.id }
}
