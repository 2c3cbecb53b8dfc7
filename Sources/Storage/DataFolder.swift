/// The folder in which a person's data are kept when nothing else is said.
///
/// As in the XDG Base Directory Specification: a relative `XDG_DATA_HOME` counts as unset.
package enum DataFolder {
  /// The path of a file in it, given the variables of a process; nil without a home.
  package static func path(of name: String, environment: [String: String]) -> String? {
    UserFolder(variable: "XDG_DATA_HOME", inHome: ".local/share")
      .path(of: name, environment: environment)
  }
}
