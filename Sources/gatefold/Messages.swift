import JournalApp
import Storage

/// The sentences that the program prints, each in one place.
enum Messages {
  static let version = "gatefold 0.1.0"

  static let usage = """
    Usage: gatefold [journal] [options]

      journal        time-stamped entries in two panes (the default)

    Options:
      --file PATH    keep the entries in this file
      --no-mouse     leave the mouse to the terminal
      --ascii        draw lines and signs with ASCII alone
      --help, -h     print this and end
      --version      print the version and end

    In the program, ? shows every key.
    """

  static func unknownTimeZone(_ problem: String) -> String {
    "\(problem): times are UTC"
  }

  /// What went wrong, in one line.
  static func text(of error: any Error) -> String {
    switch error {
    case let failure as Arguments.Failure: text(of: failure)
    case let error as StorageError: error.sentence
    case JournalProgram.Failure.noHome: "neither HOME nor XDG_DATA_HOME is set; use --file PATH"
    default: String(describing: error)
    }
  }

  private static func text(of failure: Arguments.Failure) -> String {
    switch failure {
    case .unknownCommand(let word, let nearest):
      "there is no command '\(word)'" + suggestion(nearest)
    case .unknownOption(let word, let nearest):
      "there is no option '\(word)'" + suggestion(nearest)
    case .missingValue(let option):
      "\(option) needs a path after it"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .unexpectedArgument(let word):
      "'\(word)' is one argument too many"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? "; see gatefold --help"
  }
}
