package import FoundationEssentials
import Storage

/// Changing entries.
///
/// A change is dated later than the one before it even if the clock was set back, so that where
/// stores are merged the later one wins.
extension EntryStore {
  /// Gives an entry another text.
  ///
  /// - Returns: The entry as it is stored; nil where there is none, or it is deleted.
  /// - Throws: `StorageError`.
  @discardableResult
  package func update(_ id: EntryID, text: String) throws -> Entry? {
    try change(id) { $0.text = Entry.normalizingLineEnds(text) }
  }

  /// Gives an entry another date.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - date: The instant it is about, rounded down to milliseconds.
  ///   - timeZone: The zone that the date was given in.
  /// - Returns: The entry as it is stored; nil where there is none, or it is deleted.
  /// - Throws: `StorageError`; `constraint` for the 131,073rd entry of one millisecond.
  @discardableResult
  package func update(_ id: EntryID, date: Date, timeZone: TimeZone) throws -> Entry? {
    try change(id) {
      $0.date = date.roundedToMilliseconds
      $0.timeZoneIdentifier = timeZone.identifier
    }
  }

  /// Gives an entry a star, or takes it away.
  ///
  /// - Returns: The entry as it is stored; nil where there is none, or it is deleted.
  /// - Throws: `StorageError`.
  @discardableResult
  package func setStarred(_ isStarred: Bool, _ id: EntryID) throws -> Entry? {
    try change(id) { $0.isStarred = isStarred }
  }

  private func change(_ id: EntryID, _ body: (inout Entry) -> Void) throws -> Entry? {
    try connection.transaction {
      guard let stored = try StoredEntry(id, on: connection) else { return nil }
      var entry = stored.entry
      body(&entry)
      entry.modified = nextModification(after: entry.modified)
      try EntryWriter(on: connection).update(stored, to: entry)
      return entry
    }
  }

  /// Now, or the moment after the last change where that is in the future.
  func nextModification(after date: Date) -> Date {
    max(now().roundedToMilliseconds, Date(milliseconds: date.milliseconds + 1))
  }
}
