import CSQLite
import Glibc

/// The copy of a database's file that is laid beside it before a migration or a repair changes it.
struct DatabaseCopy {
  /// The path of the database.
  let path: String
  /// What its name ends in, after a dot.
  let suffix: String

  /// Makes the copy, with the permissions of the original; no file is overwritten.
  ///
  /// It is written under a passing name and renamed when it is on disk, so that what has the name
  /// of a copy is a whole one. A connection of its own reads the original, which may be locked for
  /// writing meanwhile.
  ///
  /// - Returns: The path of the copy.
  /// - Throws: `StorageError`; nothing is left behind.
  @discardableResult
  func make() throws -> String {
    let partial = "\(path).\(suffix).partial-\(getpid())"
    do {
      try writeCopy(to: partial)
      return try rename(partial)
    } catch {
      unlink(partial)
      throw error
    }
  }

  private func writeCopy(to partial: String) throws {
    let name = DatabaseFile(path: partial).name
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let target = try Connection(name: name, flags: flags, path: partial)
    try copyPermissions(to: partial)
    let source = try Connection(
      name: DatabaseFile(path: path).name,
      flags: SQLITE_OPEN_READWRITE,
      path: path
    )
    source.busyTimeout = 5000
    guard let backup = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
      throw target.error(sqlite3_errcode(target.handle), sql: nil)
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw target.error(code == SQLITE_DONE ? end : code, sql: nil)
    }
  }

  /// A journal that only its owner can read has a copy that only its owner can read.
  private func copyPermissions(to partial: String) throws {
    var status = stat()
    guard stat(path, &status) == 0, chmod(partial, status.st_mode & 0o777) == 0 else {
      throw systemError("its permissions cannot be copied")
    }
  }

  /// Gives the copy the first name that is free.
  ///
  /// Nobody takes it in between: who makes a copy has locked the database for writing.
  private func rename(_ partial: String) throws -> String {
    let plain = "\(path).\(suffix)"
    var name = plain
    var number = 1
    while access(name, F_OK) == 0 {
      number += 1
      name = "\(plain).\(number)"
    }
    guard Glibc.rename(partial, name) == 0 else {
      throw systemError("its copy cannot be named \(name)")
    }
    return name
  }

  private func systemError(_ message: String) -> StorageError {
    let reason = StorageError.Reason(code: SQLITE_CANTOPEN, systemError: errno)
    let text = message + ": " + String(cString: strerror(errno))
    return StorageError(reason, code: SQLITE_CANTOPEN, message: text, path: path)
  }
}
