package import FoundationEssentials
package import Storage

/// The journal's entries in a SQLite database.
///
/// Every operation is on disk when it returns. Those that change something throw a `StorageError`
/// with `readOnly` where the file can only be read, and leave everything as it was.
package final class EntryStore {
  /// What the file is called in the person's `DataFolder`.
  package static let fileName = "journal.sqlite"

  /// The connection to the database.
  package let connection: Connection

  let now: () -> Date
  private var identifiers = EntryIDGenerator()
  private var random = SystemRandomNumberGenerator()

  /// Opens a journal, or creates it where there is none.
  ///
  /// What was deleted more than 30 days ago is removed for good.
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
    purge()
  }

  /// Whether the journal can only be read.
  package var isReadOnly: Bool { connection.isReadOnly }

  /// The entry with an identifier; nil where there is none or it is deleted.
  ///
  /// - Throws: `StorageError`.
  package func entry(_ id: EntryID) throws -> Entry? {
    let sql = "SELECT \(EntryColumns.list) FROM entry AS e WHERE e.id = ?"
    return try connection.first(sql, [.blob(id.bytes)], EntryColumns.entry)
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - text: What was written. CR LF and CR become LF; all else is kept, and none is fine.
  ///   - date: The instant it is about, rounded down to milliseconds; nil for now.
  ///   - timeZone: The zone it is written in.
  /// - Returns: The entry as it is stored.
  /// - Throws: `StorageError`; `constraint` for the 131,073rd entry of one millisecond.
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
    try connection.transaction { try EntryWriter(on: connection).insert(entry) }
    return entry
  }
}
