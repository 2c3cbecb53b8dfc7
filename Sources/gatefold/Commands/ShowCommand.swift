import JournalApp
import ProgramSupport

/// `journal show`: one entry with all of its text.
enum ShowCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let entry = try entry(session)
    if session.arguments.usesJSON {
      try session.output.print(ExportFormat.json.string([entry], days: session.days))
      return 0
    }
    let dates = EntryDateFormat(days: session.days, now: session.environment.now())
    try session.output.printLine(dates.fullDate(of: entry))
    try session.output.printLine(entry.id.text)
    if !entry.text.isEmpty { try session.output.printLine("\n" + entry.text) }
    return 0
  }

  private static func entry(_ session: JournalSession) throws -> Entry {
    let word = session.arguments.operands.first ?? ""
    let store = try session.openForReading()
    let entries =
      if let number = number(word) {
        try [store.entry(newerThanAllBut: number - 1)].compactMap { $0 }
      } else {
        try store.entries(withIDPrefix: word)
      }
    guard let entry = entries.first else { throw CommandFailure.noSuchEntry(word) }
    guard entries.count == 1 else { throw CommandFailure.severalEntries(word) }
    return entry
  }

  /// The place in the list that a word stands for; an identifier begins with 0 for a long time yet.
  private static func number(_ word: String) -> Int? {
    guard word.first != "0", word.utf8.count < 8 else { return nil }
    return Int(word).flatMap { $0 > 0 ? $0 : nil }
  }
}
