import CSQLite

/// One row of a result, valid while the closure that receives it runs.
///
/// Columns count from zero. A column of another type is converted as SQLite converts
/// (<https://www.sqlite.org/c3ref/column_blob.html>); our own tables are STRICT, so there it is not.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) {
    self.statement = statement
  }

  /// Whether a column is NULL.
  package func isNull(at column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// A whole number; 0 for NULL.
  package func integer(at column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  /// A floating point number; 0 for NULL.
  package func real(at column: Int32) -> Double {
    sqlite3_column_double(statement, column)
  }

  /// Text; empty for NULL.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  package func text(at column: Int32) -> String {
    withText(at: column) { String(decoding: $0, as: UTF8.self) }
  }

  /// Bytes; none for NULL.
  package func blob(at column: Int32) -> [UInt8] {
    // The pointer has to be asked for before the count, which counts what the conversion made.
    let bytes = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
  }

  /// Lends the bytes of a text without copying them.
  package func withText<Result>(
    at column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let bytes = sqlite3_column_text(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return try body(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
  }

  /// The value of a column, in the type that it is stored in.
  package func value(at column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(integer(at: column))
    case SQLITE_FLOAT: .real(real(at: column))
    case SQLITE_TEXT: .text(text(at: column))
    case SQLITE_BLOB: .blob(blob(at: column))
    default: .null
    }
  }

  /// The error for a value that cannot be what was stored.
  package func corruption(_ message: String) -> StorageError {
    let database = sqlite3_db_handle(statement)
    let path = sqlite3_db_filename(database, "main").map { String(cString: $0) } ?? ""
    return StorageError(.corrupt, code: SQLITE_CORRUPT, message: message, path: path)
  }
}
