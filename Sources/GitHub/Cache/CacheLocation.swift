/// Where answers are kept when nothing else is said.
///
/// As in the XDG Base Directory Specification: a relative `XDG_CACHE_HOME` counts as unset.
package enum CacheLocation {
  /// The path of the cache's file, given the variables of a process; nil without a home.
  package static func path(environment: [String: String]) -> String? {
    if let cache = absolute(environment["XDG_CACHE_HOME"]) {
      return cache + "/gatefold/github.sqlite"
    }
    return absolute(environment["HOME"]).map { $0 + "/.cache/gatefold/github.sqlite" }
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
