import Glibc

/// Whole files as bytes, pipes and devices among them.
package enum FileBytes {
  /// Why a file cannot be read.
  package struct Failure: Error, Hashable, Sendable {
    /// What the system says.
    package let reason: String

    /// Takes what the system says of its last error.
    init(code: Int32) {
      reason = String(cString: strerror(code))
    }
  }

  /// Whether a path names a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - limit: How many bytes are enough: of a larger file, some more than that are read.
  /// - Returns: Its bytes.
  /// - Throws: `Failure`.
  package static func read(at path: String, limit: Int = .max) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    return try read(from: descriptor, limit: limit)
  }

  /// Reads all that comes from a file descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The file descriptor.
  ///   - limit: How many bytes are enough: of more, some more than that are read.
  /// - Returns: The bytes.
  /// - Throws: `Failure`.
  package static func read(from descriptor: Int32, limit: Int = .max) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 || bytes.count > limit { return bytes }
      if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
      if count < 0, errno != EINTR { throw Failure(code: errno) }
    }
  }
}
