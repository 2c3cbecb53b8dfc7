import GitHub
import ProgramSupport

/// Why repositories cannot be shown.
enum RepositoriesFailure: ExplainedError {
  /// The executable was asked for something else.
  case otherCommand
  /// The environment does not say where the list of users is.
  case noHome
  /// What names the API is no address of one.
  case noAPI(APIBase.Problem)

  var sentence: String {
    switch self {
    case .otherCommand: "gatefold-repos is started by 'gatefold repos'"
    case .noHome: "neither HOME nor XDG_DATA_HOME is set"
    case .noAPI(let problem): problem.sentence
    }
  }
}
