package import Foundation

/// Where accounts and repositories come from.
///
/// A stream gives what is in the cache at once, then what the server says, and ends; it throws a
/// `GitHubProblem` where the server cannot be had, after what was in the cache. With
/// `refreshing: false` it does not ask the server for what is in the cache. Work ends with the task that
/// iterates.
package protocol RepositoryService: Sendable {
  /// The account of a login, whatever its case.
  func account(
    _ login: String,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<Account>, any Error>

  /// An account's repositories, again with each page that comes in.
  ///
  /// A page that cannot be had ends the list with `RepositoryList.problem`; the first one throws.
  func repositories(
    of account: Account,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<RepositoryList>, any Error>

  /// The whole document of a repository.
  func repository(_ repository: Repository) -> AsyncThrowingStream<Stored<Repository>, any Error>

  /// The text of its README, which is Markdown; `nil` where it has none.
  func readme(of repository: Repository) -> AsyncThrowingStream<Stored<String?>, any Error>

  /// Its latest releases, the newest first, at most ten.
  func releases(of repository: Repository) -> AsyncThrowingStream<Stored<[Release]>, any Error>

  /// Its open pull requests, the newest first, at most thirty.
  func pullRequests(
    of repository: Repository
  ) -> AsyncThrowingStream<Stored<[PullRequest]>, any Error>

  /// The bytes of a picture, from the cache if they are there.
  func picture(at url: String) async throws -> [UInt8]

  /// Until when the server has to be left alone, each time that changes; `nil` when it answers again.
  var pauses: AsyncStream<Date?> { get }
}
