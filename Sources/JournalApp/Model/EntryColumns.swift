import FoundationEssentials
import Storage

/// How an entry is laid out in the columns of a statement.
nonisolated enum EntryColumns {
  /// The columns of table `entry`, named `e` in the statement, in the order that `entry` reads.
  static let list = "e.number, e.id, e.zone, e.text, e.created, e.modified, e.starred"

  /// Reads an entry.
  static func entry(_ row: borrowing Row) throws -> Entry {
    Entry(
      id: try id(row, at: 1),
      date: Date(milliseconds: EntryNumber.instant(of: row.integer(at: 0))),
      timeZoneIdentifier: row.text(at: 2),
      text: row.text(at: 3),
      created: Date(milliseconds: row.integer(at: 4)),
      modified: Date(milliseconds: row.integer(at: 5)),
      isStarred: row.integer(at: 6) != 0
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
