import GitHub

/// What is known of a repository beyond its row, as the answers come in.
nonisolated struct RepositoryData: Hashable {
  /// Something that is asked for on its own.
  enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It has not been asked for.
    case unknown
    case loading
    case known(Value)
    case failed(GitHubProblem)

    /// What is known.
    var value: Value? { if case .known(let value) = self { value } else { nil } }

    /// Why it is not known.
    var problem: GitHubProblem? { if case .failed(let problem) = self { problem } else { nil } }
  }

  /// The whole document.
  var document = Part<Repository>.unknown
  /// The README; a known `nil` where there is none.
  var readme = Part<String?>.unknown
  var releases = Part<[Release]>.unknown
  var pullRequests = Part<[PullRequest]>.unknown
}
