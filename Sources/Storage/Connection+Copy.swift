import Glibc

/// Changes that a person may want to take back by a file.
extension Connection {
  /// Runs a closure in a transaction, and lays a copy of the file beside it before.
  ///
  /// The copy is made under the lock, so that it is what the closure starts from. If the closure
  /// throws, there was no change, and there is no copy.
  ///
  /// - Parameters:
  ///   - suffix: What the name of the copy ends in, after a dot; a number is added where it is taken.
  ///   - body: Makes the changes.
  /// - Returns: The path of the copy; nil for a database in memory.
  /// - Throws: What the closure throws, or `StorageError` where the copy cannot be made.
  package func transaction(copyingAs suffix: String, _ body: () throws -> Void) throws -> String? {
    var copy: String?
    do {
      try transaction {
        if !path.isEmpty { copy = try DatabaseCopy(path: path, suffix: suffix).make() }
        try body()
      }
    } catch {
      if let copy { unlink(copy) }
      throw error
    }
    return copy
  }
}
