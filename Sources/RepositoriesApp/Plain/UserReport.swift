package import GitHub

/// What a service says of a user's repositories, for printing.
package struct UserReport: Sendable {
  /// The user, as named.
  package let name: String
  /// The repositories, the last pushed first.
  package private(set) var repositories: [Repository] = []
  /// Why they are not all there is, or not what is there now; without a full stop.
  package private(set) var problem: String?

  /// Asks for users as they were typed, all at once.
  ///
  /// - Returns: A report for each, in the same order.
  package static func reports(
    of names: [String],
    base: APIBase,
    service: any RepositoryService
  ) async -> [UserReport] {
    let tasks = names.map { name in
      Task { await report(of: name, base: base, service: service) }
    }
    var reports: [UserReport] = []
    for task in tasks { reports.append(await task.value) }
    return reports
  }

  private static func report(
    of name: String,
    base: APIBase,
    service: any RepositoryService
  ) async -> UserReport {
    var report = UserReport(name: name)
    do throws(LoginProblem) {
      let login = try Login(pasted: name, base: base).text
      await report.ask(for: login, service)
    } catch {
      report.problem = error.sentence
    }
    return report
  }

  private mutating func ask(for login: String, _ service: any RepositoryService) async {
    var account: Account?
    do {
      let accounts = service.account(login, refreshing: true, urgency: .visible)
      for try await answer in accounts { account = answer.value }
    } catch {
      note(error)
    }
    guard let account, account.kind != .bot else { return }
    do {
      let lists = service.repositories(of: account, refreshing: true, urgency: .visible)
      for try await list in lists { take(list.value) }
    } catch {
      note(error)
    }
  }

  private mutating func take(_ list: RepositoryList) {
    let order = RepositorySort.pushed.order(of: list.repositories)
    repositories = order.map { list.repositories[$0] }
    if let problem = list.problem { self.problem = "the list ends early: \(problem.sentence)" }
  }

  private mutating func note(_ error: any Error) {
    problem = problem ?? GitHubProblem(error)?.sentence
  }
}
