/// Where the journal is kept when nothing else is said.
///
/// As in the XDG Base Directory Specification: a relative `XDG_DATA_HOME` counts as unset.
package nonisolated enum JournalLocation {
  /// The path of the journal's file, given the variables of a process; nil without a home.
  package static func path(environment: [String: String]) -> String? {
    if let data = absolute(environment["XDG_DATA_HOME"]) {
      return data + "/gatefold/journal.sqlite"
    }
    return absolute(environment["HOME"]).map { $0 + "/.local/share/gatefold/journal.sqlite" }
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
