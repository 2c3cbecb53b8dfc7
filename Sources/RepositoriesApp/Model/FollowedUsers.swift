package import Storage

/// The users that a person follows, in a SQLite database.
///
/// No login is in it twice, whatever its case: logins are ASCII. What is done is on disk when it
/// returns.
package final class FollowedUsers {
  /// The name of the database in the person's folder for data.
  package static let fileName = "repositories.sqlite"

  private let connection: Connection
  /// The version that was last read, to know whether another program has changed it since.
  private var version: Int64 = 0

  /// Opens the list, or creates it where there is none.
  ///
  /// - Throws: `StorageError`, of any reason.
  package init(at location: Database.Location, busyTimeout: Int32 = 5000) throws {
    let database = Database(at: location, schema: .followedUsers, busyTimeout: busyTimeout)
    connection = try database.connect()
  }

  /// The path of the database; empty for one in memory.
  var path: String { connection.path }

  /// Whether the list can only be read.
  var isReadOnly: Bool { connection.isReadOnly }

  /// The logins, in no order that matters.
  ///
  /// - Throws: `StorageError`.
  package func logins() throws -> [String] {
    version = try connection.dataVersion()
    return try connection.query("SELECT login FROM user ORDER BY login") { $0.text(at: 0) }
  }

  /// Whether another program has changed the list since it was last read.
  ///
  /// - Throws: `StorageError`.
  func hasChangedElsewhere() throws -> Bool {
    try connection.dataVersion() != version
  }

  /// Adds a login, or spells the one that is there so.
  ///
  /// - Throws: `StorageError`.
  package func add(_ login: String) throws {
    let sql = """
      INSERT INTO user (login) VALUES (?)
      ON CONFLICT DO UPDATE SET login = excluded.login WHERE login <> excluded.login COLLATE BINARY
      """
    try connection.execute(sql, [.text(login)])
  }

  /// Takes a login away, whatever its case.
  ///
  /// - Throws: `StorageError`.
  func remove(_ login: String) throws {
    try connection.execute("DELETE FROM user WHERE login = ?", [.text(login)])
  }
}
