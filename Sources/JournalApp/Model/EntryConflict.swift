/// Why a change that was meant for an entry as it was is not made.
package nonisolated enum EntryConflict: Error, Hashable, Sendable {
  /// It was changed meanwhile, to this.
  case changed(Entry)
  /// It was deleted meanwhile.
  case deleted
}
