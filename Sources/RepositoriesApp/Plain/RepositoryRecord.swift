import Foundation
package import GitHub

/// A repository as JSON; what the server does not say is left out.
package struct RepositoryRecord: Encodable {
  let owner: String
  let name: String
  let description: String?
  let stars: Int?
  let forks: Int?
  let openIssues: Int?
  let language: String?
  let topics: [String]
  let license: String?
  let defaultBranch: String?
  let isFork: Bool
  let isArchived: Bool
  let isPrivate: Bool
  let created: Date?
  let pushed: Date?
  let homepage: String?
  let page: String?
  let clone: String?

  init(_ repository: Repository) {
    owner = repository.owner
    name = repository.name
    description = repository.summary
    stars = repository.stars
    forks = repository.forks
    openIssues = repository.openIssues
    language = repository.language
    topics = repository.topics
    license = repository.license
    defaultBranch = repository.defaultBranch
    isFork = repository.isFork
    isArchived = repository.isArchived
    isPrivate = repository.isPrivate
    created = repository.created
    pushed = repository.pushed
    homepage = repository.homepage
    page = repository.pageURL
    clone = repository.cloneURL
  }

  /// Repositories as one array of JSON (RFC 8259), with dates of RFC 3339.
  ///
  /// - Throws: What the encoder throws; nothing for values that a server can send.
  package static func json(of repositories: [Repository]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let data = try encoder.encode(repositories.map(RepositoryRecord.init))
    return String(decoding: data, as: UTF8.self)
  }
}
