import ColorsApp
import Interchange
import ProgramSupport

/// `colors import`: saves the colours of palettes, and says what it took and what it could not.
enum ImportColorsCommand {
  static func run(_ session: SavedColorsSession) throws -> Int32 {
    let store = try session.open()
    var isComplete = true
    for file in session.arguments.operands {
      do {
        let contents = try PaletteReader.read(bytes(of: file, session))
        try printReport(try store.take(contents), contents, of: file, session)
        isComplete = isComplete && contents.isComplete
      } catch let refusal as PaletteRefusal {
        try session.printErrors(["gatefold: " + Messages.refused(file, refusal.sentence)])
        isComplete = false
      } catch let failure as FileBytes.Failure {
        let sentence = "it cannot be read: \(failure.reason)"
        try session.printErrors(["gatefold: " + Messages.refused(file, sentence)])
        isComplete = false
      }
    }
    return isComplete ? 0 : 1
  }

  /// What a file has; pipes are read, too, as a shell hands them over.
  private static func bytes(of file: String, _ session: SavedColorsSession) throws -> [UInt8] {
    if file == "-" { return try session.environment.readInput() }
    return try FileBytes.read(at: file, limit: PaletteReader.maximumBytes)
  }

  private static func printReport(
    _ report: PaletteReport,
    _ contents: PaletteContents,
    of file: String,
    _ session: SavedColorsSession
  ) throws {
    let prefix = session.arguments.operands.count > 1 ? "\(file): " : ""
    let rest = Messages.unread(lines: contents.unreadLines)
    try session.environment.output.printLine(prefix + report.sentence + rest)
    try session.printErrors(contents.problems.map { Messages.problem($0, in: file) })
  }
}
