import ProgramSupport
import Storage

extension Arguments {
  /// Why it is not known where the data are.
  enum PathFailure: ExplainedError, Hashable {
    /// Neither `--file` nor the environment says it.
    case noHome

    var sentence: String { "neither HOME nor XDG_DATA_HOME is set; use --file PATH" }
  }

  /// The file that `--file` names, else the one of a name in the person's folder.
  ///
  /// - Throws: `PathFailure`.
  func path(of name: String, environment: [String: String]) throws -> String {
    guard let path = file ?? DataFolder.path(of: name, environment: environment) else {
      throw PathFailure.noHome
    }
    return path
  }
}
