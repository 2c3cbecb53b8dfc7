import CSQLite

/// A database of ours: where it is, and what it has to look like.
package struct Database: Sendable {
  /// Where a database is kept.
  package enum Location: Hashable, Sendable {
    /// In a file. Folders that are missing are made; a symbolic link is followed and stays.
    case file(path: String)
    /// In memory, private to one connection.
    case memory
  }

  /// Where it is kept.
  package let location: Location
  /// What it has to look like.
  package let schema: Schema

  /// How long a connection waits for another one's lock, in milliseconds.
  package let busyTimeout: Int32

  /// Describes a database without touching it.
  package init(at location: Location, schema: Schema, busyTimeout: Int32 = 5000) {
    self.location = location
    self.schema = schema
    self.busyTimeout = busyTimeout
  }

  /// Opens the database; creates it where there is none, and brings an older one up to date.
  ///
  /// Before an older one is changed, a copy of it is laid beside it, named after its version as in
  /// `journal.sqlite.version-1`.
  ///
  /// What cannot be written is opened for reading. A file that is not this application's, or that
  /// a later version wrote, is left as it is.
  ///
  /// - Throws: `StorageError`, of any reason.
  package func connect() throws -> Connection {
    switch location {
    case .memory:
      return try connect(name: ":memory:", flags: SQLITE_OPEN_READWRITE, path: "")
    case .file(let path):
      try DatabaseFile(path: path).prepare()
      return try connect(toFileAt: path)
    }
  }

  private func connect(toFileAt path: String) throws -> Connection {
    let file = DatabaseFile(path: path)
    do {
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      return try connect(name: file.name, flags: flags, path: path)
    } catch let error as StorageError where file.isWorthReadingOnly(after: error) {
      // A database in WAL mode needs its log and index beside it even for reading. Where they can
      // not be made, SQLite reads a file that is declared to be immutable; a log that a crash left
      // behind is then not looked at.
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      return try connect(name: file.immutableURI, flags: flags, path: path)
    }
  }

  private func connect(name: String, flags: Int32, path: String) throws -> Connection {
    let connection = try Connection(name: name, flags: flags, path: path)
    connection.busyTimeout = busyTimeout
    // The file may come from anybody: functions that its schema names are not to be run.
    try connection.execute("PRAGMA trusted_schema = OFF")
    try connection.execute("PRAGMA foreign_keys = ON")
    try DatabasePreparation(connection: connection, schema: schema).run()
    return connection
  }
}
