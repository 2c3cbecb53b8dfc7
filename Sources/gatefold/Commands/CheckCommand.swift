import JournalApp
import ProgramSupport
import Storage

/// `journal check`: looks at every page of the journal's file, and repairs what can be made anew.
enum CheckCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let store = try session.openForReading()
    return session.arguments.repairs ? try repair(store, session) : try check(store, session)
  }

  private static func check(_ store: EntryStore, _ session: JournalSession) throws -> Int32 {
    let problems = try store.problems()
    if problems.isEmpty {
      try session.output.printLine(Messages.sound(try counts(of: store)))
      return 0
    }
    for problem in problems { try session.printError(Messages.text(of: problem)) }
    if problems == [.index] { try session.printError(Messages.canBeRepaired) }
    return 1
  }

  private static func repair(_ store: EntryStore, _ session: JournalSession) throws -> Int32 {
    switch try store.repair() {
    case .notNeeded:
      try session.output.printLine(Messages.sound(try counts(of: store)))
      return 0
    case .indexRebuilt(let copy):
      let counts = try counts(of: store)
      try session.output.printLine(Messages.repaired(counts, copy: copy))
      return 0
    case .readOnly:
      try session.printError(Messages.cannotBeChanged)
      return 1
    case .notPossible(let problems):
      for problem in problems { try session.printError(Messages.text(of: problem)) }
      try session.printError(Messages.cannotBeRepaired)
      return 1
    }
  }

  private static func counts(of store: EntryStore) throws -> (entries: Int, deleted: Int) {
    (try store.entryCount(), try store.deletedCount())
  }
}
