import FoundationEssentials
import Storage

/// How an entry is laid out in the columns of a statement.
nonisolated enum EntryColumns {
  /// The columns of table `entry`, named `e` in the statement, in the order that `entry` reads.
  static let list = "e.id, e.instant, e.zone, e.text, e.created, e.modified"

  /// The values of an entry, in the same order.
  static func values(of entry: Entry) -> [Value] {
    [
      .blob(entry.id.bytes),
      .integer(entry.date.milliseconds),
      .text(entry.timeZoneIdentifier),
      .text(entry.text),
      .integer(entry.created.milliseconds),
      .integer(entry.modified.milliseconds),
    ]
  }

  /// Reads an entry.
  static func entry(_ row: borrowing Row) throws -> Entry {
    Entry(
      id: try id(row, at: 0),
      date: Date(milliseconds: row.integer(at: 1)),
      timeZoneIdentifier: row.text(at: 2),
      text: row.text(at: 3),
      created: Date(milliseconds: row.integer(at: 4)),
      modified: Date(milliseconds: row.integer(at: 5))
    )
  }

  /// Reads an identifier.
  static func id(_ row: borrowing Row, at column: Int32) throws -> EntryID {
    guard let id = EntryID(bytes: row.blob(at: column)) else {
      throw row.corruption("an entry's id is not 16 bytes long")
    }
    return id
  }
}
