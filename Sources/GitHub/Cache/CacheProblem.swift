package import Storage

/// Why answers are not kept, or what was kept is gone.
package enum CacheProblem: Error, Hashable, Sendable {
  /// There is no place for them: neither `XDG_CACHE_HOME` nor `HOME` is set.
  case noPlace
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
    case .noPlace: "answers are not kept: neither XDG_CACHE_HOME nor HOME is set"
    case .notPrivate(let path): "answers are not kept: \(path) is not only yours"
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
