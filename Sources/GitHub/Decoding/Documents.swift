import Foundation

/// Reads the documents of the API.
enum Documents {
  static func account(_ data: Data) throws(GitHubProblem) -> Account {
    guard let account = Account(try fields(data)) else {
      throw .unexpectedAnswer("it is no document of a user")
    }
    return account
  }

  static func repository(_ data: Data) throws(GitHubProblem) -> Repository {
    guard let repository = Repository(try fields(data)) else {
      throw .unexpectedAnswer("it is no document of a repository")
    }
    return repository
  }

  static func repositories(_ data: Data) throws(GitHubProblem) -> [Repository] {
    try list(data).compactMap(Repository.init)
  }

  static func releases(_ data: Data) throws(GitHubProblem) -> [Release] {
    try list(data).compactMap(Release.init)
  }

  static func pullRequests(_ data: Data) throws(GitHubProblem) -> [PullRequest] {
    try list(data).compactMap(PullRequest.init)
  }

  static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private static func fields(_ data: Data) throws(GitHubProblem) -> Fields {
    guard let fields = JSONAnswer.read(Fields.self, data) else {
      throw .unexpectedAnswer(data.isEmpty ? "it is empty" : "it is no document")
    }
    return fields
  }

  private static func list(_ data: Data) throws(GitHubProblem) -> [Fields] {
    guard let list = JSONAnswer.read(FieldList.self, data) else {
      throw .unexpectedAnswer(data.isEmpty ? "it is empty" : "it is no list")
    }
    return list.documents
  }
}
