package import FoundationEssentials
import Storage

/// Changing entries.
///
/// A change is dated later than the one before it even if the clock was set back, so that where
/// stores are merged the later one wins.
extension EntryStore {
  /// Gives an entry another text.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - text: The text. CR LF and CR become LF.
  ///   - expected: The text that it is meant to replace; nil for any. It is looked at in the
  ///     transaction that writes, so that nobody can come in between.
  /// - Returns: The entry as it is stored; nil where there is none, or it is deleted.
  /// - Throws: `StorageError`. With an expected text also `EntryConflict`, where the entry has
  ///   neither that one nor the new one, byte by byte, or is not there.
  @discardableResult
  package func update(
    _ id: EntryID,
    text: String,
    replacing expected: String? = nil
  ) throws -> Entry? {
    let text = Entry.normalizingLineEnds(text)
    let allowed = expected.map { [Array(Entry.normalizingLineEnds($0).utf8), Array(text.utf8)] }
    return try change(id, onlyIf: allowed.map { texts in { texts.contains(Array($0.text.utf8)) } })
    {
      $0.text = text
    }
  }

  /// Gives an entry another date.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - date: The instant it is about, rounded down to milliseconds.
  ///   - timeZone: The zone that the date was given in.
  ///   - expected: The date that it is meant to replace; nil for any.
  /// - Returns: The entry as it is stored; nil where there is none, or it is deleted.
  /// - Throws: `StorageError`; `constraint` for the 131,073rd entry of one millisecond. With an
  ///   expected date also `EntryConflict`, where the entry has neither that one nor the new one, or
  ///   is not there.
  @discardableResult
  package func update(
    _ id: EntryID,
    date: Date,
    timeZone: TimeZone,
    replacing expected: Date? = nil
  ) throws -> Entry? {
    let allowed = expected.map { [$0.roundedToMilliseconds, date.roundedToMilliseconds] }
    return try change(id, onlyIf: allowed.map { dates in { dates.contains($0.date) } }) {
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

  private func change(
    _ id: EntryID,
    onlyIf isExpected: ((Entry) -> Bool)? = nil,
    _ body: (inout Entry) -> Void
  ) throws -> Entry? {
    try connection.transaction {
      guard let stored = try StoredEntry(id, on: connection) else {
        if isExpected != nil { throw EntryConflict.deleted }
        return nil
      }
      if let isExpected, !isExpected(stored.entry) { throw EntryConflict.changed(stored.entry) }
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
