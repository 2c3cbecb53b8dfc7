import Glibc
import Interchange

/// A file that the person names, to write a palette to or to read one from.
package nonisolated struct PaletteFile: Hashable, Sendable {
  /// Its path.
  package let path: String

  /// Takes a path as it was typed.
  ///
  /// - Parameters:
  ///   - path: The path; blanks around it are left out.
  ///   - home: What `~` at its beginning stands for; nil to leave that alone, as where a shell has
  ///     read the path already.
  package init(_ path: String, home: String? = nil) {
    let path = PaletteText.trimmed(path[...])
    if let home, path == "~" || path.hasPrefix("~/") {
      self.path = home + path.dropFirst()
    } else {
      self.path = path
    }
  }

  /// Reads the file, but no device and no pipe, which may have no end or wait for ever.
  ///
  /// Of a file that is larger than a palette may be, only so much is read that
  /// `PaletteReader.read(_:)` refuses it.
  ///
  /// - Throws: `PaletteFileProblem`.
  package func read() throws(PaletteFileProblem) -> [UInt8] {
    if path.isEmpty { throw .noPath }
    switch Self.kind(of: path, stat) {
    case nil where errno == ENOENT: throw .missing(path: path)
    case nil: throw problem(errno)
    case S_IFREG?: break
    case S_IFDIR?: throw .isFolder(path: path)
    default: throw .isNoFile(path: path)
    }
    do throws(FileBytes.Failure) {
      return try FileBytes.read(at: path, limit: PaletteReader.maximumBytes)
    } catch {
      throw .system(path: path, reason: error.reason)
    }
  }

  /// Writes a text, all of it or none: it is written beside the file, and named when it is on disk.
  ///
  /// A symbolic link stays, and the file that it leads to is replaced. A file that cannot be written
  /// is not replaced either.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacing: Whether a file that is there may be replaced.
  /// - Throws: `PaletteFileProblem`; `exists` where one is there and may not be.
  package func write(_ text: String, replacing: Bool) throws(PaletteFileProblem) {
    let (target, mode) = try target(replacing: replacing)
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[..<$0]) + "/" } ?? "./"
    guard Self.kind(of: folder, stat) == S_IFDIR else {
      throw .noFolder(path: String(folder.dropLast()))
    }
    let partial = folder + ".gatefold-" + String(UInt64.random(in: 0...(.max)), radix: 16)
    defer { unlink(partial) }
    try write(Array(text.utf8), to: partial, mode: mode)
    guard Self.name(partial, target, replacing: replacing) else {
      throw errno == EEXIST ? .exists(path: path) : problem(errno)
    }
  }

  /// What is written in the end, and the permissions of what is replaced.
  private func target(
    replacing: Bool
  ) throws(PaletteFileProblem) -> (path: String, mode: mode_t?) {
    if path.isEmpty { throw .noPath }
    if path.hasSuffix("/") { throw .isFolder(path: path) }
    guard let kind = Self.kind(of: path, lstat) else { return (path, nil) }
    var target = path
    if kind == S_IFLNK {
      guard let real = realpath(path, nil) else { throw .danglingLink(path: path) }
      defer { free(real) }
      target = String(cString: real)
    }
    switch Self.kind(of: target, stat) {
    case S_IFREG?: break
    case S_IFDIR?: throw .isFolder(path: path)
    default: throw .isNoFile(path: path)
    }
    guard replacing else { throw .exists(path: path) }
    guard access(target, W_OK) == 0 else { throw problem(errno) }
    var status = stat()
    return (target, stat(target, &status) == 0 ? status.st_mode & 0o777 : nil)
  }

  private func write(
    _ bytes: [UInt8],
    to partial: String,
    mode: mode_t?
  ) throws(PaletteFileProblem) {
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw problem(errno) }
    // Not all file systems have permissions; the text is what matters.
    if let mode { fchmod(descriptor, mode) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { break }
      rest = rest.dropFirst(count)
    }
    // A full disk may show at any of these, over a network at the last.
    let isWritten = rest.isEmpty && fsync(descriptor) == 0
    let reason = errno
    guard close(descriptor) == 0, isWritten else { throw problem(isWritten ? errno : reason) }
  }

  /// Gives a file its name.
  private static func name(_ partial: String, _ target: String, replacing: Bool) -> Bool {
    if replacing { return rename(partial, target) == 0 }
    // A link fails where the name is taken, which renaming does not.
    if link(partial, target) == 0 { return true }
    // Some file systems, as of memory cards, have no links.
    guard [EPERM, ENOTSUP, ENOSYS].contains(errno), access(target, F_OK) != 0 else { return false }
    return rename(partial, target) == 0
  }

  private func problem(_ code: Int32) -> PaletteFileProblem {
    .system(path: path, reason: String(cString: strerror(code)))
  }

  /// The file type bits; nil where there is nothing that can be looked at.
  private static func kind(
    of path: String,
    _ look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> mode_t? {
    var status = stat()
    return look(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
