package import Storage

/// Why answers are not kept, or what was kept is gone.
package enum CacheProblem: Error, Hashable, Sendable {
  /// The folder or the file is somebody else's, or is none.
  case notPrivate(path: String)
  /// The file was damaged, and a new one has been begun.
  case begunAnew
  /// The file cannot be used.
  case storage(StorageError)
}

extension CacheProblem {
  /// The problem for a person, without a full stop; text from outside is quoted as it is.
  package var sentence: String {
    switch self {
    case .notPrivate(let path): "answers are not kept: \(path) cannot be yours alone"
    case .begunAnew: "the answers kept before were damaged, and are gone"
    case .storage(let error): "answers are not kept: \(Self.reason(of: error))"
    }
  }

  private static func reason(of error: StorageError) -> String {
    switch error.reason {
    case .otherApplication: "\(error.path) belongs to another program"
    case .newerSchema: "\(error.path) was written by a later version"
    case .full: "the disk is full"
    case .readOnly: "\(error.path) can only be read"
    default: "\(error.path): \(error.message)"
    }
  }
}
