/// Why a file cannot be read or written.
package nonisolated enum PaletteFileProblem: Error, Hashable, Sendable {
  /// No path was given.
  case noPath
  /// There is no such file.
  case missing(path: String)
  /// There is something already, and it is not to be replaced.
  case exists(path: String)
  /// The path is that of a folder.
  case isFolder(path: String)
  /// There is no such folder to put a file in.
  case noFolder(path: String)
  /// It is a device, a pipe or a socket.
  case isNoFile(path: String)
  /// It is a symbolic link to what is not there.
  case danglingLink(path: String)
  /// What the system says.
  case system(path: String, reason: String)

  /// The problem in one line.
  package var sentence: String {
    switch self {
    case .noPath: "there is no path"
    case .missing(let path): "there is no file \(path)"
    case .exists(let path): "there is a file \(path) already"
    case .isFolder(let path): "\(path) is a folder"
    case .noFolder(let path): "there is no folder \(path)"
    case .isNoFile(let path): "\(path) is a device, a pipe or a socket"
    case .danglingLink(let path): "\(path) is a link to a file that is not there"
    case .system(let path, let reason): "\(path): \(reason)"
    }
  }
}
