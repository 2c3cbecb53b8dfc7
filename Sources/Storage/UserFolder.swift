/// A folder of the XDG Base Directory Specification.
struct UserFolder {
  /// What names it, if it is set to an absolute path.
  let variable: String
  /// Where it is else.
  let inHome: String

  func path(of name: String, environment: [String: String]) -> String? {
    let folder =
      Self.absolute(environment[variable])
      ?? Self.absolute(environment["HOME"]).map { $0 + "/" + inHome }
    return folder.map { $0 + "/gatefold/" + name }
  }

  private static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
