import JournalApp
import ProgramSupport
import Storage

/// `journal import`: takes the entries of other journals, and says what it took and what it could
/// not.
enum ImportCommand {
  static func run(_ session: JournalSession) throws -> Int32 {
    let store = try session.open()
    var isComplete = true
    for file in session.arguments.operands {
      do {
        let problems = try take(file, into: store, session)
        isComplete = isComplete && !problems.contains(where: \.isLoss)
      } catch let refusal as ImportRefusal {
        try session.output.flush()
        try session.printError(Messages.refused(file, refusal))
        isComplete = false
      } catch let error as StorageError where error.path == file {
        try session.output.flush()
        try session.printError(error.sentence)
        isComplete = false
      }
    }
    return isComplete ? 0 : 1
  }

  /// Takes a file, and says so.
  ///
  /// - Returns: What was not taken as it is there.
  /// - Throws: `ImportRefusal`, `StorageError`, `Output.Failure`.
  private static func take(
    _ file: String,
    into store: EntryStore,
    _ session: JournalSession
  ) throws -> [ImportProblem] {
    let result: ImportResult
    do {
      result = try read(file, session)
    } catch ImportRefusal.database where file != "-" {
      let report = try store.merge(from: EntryStore(at: .file(path: file)))
      try printReport(report, [], of: file, session)
      return []
    }
    try printReport(try store.take(result), result.problems, of: file, session)
    return result.problems
  }

  private static func read(_ file: String, _ session: JournalSession) throws -> ImportResult {
    let reader = JournalReader(days: session.days)
    return try file == "-" ? reader.read(session.environment.readInput()) : reader.read(at: file)
  }

  private static func printReport(
    _ report: MergeReport,
    _ problems: [ImportProblem],
    of file: String,
    _ session: JournalSession
  ) throws {
    let lines = problems.lazy.filter(\.isLoss).map { ($0.lastLine ?? 0) - ($0.line ?? 0) + 1 }
    let prefix = session.arguments.operands.count > 1 ? "\(file): " : ""
    let summary = Messages.imported(report, unreadLines: lines.reduce(0, +))
    try session.output.printLine(prefix + summary)
    try session.output.flush()
    for problem in problems {
      try session.environment.errors.printLine(Messages.problem(problem, in: file))
    }
    try session.environment.errors.flush()
  }
}
