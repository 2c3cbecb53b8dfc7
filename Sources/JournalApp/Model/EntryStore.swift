package import FoundationEssentials
package import Storage

/// The journal's entries in a SQLite database.
///
/// Every operation is on disk when it returns. Those that change something throw a `StorageError`
/// with `readOnly` where the file can only be read, and leave everything as it was.
package final class EntryStore {
  /// The connection to the database.
  package let connection: Connection
  /// What this store has changed, for lists that show it.
  private(set) var changes = EntryChangeLog()

  private let now: () -> Date
  private var identifiers = EntryIDGenerator()
  private var random = SystemRandomNumberGenerator()

  /// Opens a journal, or creates it where there is none.
  ///
  /// - Parameters:
  ///   - location: Where it is kept.
  ///   - busyTimeout: How long to wait for other processes that write, in milliseconds. A screen
  ///     stands still meanwhile; a command can be more patient.
  ///   - now: The clock.
  /// - Throws: `StorageError`, of any reason.
  package init(
    at location: Database.Location,
    busyTimeout: Int32 = 5000,
    now: @escaping () -> Date = { Date() }
  ) throws {
    let database = Database(at: location, schema: .journal, busyTimeout: busyTimeout)
    connection = try database.connect()
    self.now = now
  }

  /// Whether the journal can only be read.
  package var isReadOnly: Bool { connection.isReadOnly }

  /// A number that changes when another connection, in this process or not, has changed the file.
  ///
  /// Corresponds to `PRAGMA data_version`.
  ///
  /// - Throws: `StorageError`.
  package func dataVersion() throws -> Int64 {
    try connection.first("PRAGMA data_version") { $0.integer(at: 0) } ?? 0
  }

  /// The entry with an identifier; nil where there is none or it is deleted.
  ///
  /// - Throws: `StorageError`.
  package func entry(_ id: EntryID) throws -> Entry? {
    let sql = """
      SELECT \(EntryColumns.list) FROM entry AS e WHERE e.id = ? AND e.deleted_at IS NULL
      """
    return try connection.first(sql, [.blob(id.bytes)], EntryColumns.entry)
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - text: What was written. CR LF and CR become LF; all else is kept, and none is fine.
  ///   - date: The instant it is about, rounded down to milliseconds; nil for now.
  ///   - timeZone: The zone it is written in.
  /// - Returns: The entry as it is stored.
  /// - Throws: `StorageError`.
  package func add(_ text: String, date: Date? = nil, timeZone: TimeZone) throws -> Entry {
    let now = now().roundedToMilliseconds
    let entry = Entry(
      id: identifiers.next(now: now.milliseconds, using: &random),
      date: (date ?? now).roundedToMilliseconds,
      timeZoneIdentifier: timeZone.identifier,
      text: Entry.normalizingLineEnds(text),
      created: now,
      modified: now
    )
    let sql = """
      INSERT INTO entry (id, instant, zone, text, created, modified) VALUES (?, ?, ?, ?, ?, ?)
      """
    try connection.execute(sql, EntryColumns.values(of: entry))
    changes.append(entry.id, at: entry.date)
    return entry
  }

  /// Gives an entry another text.
  ///
  /// - Returns: The entry as it is stored; nil where there is none, or it is deleted.
  /// - Throws: `StorageError`.
  @discardableResult
  package func update(_ id: EntryID, text: String) throws -> Entry? {
    let sql = "UPDATE entry SET text = ?, modified = ? WHERE id = ? AND deleted_at IS NULL"
    let text = Value.text(Entry.normalizingLineEnds(text))
    return try change(id, sql, [text, .integer(now().milliseconds), .blob(id.bytes)])
  }

  /// Deletes an entry so that it can be given back.
  ///
  /// - Returns: The entry as it was; nil where there is none, or it is deleted already.
  /// - Throws: `StorageError`.
  @discardableResult
  package func delete(_ id: EntryID) throws -> Entry? {
    guard let entry = try entry(id) else { return nil }
    let sql = "UPDATE entry SET deleted_at = ?1, modified = ?1 WHERE id = ?2 AND deleted_at IS NULL"
    let count = try connection.execute(sql, [.integer(now().milliseconds), .blob(id.bytes)])
    guard count > 0 else { return nil }
    changes.append(id, at: entry.date)
    return entry
  }

  /// Gives a deleted entry back.
  ///
  /// - Returns: The entry as it is stored; nil where it is unknown or not deleted.
  /// - Throws: `StorageError`.
  @discardableResult
  package func restore(_ id: EntryID) throws -> Entry? {
    let sql = """
      UPDATE entry SET deleted_at = NULL, modified = ? WHERE id = ? AND deleted_at IS NOT NULL
      """
    return try change(id, sql, [.integer(now().milliseconds), .blob(id.bytes)])
  }

  private func change(_ id: EntryID, _ sql: String, _ values: [Value]) throws -> Entry? {
    guard try connection.execute(sql, values) > 0, let entry = try entry(id) else { return nil }
    changes.append(id, at: entry.date)
    return entry
  }
}
