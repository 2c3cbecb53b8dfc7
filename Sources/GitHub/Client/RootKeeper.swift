import Foundation

/// The API's root document: asked for once a run, and taken from the cache meanwhile.
actor RootKeeper {
  private let asker: Asker
  private var fresh: Task<RootDocument, any Error>?

  init(_ asker: Asker) { self.asker = asker }

  private var question: Question { Question(url: asker.requester.settings.base.url) }

  /// The kept document; nil where there is none.
  func cached() async -> RootDocument? { await asker.cached(question, Self.read)?.value }

  /// The document as the server has it now.
  ///
  /// Where the server does not give it, the kept one is good enough: what it is wanted for may be
  /// had all the same.
  ///
  /// - Throws: `GitHubProblem` or `CancellationError`.
  func document() async throws -> RootDocument {
    let task = fresh ?? start()
    fresh = task
    do {
      return try await task.value
    } catch {
      if fresh == task { fresh = nil }
      guard let cached = await cached() else { throw error }
      return cached
    }
  }

  /// Begins to ask; others wait for the same answer, so that it is not cancelled with one of them.
  private func start() -> Task<RootDocument, any Error> {
    let (asker, question) = (asker, question)
    return Task { try await asker.fresh(question, Self.read).value }
  }

  private static let read: AnswerReader.Reading<RootDocument> = { data throws(GitHubProblem) in
    try RootDocument(data)
  }
}
