import CSQLite

/// One connection to a SQLite database.
///
/// It is deliberately not `Sendable`: the compiler keeps it within one isolation (in the apps the
/// main actor, in a command the function that opened it), so SQLite's own mutexes are switched off.
/// It is not bound to the main actor, so that a long job can have a connection of its own elsewhere.
package final class Connection {
  /// The path as it was given; empty for a database in memory.
  package let path: String
  /// What the connection has done so far.
  package private(set) var statistics = Statistics()

  /// How long a statement waits for another connection's lock, in milliseconds; 0 not to wait.
  package var busyTimeout: Int32 = 0 {
    didSet { sqlite3_busy_timeout(handle, busyTimeout) }
  }

  let handle: OpaquePointer
  var transactionDepth = 0
  private var statements: [String: Statement] = [:]

  /// Opens a database with SQLite's flags, and nothing else.
  ///
  /// - Parameters:
  ///   - name: A file name or, with `SQLITE_OPEN_URI` among the flags, a URI.
  ///   - flags: `SQLITE_OPEN_` flags, to which private use by one thread is added.
  ///   - path: The path to name in errors.
  /// - Throws: `StorageError`.
  init(name: String, flags: Int32, path: String) throws {
    var handle: OpaquePointer?
    let all = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(name, &handle, all, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw StorageError(code: code, handle: handle, path: path)
    }
    self.path = path
    self.handle = handle
  }

  deinit {
    // The statements hold the connection open until they are finalized, which follows.
    sqlite3_close_v2(handle)
  }

  /// Whether the file can only be read.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// A number that changes when another connection, in this process or not, has changed the file.
  ///
  /// Corresponds to `PRAGMA data_version`.
  ///
  /// - Throws: `StorageError`.
  package func dataVersion() throws -> Int64 {
    try first("PRAGMA data_version") { $0.integer(at: 0) } ?? 0
  }

  /// Runs a statement that gives no rows.
  ///
  /// - Returns: How many rows it inserted, changed or deleted, triggers left out.
  /// - Throws: `StorageError`.
  @discardableResult
  package func execute(_ sql: String, _ parameters: [Value] = []) throws -> Int {
    try forEachRow(sql, parameters) { _ in }
    return Int(sqlite3_changes64(handle))
  }

  /// Gathers what a closure makes of each row.
  ///
  /// - Throws: `StorageError`, or what the closure throws.
  package func query<Element>(
    _ sql: String,
    _ parameters: [Value] = [],
    _ transform: (borrowing Row) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    try forEachRow(sql, parameters) { elements.append(try transform($0)) }
    return elements
  }

  /// What a closure makes of the first row; nil where there is none.
  ///
  /// - Throws: `StorageError`, or what the closure throws.
  package func first<Element>(
    _ sql: String,
    _ parameters: [Value] = [],
    _ transform: (borrowing Row) throws -> Element
  ) throws -> Element? {
    try withStatement(sql, parameters) { statement in
      try step(statement) ? transform(Row(statement: statement.handle)) : nil
    }
  }

  /// Calls a closure with each row.
  ///
  /// - Throws: `StorageError`, or what the closure throws, which ends the loop.
  package func forEachRow(
    _ sql: String,
    _ parameters: [Value] = [],
    _ body: (borrowing Row) throws -> Void
  ) throws {
    try withStatement(sql, parameters) { statement in
      while try step(statement) { try body(Row(statement: statement.handle)) }
    }
  }

  /// Runs statements without parameters, separated by semicolons.
  ///
  /// - Throws: `StorageError`; the statements before the failing one have taken effect.
  package func executeScript(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// An error with what SQLite says at this moment.
  func error(_ code: Int32, sql: String?) -> StorageError {
    StorageError(code: code, handle: handle, sql: sql, path: path)
  }
}

extension Connection {
  private func withStatement<Result>(
    _ sql: String,
    _ parameters: [Value],
    _ body: (Statement) throws -> Result
  ) throws -> Result {
    let statement = try statement(for: sql)
    statement.isInUse = true
    statistics.statements += 1
    defer {
      statement.reset()
      statistics.steps += statement.takeStepCount()
      statement.isInUse = false
    }
    for (index, value) in parameters.enumerated() {
      let code = statement.bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw error(code, sql: sql) }
    }
    return try body(statement)
  }

  /// The kept statement, or a new one where none is kept or it is being stepped through.
  private func statement(for sql: String) throws -> Statement {
    if let kept = statements[sql], !kept.isInUse { return kept }
    let statement = try Statement(sql, on: handle, path: path)
    if statements[sql] == nil { statements[sql] = statement }
    return statement
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  private func step(_ statement: Statement) throws -> Bool {
    switch sqlite3_step(statement.handle) {
    case SQLITE_ROW:
      statistics.rows += 1
      return true
    case SQLITE_DONE:
      return false
    case let code:
      throw error(code, sql: statement.sql)
    }
  }
}
