import Colorimetry
import ColorsApp
import GatefoldKit
import ProgramSupport
import Storage

/// The colours on a real terminal, with a real store.
enum ColorsProgram {
  /// Runs the colours until they end.
  ///
  /// - Throws: `Arguments.PathFailure`, `StorageError`, `TerminalError`.
  static func run(
    _ arguments: Arguments,
    environment: [String: String]
  ) async throws -> ExitReason {
    let application = try Application(arguments, environment: environment)
    let path = try arguments.path(of: SavedColorStore.fileName, environment: environment)
    let colors = ColorsViewController(
      store: try SavedColorStore(at: .file(path: path)),
      environment: ColorsEnvironment(
        hueCount: arguments.hues ?? HueTable.defaultCount,
        variables: environment
      )
    )
    return try await application.run(colors)
  }
}
