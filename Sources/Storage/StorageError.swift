/// What went wrong with a database, as SQLite tells it, and what it means for a person.
package struct StorageError: Error, Hashable, Sendable {
  /// What a caller can act on.
  package let reason: Reason
  /// SQLite's extended result code (<https://www.sqlite.org/rescode.html>), or its nearest relative.
  package let code: Int32
  /// SQLite's sentence about it.
  package let message: String
  /// The statement that failed, without its values; nil when there was none.
  package let sql: String?
  /// The path of the database as it was given; empty for a database in memory.
  package let path: String

  /// The kinds of failure that a caller tells apart.
  package enum Reason: Hashable, Sendable {
    /// The file cannot be opened or created.
    case cannotOpen
    /// The path names a directory.
    case isDirectory
    /// The file holds something else than a SQLite database.
    case notADatabase
    /// The database belongs to another application, which has this `application_id`.
    case otherApplication(id: Int32)
    /// The database was written by a later version of the program.
    case newerSchema(found: Int, known: Int)
    /// The database is damaged.
    case corrupt
    /// The file, or the folder that holds it, cannot be written to.
    case readOnly
    /// The disk, or the quota, is full.
    case full
    /// Somebody else kept the database locked for longer than the busy timeout.
    case busy
    /// A value breaks a rule of the schema.
    case constraint
    /// Reading or writing failed.
    case inputOutput
    /// Anything else: a mistake in the program.
    case other
  }
}

extension StorageError: CustomStringConvertible {
  /// One line for a log or a bug report, with path, sentence, code and statement.
  package var description: String {
    let place = path.isEmpty ? "database in memory" : path
    let statement = sql.map { " in: \($0)" } ?? ""
    return "\(place): \(message) (SQLite code \(code))\(statement)"
  }
}
