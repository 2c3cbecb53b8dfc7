import GatefoldKit
import GitHub

/// Who is told what is known of the repository that the cursor rests on.
protocol DetailLoaderDelegate: AnyObject {
  /// More is known of the repository that is to be shown.
  func detailLoader(_ loader: DetailLoader, didChange data: RepositoryData, of id: RepositoryID)
}

/// Asks a service for the one repository that the cursor rests on.
///
/// Another one cancels what was asked for before, and what comes in for that is nobody's.
final class DetailLoader {
  weak var delegate: (any DetailLoaderDelegate)?

  private let service: any RepositoryService
  private let environment: RepositoriesEnvironment
  /// Who counts the tasks.
  private weak var owner: Responder?
  private var current: (id: RepositoryID, repository: Repository)?
  private var data = RepositoryData()
  private var tasks: [Task<Void, Never>] = []

  init(_ service: any RepositoryService, environment: RepositoriesEnvironment, owner: Responder) {
    self.service = service
    self.environment = environment
    self.owner = owner
  }

  /// Asks for a repository once the cursor has rested on it for a while; `nil` for none.
  ///
  /// The same one again is left as it is.
  func rest(on id: RepositoryID?, _ repository: Repository?) {
    guard id != current?.id else { return }
    cancel()
    data = RepositoryData()
    guard let id, let repository else {
      current = nil
      return
    }
    current = (id, repository)
    start(after: RepositoriesEnvironment.rest) { loader in await loader.load(repository, id) }
  }

  /// Asks again for what is shown.
  func refresh() {
    guard let current else { return }
    let wantsActivity = data.releases != .unknown
    cancel()
    start { loader in await loader.load(current.repository, current.id) }
    if wantsActivity { loadActivity() }
  }

  /// Asks for the latest releases and the open pull requests.
  func loadActivity() {
    guard let (id, repository) = current else { return }
    if data.releases.value == nil { data.releases = .loading }
    if data.pullRequests.value == nil { data.pullRequests = .loading }
    tell(id)
    start { loader in
      await loader.receive(loader.service.releases(of: repository), id, \.releases)
    }
    start { loader in
      await loader.receive(loader.service.pullRequests(of: repository), id, \.pullRequests)
    }
  }

  /// Asks for nothing more.
  func cancel() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  private func start(
    after delay: Duration = .zero,
    _ body: @escaping @MainActor (DetailLoader) async -> Void
  ) {
    let task = owner?
      .startTask { [weak self, environment] in
        if delay > .zero { await environment.wait(delay) }
        if let self, !Task.isCancelled { await body(self) }
      }
    if let task { tasks.append(task) }
  }

  private func load(_ repository: Repository, _ id: RepositoryID) async {
    if data.document.value == nil { data.document = .loading }
    if data.readme.value == nil { data.readme = .loading }
    tell(id)
    start { loader in
      await loader.receive(loader.service.readme(of: repository), id, \.readme)
    }
    await receive(service.repository(repository), id, \.document)
  }

  private func receive<Value>(
    _ answers: AsyncThrowingStream<Stored<Value>, any Error>,
    _ id: RepositoryID,
    _ part: WritableKeyPath<RepositoryData, RepositoryData.Part<Value>>
  ) async {
    do {
      for try await answer in answers {
        guard id == current?.id, !Task.isCancelled else { return }
        data[keyPath: part] = .known(answer.value)
        tell(id)
      }
    } catch {
      guard id == current?.id, !Task.isCancelled, let problem = GitHubProblem(error) else { return }
      if data[keyPath: part].value == nil { data[keyPath: part] = .failed(problem) }
      tell(id)
    }
  }

  private func tell(_ id: RepositoryID) {
    delegate?.detailLoader(self, didChange: data, of: id)
  }
}
