import FoundationEssentials
import GatefoldKit
import JournalApp
import ProgramSupport
import Storage

/// The journal on a real terminal, with a real store and a real clock.
enum JournalProgram {
  /// Runs the journal until it ends.
  ///
  /// - Throws: `Arguments.PathFailure`, `StorageError`, `TerminalError`.
  static func run(
    _ arguments: Arguments,
    environment: [String: String]
  ) async throws -> ExitReason {
    let application = try Application(arguments, environment: environment)
    let path = try arguments.path(of: EntryStore.fileName, environment: environment)
    let zone = LocalTimeZone(environment: environment)
    let journal = try JournalViewController(
      store: EntryStore(at: .file(path: path)),
      environment: JournalEnvironment(
        days: DayCalendar(timeZone: zone.timeZone, startOfDay: arguments.startOfDay),
        variables: environment
      )
    )
    if let problem = zone.problem {
      application.window.statusBar.showMessage(Messages.unknownTimeZone(problem), isError: true)
    }
    return try await application.run(journal)
  }
}
