/// What an unfinished text is for.
package nonisolated enum DraftKey: Hashable, Sendable {
  /// An entry that is not yet there.
  case newEntry
  /// Another text for an entry.
  case entry(EntryID)

  /// The entry; nil for one that is not yet there.
  var entry: EntryID? {
    switch self {
    case .newEntry: nil
    case .entry(let id): id
    }
  }
}
