import CSQLite
import Glibc

extension StorageError {
  /// Creates an error from a result code and what the connection says about it.
  init(code: Int32, handle: OpaquePointer?, sql: String? = nil, path: String) {
    let systemError = handle.map { sqlite3_system_errno($0) } ?? 0
    let text = Self.text(code: code, systemError: systemError, handle: handle)
    self.init(
      reason: Reason(code: code, systemError: systemError),
      code: code,
      message: text.map { String(cString: $0) } ?? "unknown error",
      sql: sql,
      path: path
    )
  }

  /// SQLite says of a file that it cannot open only that it cannot; the system says why.
  private static func text(
    code: Int32,
    systemError: Int32,
    handle: OpaquePointer?
  ) -> UnsafePointer<CChar>? {
    if code & 0xff == SQLITE_CANTOPEN, systemError != 0, let text = strerror(systemError) {
      return UnsafePointer(text)
    }
    return handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
  }

  /// Creates an error that SQLite does not know of, with the code that comes nearest.
  init(_ reason: Reason, code: Int32, message: String, path: String) {
    self.init(reason: reason, code: code, message: message, sql: nil, path: path)
  }
}

extension StorageError.Reason {
  /// The kind of failure that an extended result code stands for.
  ///
  /// SQLite reports a full disk as an I/O or open error where it fills up while the write-ahead log
  /// or its index is created; the system's error number tells.
  init(code: Int32, systemError: Int32) {
    let primary = code & 0xff
    let hasNoSpace = systemError == ENOSPC || systemError == EDQUOT
    if hasNoSpace && (primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN) {
      self = .full
    } else {
      self = Self.byPrimaryCode[primary] ?? .other
    }
  }

  private static let byPrimaryCode: [Int32: Self] = [
    SQLITE_AUTH: .cannotOpen,
    SQLITE_BUSY: .busy,
    SQLITE_CANTOPEN: .cannotOpen,
    SQLITE_CONSTRAINT: .constraint,
    SQLITE_CORRUPT: .corrupt,
    SQLITE_FULL: .full,
    SQLITE_IOERR: .inputOutput,
    SQLITE_LOCKED: .busy,
    SQLITE_NOTADB: .notADatabase,
    SQLITE_PERM: .cannotOpen,
    SQLITE_READONLY: .readOnly,
  ]
}
