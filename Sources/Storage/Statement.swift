import CSQLite

/// A prepared statement.
///
/// Its connection keeps it, and lends it to one caller at a time.
final class Statement {
  let sql: String
  let handle: OpaquePointer
  /// Whether a caller is stepping through it.
  var isInUse = false

  /// Prepares a statement for being run many times.
  init(_ sql: String, on database: OpaquePointer, path: String) throws {
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let code = sqlite3_prepare_v3(database, sql, -1, flags, &handle, nil)
    guard code == SQLITE_OK, let handle else {
      throw StorageError(code: code, handle: database, sql: sql, path: path)
    }
    self.sql = sql
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Gives a parameter its value.
  ///
  /// Parameters count from one, as in `sqlite3_bind_int64`.
  ///
  /// - Returns: The result code.
  func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, number)
    case .real(let number):
      return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          csqlite_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes {
        csqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count))
      }
    }
  }

  /// Makes the statement ready for the next run and lets go of its values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// How many steps of SQLite's virtual machine the statement took since this was last asked.
  func takeStepCount() -> Int {
    Int(sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_VM_STEP, 1))
  }
}
