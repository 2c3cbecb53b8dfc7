import FoundationEssentials
import Storage

/// Deleting, giving back, and removing for good.
extension EntryStore {
  /// How many days a deleted entry can be given back.
  package static let daysUntilPurge = 30

  /// Deletes an entry so that it can be given back.
  ///
  /// - Returns: The entry as it was; nil where there is none, or it is deleted already.
  /// - Throws: `StorageError`.
  @discardableResult
  package func delete(_ id: EntryID) throws -> Entry? {
    try connection.transaction {
      guard let stored = try StoredEntry(id, on: connection) else { return nil }
      let date = nextModification(after: stored.entry.modified)
      try EntryGraveyard(on: connection).bury(stored, at: date)
      return stored.entry
    }
  }

  /// Gives a deleted entry back.
  ///
  /// - Returns: The entry as it is stored; nil where it is unknown, purged or not deleted.
  /// - Throws: `StorageError`.
  @discardableResult
  package func restore(_ id: EntryID) throws -> Entry? {
    try connection.transaction {
      guard let (deleted, number) = try EntryGraveyard(on: connection).entry(id) else { return nil }
      var entry = deleted.entry
      entry.modified = nextModification(after: deleted.deleted)
      try EntryGraveyard(on: connection).forget(id)
      try EntryWriter(on: connection).insert(entry, preferring: number)
      return entry
    }
  }

  /// Gives back an entry that was deleted, as it is wanted now, even if it is purged.
  ///
  /// - Parameter entry: The entry with its date, text and star.
  /// - Returns: The entry as it is stored.
  /// - Throws: `StorageError`, or `EntryConflict.changed` where it is there after all.
  @discardableResult
  package func restore(as entry: Entry) throws -> Entry {
    try connection.transaction {
      if let other = try self.entry(entry.id) { throw EntryConflict.changed(other) }
      let graveyard = EntryGraveyard(on: connection)
      let deleted = try graveyard.date(of: entry.id) ?? entry.modified
      var entry = entry
      entry.text = Entry.normalizingLineEnds(entry.text)
      entry.modified = nextModification(after: max(deleted, entry.modified))
      let number = try graveyard.entry(entry.id)?.number
      try graveyard.forget(entry.id)
      try EntryWriter(on: connection).insert(entry, preferring: number)
      return entry
    }
  }

  /// How many deleted entries can be given back.
  ///
  /// - Throws: `StorageError`.
  package func deletedCount() throws -> Int {
    let sql = "SELECT count(*) FROM deleted WHERE text IS NOT NULL"
    return try connection.first(sql) { Int($0.integer(at: 0)) } ?? 0
  }

  /// The deleted entries that can be given back, the one that was deleted last first.
  ///
  /// - Parameters:
  ///   - offset: How many to leave out.
  ///   - limit: How many to read at most.
  /// - Returns: The entries, with the time of their deletion.
  /// - Throws: `StorageError`.
  /// - Complexity: O(offset + limit).
  package func deletedEntries(offset: Int = 0, limit: Int = .max) throws -> [DeletedEntry] {
    try EntryGraveyard(on: connection).entries(offset: offset, limit: limit)
  }

  /// Calls a closure with each deletion ever, so that another store can be told.
  ///
  /// - Throws: `StorageError`, or what the closure throws.
  package func forEachDeletion(_ body: (Deletion) throws -> Void) throws {
    try connection.forEachRow("SELECT id, deleted_at FROM deleted ORDER BY deleted_at") { row in
      let date = Date(milliseconds: row.integer(at: 1))
      try body(Deletion(id: try EntryColumns.id(row, at: 0), date: date))
    }
  }

  /// Removes for good what was deleted more than 30 days ago.
  ///
  /// What cannot be removed now is removed another day: no failure is worth not opening a journal.
  ///
  /// - Complexity: O(log deleted entries) where there is nothing to remove.
  func purge() {
    let limit = now().milliseconds - Int64(Self.daysUntilPurge) * 86_400_000
    let timeout = connection.busyTimeout
    connection.busyTimeout = 0
    defer { connection.busyTimeout = timeout }
    try? EntryGraveyard(on: connection).purge(before: limit)
  }
}
