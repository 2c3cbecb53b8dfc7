import Foundation

extension GitHubClient {
  package func repositories(
    of account: Account,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<RepositoryList>, any Error> {
    stream { output in
      if let problem = account.problem { throw problem }
      let kept = await self.keptPages(of: account)
      if let kept { output.yield(kept.stored(isCached: true)) }
      guard refreshing || kept?.isComplete != true else { return }
      let first = try self.firstPage(of: account, try await self.root.document())
      var pages = PageList(kept: kept?.repositories ?? [])
      var next: URL? = first
      while let url = next {
        next = try await self.read(url, refreshing, urgency, into: &pages)
        output.yield(pages.stored(isCached: false))
      }
    }
  }

  /// Reads a page, and what is wrong with it into the list, unless it is the first.
  ///
  /// - Returns: The address of the next page; nil where there is none.
  private func read(
    _ url: URL,
    _ refreshing: Bool,
    _ urgency: RequestUrgency,
    into pages: inout PageList
  ) async throws -> URL? {
    do {
      let question = Question(url: url, urgency: urgency)
      let kept = refreshing ? nil : await asker.cached(question, Documents.repositories)
      let page: Fetched<[Repository]>
      if let kept {
        page = kept
      } else {
        page = try await asker.fresh(question, Documents.repositories)
      }
      return try pages.add(page, at: url) { try self.asker.address($0) }
    } catch let problem as GitHubProblem where !pages.isEmpty {
      pages.problem = problem
      return nil
    }
  }

  /// What is in the cache of an account's pages, as far as one leads to the next.
  private func keptPages(of account: Account) async -> PageList? {
    guard let root = await root.cached() else { return nil }
    var pages = PageList(kept: [])
    var next = try? firstPage(of: account, root)
    while let url = next {
      let question = Question(url: url)
      guard let page = await asker.cached(question, Documents.repositories) else { break }
      next = (try? pages.add(page, at: url) { try self.asker.address($0) }) ?? nil
    }
    return pages.isEmpty ? nil : pages
  }

  private func firstPage(
    of account: Account,
    _ root: RootDocument
  ) throws(GitHubProblem) -> URL {
    let variables = ["user": account.login, "per_page": String(settings.pageSize)]
    return try root.url("user_repositories_url", variables)
  }
}
