import FoundationEssentials
import Glibc
import JournalApp
import ProgramSupport
import Storage

/// A plain command's view of a journal: the arguments, the store and where to print.
struct JournalSession {
  let arguments: Arguments
  let environment: CommandEnvironment
  let days: DayCalendar

  /// Prepares for a command.
  ///
  /// - Throws: `Output.Failure`.
  init(_ arguments: Arguments, environment: CommandEnvironment) throws {
    self.arguments = arguments
    self.environment = environment
    let zone = LocalTimeZone(environment: environment.variables)
    days = DayCalendar(timeZone: zone.timeZone, startOfDay: arguments.startOfDay)
    if let problem = zone.problem { try printError(Messages.unknownTimeZone(problem)) }
  }

  var output: Output { environment.output }

  /// The words behind the command's name, as a filter.
  ///
  /// - Throws: `Arguments.Failure`, for a filter that cannot be understood.
  func filter() throws -> EntryFilter {
    let text = arguments.operands.joined(separator: " ")
    let filter = EntryFilter(text, days: days, now: environment.now())
    if let problem = filter.problem { throw Arguments.Failure.filter(problem) }
    return filter
  }

  /// Prints a line for the person, not for the next program.
  ///
  /// - Throws: `Output.Failure`.
  func printError(_ line: String) throws {
    try environment.errors.printLine("gatefold: " + line)
    try environment.errors.flush()
  }

  /// Opens the journal, and creates it where there is none.
  ///
  /// - Throws: `Arguments.PathFailure`, `StorageError`.
  func open() throws -> EntryStore {
    try EntryStore(at: .file(path: path()), busyTimeout: Self.busyTimeout, now: environment.now)
  }

  /// Opens the journal, but creates none only to look into it.
  ///
  /// - Throws: `CommandFailure`, `Arguments.PathFailure`, `StorageError`.
  func openForReading() throws -> EntryStore {
    let path = try path()
    if access(path, F_OK) != 0, errno == ENOENT {
      guard arguments.file == nil else { throw CommandFailure.noSuchFile(path) }
      return try EntryStore(at: .memory, now: environment.now)
    }
    return try open()
  }

  private func path() throws -> String {
    try arguments.path(of: EntryStore.fileName, environment: environment.variables)
  }

  /// In milliseconds.
  ///
  /// A command waits for hundreds of others that write; nobody sits before it.
  private static let busyTimeout: Int32 = 60_000
}
