/// The folder in which a person's data are kept when nothing else is said.
///
/// As in the XDG Base Directory Specification: a relative `XDG_DATA_HOME` counts as unset.
package enum DataFolder {
  /// The path of a file in it, given the variables of a process; nil without a home.
  package static func path(of name: String, environment: [String: String]) -> String? {
    let data =
      absolute(environment["XDG_DATA_HOME"])
      ?? absolute(environment["HOME"]).map { $0 + "/.local/share" }
    return data.map { $0 + "/gatefold/" + name }
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
