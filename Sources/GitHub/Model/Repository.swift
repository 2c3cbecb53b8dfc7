package import Foundation

/// A repository as the server describes it, in a list or on its own.
package struct Repository: Hashable, Sendable, Identifiable {
  /// The server's number, which stays when it is renamed.
  package var id: Int64
  package var name: String
  /// Its owner's login.
  package var owner: String
  package var summary: String?
  /// How many people starred it; the API's `stargazers_count`.
  package var stars: Int?
  /// How many people watch it: `subscribers_count`, which only the single document has.
  package var watchers: Int?
  package var forks: Int?
  /// Open issues and pull requests together, as the API counts them.
  package var openIssues: Int?
  package var language: String?
  package var topics: [String]
  /// The licence's SPDX name, or its own where it has none; `nil` where there is none.
  package var license: String?
  package var defaultBranch: String?
  /// In kilobytes.
  package var size: Int?
  package var isFork: Bool
  package var isArchived: Bool
  package var isPrivate: Bool
  package var created: Date?
  /// When a commit last came in.
  package var pushed: Date?
  package var homepage: String?
  /// Its page for people, as the server wrote it.
  package var pageURL: String?
  /// What `git clone` takes.
  package var cloneURL: String?
  /// Its own document, as the server wrote it.
  package var documentURL: String?

  package init(id: Int64, owner: String, name: String) {
    self.id = id
    self.owner = owner
    self.name = name
    topics = []
    isFork = false
    isArchived = false
    isPrivate = false
  }
}
