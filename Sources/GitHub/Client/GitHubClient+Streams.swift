import Foundation

extension GitHubClient {
  typealias Output<Value: Sendable> = AsyncThrowingStream<Stored<Value>, any Error>.Continuation

  /// A stream that work fills, and that ends the work with itself.
  func stream<Value: Sendable>(
    _ work: @escaping @Sendable (Output<Value>) async throws -> Void
  ) -> AsyncThrowingStream<Stored<Value>, any Error> {
    AsyncThrowingStream { output in
      let task = Task {
        do {
          try await work(output)
          output.finish()
        } catch {
          output.finish(throwing: error)
        }
      }
      output.onTermination = { _ in task.cancel() }
    }
  }

  /// Gives a document from the cache, then from the server.
  ///
  /// - Parameters:
  ///   - address: Where it is, by the root document.
  ///   - form: The form that is asked for.
  ///   - refreshing: Whether the server is asked for what is in the cache.
  ///   - urgency: Whether somebody looks at it.
  ///   - read: What makes a value of a body.
  ///   - output: Who gets it.
  /// - Returns: The last that was given.
  /// - Throws: `GitHubProblem` or `CancellationError`.
  func giveDocument<Value: Sendable>(
    at address: @Sendable (RootDocument) throws -> URL,
    form: Question.Form = .json,
    refreshing: Bool,
    urgency: RequestUrgency,
    read: @escaping AnswerReader.Reading<Value>,
    to output: Output<Value>
  ) async throws -> Value {
    var kept: Fetched<Value>?
    if let root = await root.cached(), let url = try? address(root) {
      kept = await asker.cached(Question(url: url, form: form), read)
    }
    if let kept {
      output.yield(Stored(kept.value, date: kept.date, isCached: true))
      if !refreshing { return kept.value }
    }
    let question = Question(url: try address(await root.document()), form: form, urgency: urgency)
    let fresh = try await asker.fresh(question, read)
    output.yield(Stored(fresh.value, date: fresh.date, isCached: false))
    return fresh.value
  }

  /// The address of a repository's own document: what the server wrote, else by the root document.
  func documentURL(
    of repository: Repository,
    _ root: RootDocument
  ) throws(GitHubProblem) -> URL {
    if let text = repository.documentURL { return try asker.address(text) }
    return try root.url(
      "repository_url",
      ["owner": repository.owner, "repo": repository.name]
    )
  }
}
