import CSQLite

/// What is checked and done between opening a file and using it.
struct DatabasePreparation {
  let connection: Connection
  let schema: Schema

  /// Whose a file is, and of what version, from its header and its list of tables.
  private struct Identity: Equatable {
    var applicationID: Int32
    var version: Int
    var isEmpty: Bool
  }

  /// Refuses what is not ours to touch, then applies the migrations that are missing.
  func run() throws {
    let identity = try checkedIdentity()
    if identity.version < schema.version {
      guard !connection.isReadOnly else { throw cannotMigrate(identity) }
      // Another process may be doing the same: what is left to do is read anew under the lock.
      try connection.transaction(migrate)
    }
    if !connection.isReadOnly { try useWriteAheadLog() }
  }

  private func checkedIdentity() throws -> Identity {
    let identity = try readIdentity()
    let isNew = identity.applicationID == 0 && identity.isEmpty && identity.version == 0
    guard isNew || identity.applicationID == schema.applicationID else {
      throw StorageError(
        .otherApplication(id: identity.applicationID),
        code: SQLITE_NOTADB,
        message: "the database belongs to another application",
        path: connection.path
      )
    }
    guard identity.version <= schema.version else {
      throw StorageError(
        .newerSchema(found: identity.version, known: schema.version),
        code: SQLITE_SCHEMA,
        message: "schema version \(identity.version) is newer than \(schema.version)",
        path: connection.path
      )
    }
    return identity
  }

  private func readIdentity() throws -> Identity {
    // One statement, so that the three belong together while another process creates the schema.
    let sql = """
      SELECT (SELECT application_id FROM pragma_application_id),
        (SELECT user_version FROM pragma_user_version),
        NOT EXISTS (SELECT 1 FROM sqlite_schema)
      """
    let identity = try connection.first(sql) { row in
      Identity(
        applicationID: Int32(truncatingIfNeeded: row.integer(at: 0)),
        version: Int(row.integer(at: 1)),
        isEmpty: row.integer(at: 2) != 0
      )
    }
    return identity ?? Identity(applicationID: 0, version: 0, isEmpty: true)
  }

  /// Applies the migrations that are missing; before that, copies what is there already.
  private func migrate() throws {
    let version = try checkedIdentity().version
    guard version < schema.version else { return }
    if version > 0 && !connection.path.isEmpty {
      // Under the write lock, so that the copy is exactly what the migration starts from.
      try DatabaseCopy(path: connection.path, suffix: "version-\(version)").make()
    }
    for migration in schema.migrations[version...] { try migration(connection) }
    try connection.execute("PRAGMA application_id = \(schema.applicationID)")
    try connection.execute("PRAGMA user_version = \(schema.version)")
  }

  private func useWriteAheadLog() throws {
    do {
      try connection.execute("PRAGMA journal_mode = WAL")
    } catch let error as StorageError where error.reason == .busy {
      // The switch does not wait for others. Without it all is as safe, and the next one to open
      // the file makes it.
    }
  }

  private func cannotMigrate(_ identity: Identity) -> StorageError {
    StorageError(
      .readOnly,
      code: SQLITE_READONLY,
      message: "schema version \(identity.version) cannot be brought up to \(schema.version)",
      path: connection.path
    )
  }
}
