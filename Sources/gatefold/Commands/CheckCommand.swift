import JournalApp
import ProgramSupport
import Storage

/// `journal check`: looks at every page of the journal's file.
enum CheckCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let store = try session.openForReading()
    let problems = try store.problems()
    guard problems.isEmpty else {
      for problem in problems { try session.printError(problem) }
      return 1
    }
    let counts = (try store.entryCount(), try store.deletedCount())
    try session.output.printLine(Messages.sound(entries: counts.0, deleted: counts.1))
    return 0
  }
}
