import JournalApp
import Storage

/// `journal check`: looks at every page of the journal's file.
enum CheckCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let check = try session.openForReading().check()
    for problem in check.problems { try session.printError(problem) }
    try session.output.printLine(Messages.checked(check))
    return check.problems.isEmpty ? 0 : 1
  }
}
