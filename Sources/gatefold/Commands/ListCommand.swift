import JournalApp
import ProgramSupport

/// `journal list` and `journal search`: a line for each entry, the newest first.
enum ListCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let filter = try session.filter()
    let store = try session.openForReading()
    if session.arguments.usesJSON {
      try store.exportNewest(as: .json, passing: filter, days: session.days) {
        try session.output.print($0)
      }
    } else {
      let dates = NumericDateFormat(days: session.days)
      try store.forEachNewest(passing: filter) { entry, place in
        let time = dates.dateAndTime(of: entry.date)
        try session.output.printLine(Messages.row(place, time, entry))
      }
    }
    return 0
  }
}
