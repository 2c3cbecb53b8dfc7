import CSQLite
import Glibc

/// A database's file as the system sees it.
///
/// The file is never opened here: closing it again would drop the locks that other connections of
/// this process hold on it (<https://www.sqlite.org/howtocorrupt.html>, 2.2).
struct DatabaseFile {
  let path: String

  /// The path as SQLite's file name: never taken for a URI, for `:memory:` or for a temporary file.
  var name: String { path.hasPrefix("/") ? path : "./" + path }

  /// The URI by which SQLite reads the file without a lock, a log or an index beside it.
  var immutableURI: String {
    var uri = "file:"
    for byte in name.utf8 {
      uri += Self.unreserved.contains(byte) ? String(Unicode.Scalar(byte)) : Self.escape(byte)
    }
    return uri + "?immutable=1"
  }

  /// Refuses what cannot be a database's file, and makes the folders that are missing.
  ///
  /// - Throws: `StorageError`.
  func prepare() throws {
    switch Self.kind(of: path) {
    case S_IFREG?:
      try refuseSingleByte()
    case S_IFDIR?:
      let message = "the path names a directory"
      throw StorageError(.isDirectory, code: SQLITE_CANTOPEN, message: message, path: path)
    case .some:
      // Opening a pipe would wait for ever, and a device has no end.
      let message = "the path names a device, a pipe or a socket"
      throw StorageError(.notADatabase, code: SQLITE_NOTADB, message: message, path: path)
    case nil:
      try makeParents()
    }
  }

  /// Whether a file that could not be opened with its log may still be read as it is.
  func isWorthReadingOnly(after error: StorageError) -> Bool {
    let isRefused = error.reason == .cannotOpen || error.reason == .readOnly
    return isRefused && Self.kind(of: path) == S_IFREG && access(path, R_OK) == 0
  }

  /// Refuses a file of one byte.
  ///
  /// SQLite takes it for an empty one (`unixFileSize` in its source) and would overwrite it. It
  /// looks at the contents of larger ones by itself.
  private func refuseSingleByte() throws {
    guard Self.status(of: path)?.st_size == 1 else { return }
    let message = "file is not a database"
    throw StorageError(.notADatabase, code: SQLITE_NOTADB, message: message, path: path)
  }

  private func makeParents() throws {
    var missing: [String] = []
    var folder = Self.parent(of: path)
    while !folder.isEmpty, Self.kind(of: folder) == nil {
      missing.append(folder)
      folder = Self.parent(of: folder)
    }
    // 0700, as the XDG Base Directory Specification has it for folders that are made on the way.
    for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      let reason = StorageError.Reason(code: SQLITE_CANTOPEN, systemError: errno)
      let message = "the folder \(folder) cannot be made: " + String(cString: strerror(errno))
      throw StorageError(reason, code: SQLITE_CANTOPEN, message: message, path: path)
    }
  }

  /// The file type bits of `stat(2)`, links followed; nil where there is nothing.
  private static func kind(of path: String) -> mode_t? {
    status(of: path).map { $0.st_mode & S_IFMT }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~".utf8
  )

  private static func escape(_ byte: UInt8) -> String {
    (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
  }
}
