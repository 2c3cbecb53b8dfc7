/// An account's repositories, as far as they are known.
package struct RepositoryList: Hashable, Sendable {
  /// In the server's order, each once.
  package var repositories: [Repository]
  /// Whether all pages are in it.
  package var isComplete: Bool
  /// Why it ends early, if it does.
  package var problem: GitHubProblem?
  /// How many pages the server says there are; `nil` where it does not count them.
  package var pageCount: Int?

  package init(repositories: [Repository], isComplete: Bool, problem: GitHubProblem? = nil) {
    self.repositories = repositories
    self.isComplete = isComplete
    self.problem = problem
  }
}
