/// What an unfinished text is for.
package nonisolated enum DraftKey: Hashable, Sendable {
  /// An entry that is not yet there.
  case newEntry
  /// Another text for an entry.
  case entry(EntryID)

  /// The key in the store: nothing, or the entry's identifier.
  var bytes: [UInt8] {
    switch self {
    case .newEntry: []
    case .entry(let id): id.bytes
    }
  }
}
