import Storage

extension Schema {
  /// A table of one value a row, which may be of any type.
  static let values = Schema(
    applicationID: 0x7465_7374,
    migrations: [Migration("CREATE TABLE value (number INTEGER PRIMARY KEY, content)")]
  )

  /// The same with one version more.
  static let newerValues = Schema(
    applicationID: values.applicationID,
    migrations: values.migrations + [Migration("ALTER TABLE value ADD COLUMN note TEXT")]
  )

  /// Somebody else's.
  static let foreign = Schema(
    applicationID: 0x0f0f,
    migrations: [Migration("CREATE TABLE secret (word TEXT)")]
  )
}

/// Opens a file with the schema of values.
func connect(_ path: String, _ schema: Schema = .values) throws -> Connection {
  try Database(at: .file(path: path), schema: schema, busyTimeout: 0).connect()
}

extension Connection {
  func insert(_ value: Value) throws {
    try execute("INSERT INTO value (content) VALUES (?)", [value])
  }

  func values() throws -> [Value] {
    try query("SELECT content FROM value ORDER BY number") { $0.value(at: 0) }
  }
}

/// The reason of the error that a closure throws; nil where it throws none.
func reason(_ body: () throws -> Void) throws -> StorageError.Reason? {
  do {
    try body()
    return nil
  } catch let error as StorageError {
    return error.reason
  }
}
