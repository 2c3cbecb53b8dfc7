import JournalApp

/// `journal list` and `journal search`: a line for each entry, the newest first.
enum ListCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let store = try session.openForReading()
    if session.arguments.usesJSON {
      let (filter, days) = (session.filter, session.days)
      try store.export(as: .json, passing: filter, in: .newestFirst, days: days) {
        try session.output.print($0)
      }
      return 0
    }
    let dates = NumericDateFormat(days: session.days)
    try store.forEachEntry(passing: session.filter, in: .newestFirst) { entry, place in
      let time = dates.dateAndTime(of: entry.date)
      try session.output.printLine(Messages.row(place, time, title: entry.text))
    }
    return 0
  }
}
