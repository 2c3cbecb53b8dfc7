import FoundationEssentials
import Storage

/// The table of deleted entries.
///
/// A row without a text tells of an entry that was deleted and is purged, or was never here.
struct EntryGraveyard {
  private let connection: Connection

  init(on connection: Connection) {
    self.connection = connection
  }

  /// Moves an entry here.
  func bury(_ stored: StoredEntry, at date: Date) throws {
    try EntryWriter(on: connection).remove(stored)
    let entry = stored.entry
    let sql = "INSERT INTO deleted VALUES (?, ?, ?, ?, ?, ?, ?)"
    let values: [Value] = [
      .blob(entry.id.bytes),
      .integer(date.milliseconds),
      .integer(stored.number),
      .text(entry.timeZoneIdentifier),
      .text(entry.text),
      .integer(entry.created.milliseconds),
      .integer(entry.isStarred ? 1 : 0),
    ]
    try connection.execute(sql, values)
  }

  /// Notes the deletion of an entry that is not here, or a later deletion of one that is.
  func note(_ deletion: Deletion) throws {
    let sql = """
      INSERT INTO deleted (id, deleted_at) VALUES (?, ?)
      ON CONFLICT (id) DO UPDATE SET deleted_at = max(deleted_at, excluded.deleted_at)
      """
    try connection.execute(
      sql,
      [.blob(deletion.id.bytes), .integer(deletion.date.milliseconds)]
    )
  }

  /// When an entry was deleted; nil where it was not.
  func date(of id: EntryID) throws -> Date? {
    let sql = "SELECT deleted_at FROM deleted WHERE id = ?"
    return try connection.first(sql, [.blob(id.bytes)]) { Date(milliseconds: $0.integer(at: 0)) }
  }

  /// A deleted entry and the number that it had; nil where it is unknown or purged.
  func entry(_ id: EntryID) throws -> (DeletedEntry, number: Int64)? {
    let sql = "SELECT \(Self.columns) FROM deleted WHERE id = ? AND text IS NOT NULL"
    return try connection.first(sql, [.blob(id.bytes)]) { row in
      (try Self.deletedEntry(row), row.integer(at: 0))
    }
  }

  /// The deleted entries that are not purged, the one that was deleted last first.
  func entries(offset: Int, limit: Int) throws -> [DeletedEntry] {
    let sql = """
      SELECT \(Self.columns) FROM deleted WHERE text IS NOT NULL
      ORDER BY deleted_at DESC, rowid DESC LIMIT ? OFFSET ?
      """
    let values: [Value] = [.integer(Int64(limit)), .integer(Int64(offset))]
    return try connection.query(sql, values, Self.deletedEntry)
  }

  /// Removes the row of an entry.
  func forget(_ id: EntryID) throws {
    try connection.execute("DELETE FROM deleted WHERE id = ?", [.blob(id.bytes)])
  }

  /// Purges what was deleted before a moment.
  ///
  /// Nothing is locked where there is nothing to purge.
  func purge(before limit: Int64) throws {
    let condition = "WHERE text IS NOT NULL AND deleted_at < ?"
    let isDue = try connection.first(
      "SELECT 1 FROM deleted \(condition) LIMIT 1",
      [.integer(limit)]
    ) { _ in true }
    guard isDue ?? false else { return }
    let sql = """
      UPDATE deleted SET number = NULL, zone = NULL, text = NULL, created = NULL, starred = NULL
      \(condition)
      """
    try connection.execute(sql, [.integer(limit)])
  }

  /// Named as `EntryColumns` has them: the last change of a deleted entry was its deletion.
  private static let columns = "number, id, zone, text, created, deleted_at, starred"

  private static func deletedEntry(_ row: borrowing Row) throws -> DeletedEntry {
    let entry = try EntryColumns.entry(row)
    return DeletedEntry(entry: entry, deleted: entry.modified)
  }
}
