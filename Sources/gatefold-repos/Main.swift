import GatefoldKit
import ProgramSupport

/// Opens the repositories' screen, or prints a table of them.
///
/// `gatefold repos` goes on as this executable.
@main
struct Main {
  /// Why this executable does nothing.
  enum Failure: ExplainedError {
    case otherCommand
    case unfinished

    var sentence: String {
      switch self {
      case .otherCommand: "gatefold-repos is started by 'gatefold repos'"
      case .unfinished: "repositories cannot be shown yet"
      }
    }
  }

  static func main() async {
    await Program.run { arguments, variables in
      guard arguments.command == .repos else { throw Failure.otherCommand }
      throw Failure.unfinished
    }
  }
}
