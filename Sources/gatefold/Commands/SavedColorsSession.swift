import ColorsApp
import Glibc
import ProgramSupport
import Storage

/// A plain command's view of the saved colours: the arguments, the store and where to print.
struct SavedColorsSession {
  let arguments: Arguments
  let environment: CommandEnvironment

  /// Opens the saved colours, and creates the file where there is none.
  ///
  /// - Throws: `Arguments.PathFailure`, `StorageError`.
  func open() throws -> SavedColorStore {
    try SavedColorStore(at: .file(path: path()), busyTimeout: Self.busyTimeout)
  }

  /// Opens the saved colours, but creates no file only to look into it.
  ///
  /// - Throws: `CommandFailure`, `Arguments.PathFailure`, `StorageError`.
  func openForReading() throws -> SavedColorStore {
    let path = try path()
    if access(path, F_OK) != 0, errno == ENOENT {
      guard arguments.file == nil else { throw CommandFailure.noSuchFile(path) }
      return try SavedColorStore(at: .memory)
    }
    return try open()
  }

  /// Prints lines for the person, not for the next program; what was printed before comes first.
  ///
  /// - Throws: `Output.Failure`.
  func printErrors(_ lines: [String]) throws {
    try environment.output.flush()
    for line in lines { try environment.errors.printLine(line) }
    try environment.errors.flush()
  }

  private func path() throws -> String {
    try arguments.path(of: SavedColorStore.fileName, environment: environment.variables)
  }

  /// In milliseconds, as patient as commands on the journal are.
  private static let busyTimeout: Int32 = 60_000
}
