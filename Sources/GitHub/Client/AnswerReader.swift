import Foundation

/// Makes values of answers, one at a time, so that several large ones do not take memory at once.
actor AnswerReader {
  /// What makes a value of a body.
  typealias Reading<Value> = @Sendable (Data) throws(GitHubProblem) -> Value

  /// Reads an answer.
  ///
  /// - Throws: `GitHubProblem`.
  func read<Value: Sendable>(
    _ answer: CachedAnswer,
    _ reading: Reading<Value>
  ) throws(GitHubProblem) -> Fetched<Value> {
    Fetched(value: try reading(answer.body), link: answer.link, date: answer.checked)
  }
}
