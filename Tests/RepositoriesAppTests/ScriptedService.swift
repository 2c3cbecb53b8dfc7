import Foundation
import GitHub
import Synchronization

/// What a service is asked for.
nonisolated enum Question: Hashable, Sendable {
  case account(String)
  case repositories(String)
  case repository(Int64)
  case readme(Int64)
  case releases(Int64)
  case pullRequests(Int64)
  case picture(String)
}

/// A service in memory: answers from a script, at once or when the test releases them.
nonisolated final class ScriptedService: RepositoryService {
  /// One part of an answer.
  enum Step: Sendable {
    case value(any Sendable)
    case problem(GitHubProblem)
  }

  /// A request, as it was made.
  struct Request: Sendable {
    let question: Question
    let urgency: RequestUrgency?
    let isRefreshing: Bool
  }

  private struct State {
    var cached: [Question: any Sendable] = [:]
    var answers: [Question: [Step]] = [:]
    var held: Set<Question> = []
    var pending: [Int: (question: Question, answer: @Sendable ([Step]) -> Void)] = [:]
    var requests: [Request] = []
    var cancelled: [Question] = []
    var pause: AsyncStream<Date?>.Continuation?
  }

  private let state = Mutex(State())
  private let now: Date
  let pauses: AsyncStream<Date?>

  init(now: Date) {
    self.now = now
    let (stream, continuation) = AsyncStream<Date?>.makeStream()
    pauses = stream
    state.withLock { $0.pause = continuation }
  }

  // MARK: - The script

  /// What is answered, a step after the other.
  func script(_ question: Question, _ steps: Step...) {
    state.withLock { $0.answers[question] = steps }
  }

  /// What is stored since two hours.
  func store(_ question: Question, _ value: some Sendable) {
    state.withLock { $0.cached[question] = value }
  }

  /// Has a question wait until it is released.
  func hold(_ question: Question) {
    state.withLock { _ = $0.held.insert(question) }
  }

  /// Answers those who wait for a question, or those who will ask.
  func release(_ question: Question) {
    let (waiting, steps) = state.withLock { state in
      state.held.remove(question)
      let waiting = state.pending.filter { $0.value.question == question }
      for number in waiting.keys { state.pending[number] = nil }
      return (waiting.map(\.value.answer), state.answers[question] ?? [])
    }
    for answer in waiting { answer(steps) }
  }

  func pause(until date: Date?) {
    state.withLock { $0.pause }?.yield(date)
  }

  var requests: [Request] { state.withLock { $0.requests } }
  var questions: [Question] { requests.map(\.question) }
  var cancelled: [Question] { state.withLock { $0.cancelled } }
  var waiting: [Question] { state.withLock { $0.pending.values.map(\.question) } }

  func forgetRequests() {
    state.withLock { state in
      state.requests = []
      state.cancelled = []
    }
  }

  // MARK: - Answers

  private func stream<Value: Sendable>(
    _ question: Question,
    refreshing: Bool = true,
    urgency: RequestUrgency? = nil
  ) -> AsyncThrowingStream<Stored<Value>, any Error> {
    AsyncThrowingStream { continuation in
      let answer: @Sendable ([Step]) -> Void = { [now] steps in
        for step in steps {
          switch step {
          case .value(let value as Value):
            continuation.yield(Stored(value, date: now, isCached: false))
          case .value: continuation.finish(throwing: GitHubProblem.unexpectedAnswer("script"))
          case .problem(let problem): continuation.finish(throwing: problem)
          }
        }
        continuation.finish()
      }
      let number = Int.random(in: 1..<Int.max)
      let steps: [Step]? = state.withLock { state in
        state.requests.append(
          Request(question: question, urgency: urgency, isRefreshing: refreshing)
        )
        if let cached = state.cached[question] as? Value {
          let date = now.addingTimeInterval(-7200)
          continuation.yield(Stored(cached, date: date, isCached: true))
          if !refreshing { return [] }
        }
        if state.held.contains(question) {
          state.pending[number] = (question, answer)
          return nil
        }
        return state.answers[question] ?? [.problem(.notFound)]
      }
      continuation.onTermination = { [weak self] reason in
        guard case .cancelled = reason else { return }
        self?.state
          .withLock { state in
            state.pending[number] = nil
            state.cancelled.append(question)
          }
      }
      if let steps { answer(steps) }
    }
  }

  func account(
    _ login: String,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<Account>, any Error> {
    stream(.account(login.lowercased()), refreshing: refreshing, urgency: urgency)
  }

  func repositories(
    of account: Account,
    refreshing: Bool,
    urgency: RequestUrgency
  ) -> AsyncThrowingStream<Stored<RepositoryList>, any Error> {
    stream(.repositories(account.login.lowercased()), refreshing: refreshing, urgency: urgency)
  }

  func repository(_ repository: Repository) -> AsyncThrowingStream<Stored<Repository>, any Error> {
    stream(.repository(repository.id))
  }

  func readme(of repository: Repository) -> AsyncThrowingStream<Stored<String?>, any Error> {
    stream(.readme(repository.id))
  }

  func releases(of repository: Repository) -> AsyncThrowingStream<Stored<[Release]>, any Error> {
    stream(.releases(repository.id))
  }

  func pullRequests(
    of repository: Repository
  ) -> AsyncThrowingStream<Stored<[PullRequest]>, any Error> {
    stream(.pullRequests(repository.id))
  }

  func picture(at url: String) async throws -> [UInt8] {
    for try await bytes in stream(.picture(url)) as AsyncThrowingStream<Stored<[UInt8]>, any Error>
    {
      return bytes.value
    }
    throw CancellationError()
  }
}
