/// The folder in which is kept what can be had again.
///
/// As in the XDG Base Directory Specification: a relative `XDG_CACHE_HOME` counts as unset.
package enum CacheFolder {
  /// The path of a file in it, given the variables of a process; nil without a home.
  package static func path(of name: String, environment: [String: String]) -> String? {
    UserFolder(variable: "XDG_CACHE_HOME", inHome: ".cache")
      .path(of: name, environment: environment)
  }
}
