import GatefoldKit
import GitHub

/// Who is told what is known of users.
protocol UserLoaderDelegate: AnyObject {
  /// Whether answers about a user are waited for has changed.
  func userLoader(_ loader: UserLoader, setLoading isLoading: Bool, of id: UserID)

  /// An account came in.
  func userLoader(_ loader: UserLoader, didReceive account: Stored<Account>, of id: UserID)

  /// Repositories came in, some or all.
  func userLoader(_ loader: UserLoader, didReceive list: Stored<RepositoryList>, of id: UserID)

  /// There is no newer answer.
  func userLoader(_ loader: UserLoader, didFail problem: GitHubProblem, of id: UserID)
}

/// Asks a service for users and their repositories: one request after the other for each user, those in
/// view before the others.
final class UserLoader {
  private struct Job {
    let login: String
    let isRefreshing: Bool
    let urgency: RequestUrgency
    let number: Int
    let task: Task<Void, Never>
  }

  weak var delegate: (any UserLoaderDelegate)?

  private let service: any RepositoryService
  /// Who counts the tasks.
  private weak var owner: Responder?
  private var jobs: [UserID: Job] = [:]
  private var jobCount = 0
  private var visible: Set<UserID> = []

  init(_ service: any RepositoryService, owner: Responder) {
    self.service = service
    self.owner = owner
  }

  /// Asks for a user and their repositories; what was asked for the same user before is cancelled.
  ///
  /// - Parameters:
  ///   - id: The user.
  ///   - login: How the server is asked for them.
  ///   - isRefreshing: Whether the server is asked for what is stored, too.
  func load(_ id: UserID, login: String, refreshing isRefreshing: Bool) {
    guard let owner else { return }
    jobs[id]?.task.cancel()
    jobCount += 1
    let number = jobCount
    let urgency: RequestUrgency = visible.contains(id) ? .visible : .background
    delegate?.userLoader(self, setLoading: true, of: id)
    let task = owner.startTask { [weak self] in
      await self?.run(number, id, login, refreshing: isRefreshing, urgency)
    }
    jobs[id] = Job(
      login: login,
      isRefreshing: isRefreshing,
      urgency: urgency,
      number: number,
      task: task
    )
  }

  /// Forgets a user.
  func cancel(_ id: UserID) {
    jobs.removeValue(forKey: id)?.task.cancel()
  }

  /// Cancels everything.
  func cancelAll() {
    for job in jobs.values { job.task.cancel() }
    jobs = [:]
  }

  /// Whether a user was said to be in view.
  func isVisible(_ id: UserID) -> Bool { visible.contains(id) }

  /// Says who is in view: what is not answered yet is asked for again with the urgency that is right
  /// now.
  func setVisible(_ ids: Set<UserID>) {
    visible = ids
    for (id, job) in jobs where (job.urgency == .visible) != ids.contains(id) {
      load(id, login: job.login, refreshing: job.isRefreshing)
    }
  }

  // MARK: - One user

  private func isCurrent(_ number: Int, _ id: UserID) -> Bool {
    jobs[id]?.number == number && !Task.isCancelled
  }

  /// The account first, and with the first that is known of it the repositories beside.
  private func run(
    _ number: Int,
    _ id: UserID,
    _ login: String,
    refreshing: Bool,
    _ urgency: RequestUrgency
  ) async {
    var problem: GitHubProblem?
    var list: Task<GitHubProblem?, Never>?
    do {
      let accounts = service.account(login, refreshing: refreshing, urgency: urgency)
      for try await account in accounts {
        guard isCurrent(number, id) else { break }
        delegate?.userLoader(self, didReceive: account, of: id)
        if account.value.kind == .bot { problem = .bot }
        guard list == nil, account.value.kind != .bot else { continue }
        list = Task {
          await loadList(number, id, account.value, refreshing: refreshing, urgency)
        }
      }
    } catch {
      problem = GitHubProblem(error)
    }
    if let other = await Self.end(of: list) { problem = problem ?? other }
    guard isCurrent(number, id) else { return }
    jobs[id] = nil
    if let problem { delegate?.userLoader(self, didFail: problem, of: id) }
    delegate?.userLoader(self, setLoading: false, of: id)
  }

  /// The end of a task that ends with this one.
  private static func end(of list: Task<GitHubProblem?, Never>?) async -> GitHubProblem? {
    await withTaskCancellationHandler {
      await list?.value ?? nil
    } onCancel: {
      list?.cancel()
    }
  }

  private func loadList(
    _ number: Int,
    _ id: UserID,
    _ account: Account,
    refreshing: Bool,
    _ urgency: RequestUrgency
  ) async -> GitHubProblem? {
    do {
      let lists = service.repositories(of: account, refreshing: refreshing, urgency: urgency)
      for try await list in lists {
        guard isCurrent(number, id) else { return nil }
        delegate?.userLoader(self, didReceive: list, of: id)
      }
      return nil
    } catch {
      return GitHubProblem(error)
    }
  }
}

extension GitHubProblem {
  /// The problem that a stream of a service ended with; nothing where it was cancelled.
  init?(_ error: any Error) {
    switch error {
    case let problem as GitHubProblem: self = problem
    case is CancellationError: return nil
    default: self = .unexpectedAnswer(String(describing: error))
    }
  }
}
