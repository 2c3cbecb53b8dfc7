package import Foundation

/// GitHub's accounts and repositories, from its API and from a cache.
package final class GitHubClient: RepositoryService {
  let settings: GitHubSettings
  let asker: Asker
  let root: RootKeeper

  /// Creates a client; nothing is asked or opened yet.
  package init(_ settings: GitHubSettings) {
    self.settings = settings
    asker = Asker(settings)
    root = RootKeeper(asker)
  }

  package var pauses: AsyncStream<Date?> { asker.requester.book.announcements() }

  /// Opens the cache, if that was not done yet, and says why answers are not kept.
  package func cacheProblem() async -> CacheProblem? { await asker.cache.open() }

  package func account(
    _ login: String,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<Account>, any Error> {
    stream { output in
      guard let login = try? Login(login) else { throw GitHubProblem.notFound }
      let variables = ["user": login.text]
      let account = try await self.giveDocument(
        at: { try $0.url("user_url", variables) },
        refreshing: refreshing,
        urgency: urgency,
        read: Documents.account,
        to: output
      )
      if let problem = account.problem { throw problem }
    }
  }

  package func repository(
    _ repository: Repository
  ) -> AsyncThrowingStream<Stored<Repository>, any Error> {
    stream { output in
      _ = try await self.giveDocument(
        at: { try self.documentURL(of: repository, $0) },
        refreshing: true,
        urgency: .visible,
        read: Documents.repository,
        to: output
      )
    }
  }

  package func releases(
    of repository: Repository
  ) -> AsyncThrowingStream<Stored<[Release]>, any Error> {
    stream { output in
      _ = try await self.giveDocument(
        at: { try self.documentURL(of: repository, $0).adding("/releases?per_page=10") },
        refreshing: true,
        urgency: .visible,
        read: Documents.releases,
        to: output
      )
    }
  }

  package func pullRequests(
    of repository: Repository
  ) -> AsyncThrowingStream<Stored<[PullRequest]>, any Error> {
    stream { output in
      let query = "/pulls?state=open&sort=created&direction=desc&per_page=30"
      _ = try await self.giveDocument(
        at: { try self.documentURL(of: repository, $0).adding(query) },
        refreshing: true,
        urgency: .visible,
        read: Documents.pullRequests,
        to: output
      )
    }
  }

  package func readme(
    of repository: Repository
  ) -> AsyncThrowingStream<Stored<String?>, any Error> {
    stream { output in
      do {
        _ = try await self.giveDocument(
          at: { try self.documentURL(of: repository, $0).adding("/readme") },
          form: .raw,
          refreshing: true,
          urgency: .visible,
          read: { data in Documents.text(data) as String? },
          to: output
        )
      } catch GitHubProblem.notFound {
        output.yield(Stored(nil, date: self.settings.now(), isCached: false))
      }
    }
  }

  package func picture(at url: String) async throws -> [UInt8] {
    var question = Question(url: try asker.address(url), form: .picture)
    let read: AnswerReader.Reading<[UInt8]> = { data in Array(data) }
    if let kept = await asker.cached(question, read) { return kept.value }
    question.urgency = .background
    return try await asker.fresh(question, read).value
  }
}

extension Account {
  /// Why it has no repositories to show, if it has none.
  var problem: GitHubProblem? { isSuspended ? .suspended : kind == .bot ? .bot : nil }
}

extension URL {
  /// The address with something behind it, byte for byte.
  fileprivate func adding(_ suffix: String) throws(GitHubProblem) -> URL {
    guard query() == nil, let url = URL(string: absoluteString + suffix) else {
      throw .unexpectedAnswer("the address of the repository has a query")
    }
    return url
  }
}
