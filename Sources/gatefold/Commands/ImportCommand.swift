import JournalApp
import Storage

/// `journal import`: takes the entries of other journals, and says what it took and what it could
/// not.
enum ImportCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let store = try session.open()
    var isComplete = true
    for file in session.arguments.operands {
      do {
        let result = try read(file, session)
        let count = try store.take(result.entries)
        try report(result.problems, count, of: file, session)
        isComplete = isComplete && !result.problems.contains(where: \.isLoss)
      } catch let refusal as ImportRefusal {
        try session.output.flush()
        try session.printError(Messages.refused(file, refusal))
        isComplete = false
      }
    }
    return isComplete ? 0 : 1
  }

  private static func read(_ file: String, _ session: JournalSession) throws -> ImportResult {
    let reader = JournalReader(days: session.days)
    return try file == "-" ? reader.read(session.environment.readInput()) : reader.read(at: file)
  }

  private static func report(
    _ problems: [ImportProblem],
    _ count: ImportCount,
    of file: String,
    _ session: JournalSession
  ) throws {
    let losses = problems.lazy.filter(\.isLoss)
      .map { ($0.lastLine ?? 0) - ($0.line ?? 0) + 1 }
    let prefix = session.arguments.operands.count > 1 ? "\(file): " : ""
    let summary = Messages.imported(count, unreadLines: losses.reduce(0, +))
    try session.output.printLine(prefix + summary)
    try session.output.flush()
    for problem in problems {
      try session.environment.errors.printLine(Messages.problem(problem, in: file))
    }
    try session.environment.errors.flush()
  }
}
