import CSQLite

extension Connection {
  /// Runs a closure so that all of its changes are made or, when it throws, none.
  ///
  /// The outermost one takes the write lock at once (`BEGIN IMMEDIATE`), so that two writers wait
  /// for each other instead of failing halfway; one inside another is a savepoint.
  ///
  /// - Throws: What the closure throws, or `StorageError` where the changes cannot be kept.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    if transactionDepth == 0 {
      return try bracket(begin: "BEGIN IMMEDIATE", end: "COMMIT", undo: "ROLLBACK", body)
    }
    let undo = "ROLLBACK TO nested; RELEASE nested"
    return try bracket(begin: "SAVEPOINT nested", end: "RELEASE nested", undo: undo, body)
  }

  /// Runs a closure of many small statements in a transaction, as ``transaction(_:)`` does.
  ///
  /// SQLite keeps the pages that a statement changes until it has ended; once those of one did not fit
  /// into 64 KiB, it writes those of all that follow in the transaction to a file, unless it was told
  /// before to keep passing things in memory. That drops temporary tables and triggers.
  ///
  /// - Throws: What the closure throws, or `StorageError`.
  package func bulkTransaction<Result>(_ body: () throws -> Result) throws -> Result {
    if transactionDepth > 0 { return try transaction(body) }
    try execute("PRAGMA temp_store = MEMORY")
    // Nothing can be done about a failure that comes after the changes are on disk.
    defer { _ = try? execute("PRAGMA temp_store = DEFAULT") }
    return try transaction(body)
  }

  /// Runs a closure whose statements all read the same state, whatever others write meanwhile.
  ///
  /// - Throws: What the closure throws, or `StorageError`.
  package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    if transactionDepth > 0 { return try body() }
    return try bracket(begin: "BEGIN", end: "COMMIT", undo: "ROLLBACK", body)
  }

  private func bracket<Result>(
    begin: String,
    end: String,
    undo: String,
    _ body: () throws -> Result
  ) throws -> Result {
    try execute(begin)
    transactionDepth += 1
    defer { transactionDepth -= 1 }
    do {
      let result = try body()
      try execute(end)
      return result
    } catch {
      // SQLite has rolled back by itself after some failures, a full disk for one. Otherwise a
      // failure of this statement can only follow from the one that is being reported.
      if sqlite3_get_autocommit(handle) == 0 { _ = try? executeScript(undo) }
      throw error
    }
  }
}
