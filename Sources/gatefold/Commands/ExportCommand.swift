import JournalApp

/// `journal export`: all entries, or those that a filter finds, the oldest first.
enum ExportCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let store = try session.openForReading()
    let format = session.arguments.format
    try store.export(as: format, passing: session.filter, days: session.days) {
      try session.output.print($0)
    }
    return 0
  }
}
