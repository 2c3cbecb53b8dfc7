import Storage

/// Where answers are kept when nothing else is said.
package enum CacheLocation {
  /// The path of the cache's file, given the variables of a process; nil without a home.
  package static func path(environment: [String: String]) -> String? {
    CacheFolder.path(of: "github.sqlite", environment: environment)
  }
}
