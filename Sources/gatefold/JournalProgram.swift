import FoundationEssentials
import GatefoldKit
import JournalApp
import ProgramSupport
import Storage

/// The journal on a real terminal, with a real store and a real clock.
enum JournalProgram {
  /// Why the journal cannot be opened.
  enum Failure: ExplainedError, Hashable {
    /// Neither `--file` nor the environment says where the entries are.
    case noHome

    var sentence: String { "neither HOME nor XDG_DATA_HOME is set; use --file PATH" }
  }

  /// Runs the journal until it ends.
  ///
  /// - Throws: `Failure`, `StorageError`, `TerminalError`.
  static func run(
    _ arguments: Arguments,
    environment: [String: String]
  ) async throws -> ExitReason {
    let application = Application(environment: environment)
    application.terminal.isMouseEnabled = arguments.usesMouse
    if arguments.usesASCII { application.window.theme.symbols = .ascii }
    try application.terminal.checkAvailability()
    let path = DataFolder.path(of: EntryStore.fileName, environment: environment)
    guard let path = arguments.file ?? path else { throw Failure.noHome }
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
