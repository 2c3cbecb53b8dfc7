import JournalApp
import ProgramSupport

/// `journal export`: all entries, or those that a filter finds, the oldest first.
enum ExportCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let filter = try session.filter()
    let format = session.arguments.format
    try session.openForReading()
      .export(as: format, passing: filter, days: session.days) { try session.output.print($0) }
    return 0
  }
}
