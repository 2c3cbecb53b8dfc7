import Glibc

/// A file for the eyes of one user only, in a folder of the same kind.
struct PrivateFile {
  let path: String

  /// Makes the folder and an empty file where there are none, and takes everybody else's rights.
  ///
  /// - Throws: `CacheProblem`.
  func prepare() throws(CacheProblem) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    makeFolders(folder)
    try claim(folder, kind: S_IFDIR, mode: 0o700)
    let file = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_RDWR, 0o600)
    // Nobody else has it open: a file that was there already is not opened here at all.
    if file >= 0 { close(file) }
    try claim(path, kind: S_IFREG, mode: 0o600)
  }

  /// Removes the file, and what SQLite lays beside it.
  func remove() {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  private func makeFolders(_ folder: String) {
    var partial = ""
    for part in folder.split(separator: "/") {
      partial += "/" + part
      mkdir(partial, 0o700)
    }
  }

  /// Refuses what is not the user's own, or a link.
  private func claim(_ path: String, kind: mode_t, mode: mode_t) throws(CacheProblem) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind, status.st_uid == geteuid()
    else { throw .notPrivate(path: path) }
    if status.st_mode & 0o777 != mode { chmod(path, mode) }
  }
}
