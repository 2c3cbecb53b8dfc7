import Interchange
import JournalApp

/// The sentences that the program prints, each in one place.
package enum Messages {
  package static let version = "gatefold 0.1.0"

  package static func unknownTimeZone(_ problem: String) -> String {
    "\(problem): times are UTC"
  }

  /// What went wrong, in one line.
  package static func text(of error: any Error) -> String {
    switch error {
    case let failure as Arguments.Failure: text(of: failure)
    case let error as any ExplainedError: error.sentence
    case let refusal as ImportRefusal: "standard input: \(refusal.sentence)"
    case let failure as FileBytes.Failure: "standard input cannot be read: \(failure.reason)"
    case Output.Failure.failed(let reason): "the output cannot be written: \(reason)"
    default: String(describing: error)
    }
  }

  private static func text(of failure: Arguments.Failure) -> String {
    switch failure {
    case .unknownCommand(let word, let nearest):
      "there is no command '\(word)'" + suggestion(nearest)
    case .unknownOption(let word, let nearest):
      "there is no option '\(word)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; put -- before a text that begins so")
    case .unusedOption(let option, let command):
      "'gatefold \(command.rawValue)' has no option \(option)"
    case .missingValue(let option, let value):
      "\(option) needs a \(value) after it"
    case .unexpectedValue(let option):
      "\(option) takes no value"
    case .unknownValue(let value, let option, let nearest):
      "\(option) knows no '\(value)'" + suggestion(nearest)
    case .missingOperand(let command):
      "'gatefold \(command.rawValue)' needs \(command.syntax.operands.filter { !"[]".contains($0) }) after it"
    case .unknownDate(let word):
      "'\(word)' is no time; write it as '2026-11-03 09:30', 'yesterday 18:00' or '18:00'"
    case .outOfRange(let value, let option, let range):
      "\(option) takes a whole number of \(range.lowerBound) to \(range.upperBound), not '\(value)'"
    case .filter(let problem):
      problem.sentence
    case .unexpectedArgument(let word):
      "'\(word)' is one argument too many"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? "; see gatefold --help"
  }
}
