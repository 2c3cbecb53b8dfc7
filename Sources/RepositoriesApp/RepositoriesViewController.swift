import Foundation
package import GatefoldKit
package import GitHub
import Storage

/// Repositories by user: the list and, beside or over it, the one that is selected.
///
/// It owns both and joins them: neither knows of the other. What can be done from either is its own.
package final class RepositoriesViewController: SplitViewController {
  let list: RepositoryListViewController
  let detail: RepositoryDetailViewController

  private let avatars: Avatars
  private let environment: RepositoriesEnvironment
  private let service: any RepositoryService
  private let added: [String]
  private lazy var detailLoader = DetailLoader(service, environment: environment, owner: self)
  /// What waits as long as the program runs.
  private var followers: [Task<Void, Never>] = []

  /// Opens the list of a person's users.
  ///
  /// - Parameters:
  ///   - users: The users that the person follows.
  ///   - added: Users to be added first, as they were typed.
  ///   - base: The API's address, of which pasted addresses have to be.
  ///   - service: Where repositories come from.
  ///   - environment: The world.
  /// - Throws: `StorageError`.
  package init(
    users: FollowedUsers,
    adding added: [String] = [],
    base: APIBase,
    service: any RepositoryService,
    environment: RepositoriesEnvironment
  ) throws {
    self.environment = environment
    self.service = service
    self.added = added
    avatars = Avatars(service)
    list = try RepositoryListViewController(
      users: users,
      service: service,
      avatars: avatars,
      readName: { text throws(LoginProblem) in try Login(pasted: text, base: base).text },
      environment: environment
    )
    detail = RepositoryDetailViewController(environment: environment) { [weak list] in
      list?.image(of: $0, size: $1) ?? CellImage(size: $1)
    }
    super
      .init(
        primary: NavigationController(rootViewController: list),
        secondary: NavigationController(rootViewController: detail)
      )
    preferredPrimaryColumnWidthFraction = 0.45
    list.delegate = self
    detailLoader.delegate = self
    avatars.owner = self
    avatars.delegate = self
    detail.navigationItem.leftBarButtonItems = [displayModeButtonItem]
    let open = BarButtonItem(title: "o Open") { [weak self] in self?.openPage() }
    detail.navigationItem.rightBarButtonItems = [open]
  }

  // MARK: - As long as the program runs

  package override func viewDidAppear() {
    super.viewDidAppear()
    if let terminal = window?.application?.terminal {
      avatars.traits = CellImageTraits(
        colorDepth: terminal.colorDepth,
        showsUnicode: view.theme.symbols != .ascii
      )
    }
    list.loadAll()
    list.add(added)
    followers = [followPauses(), followOthers(), drawAges()] + refreshAtTimes()
  }

  package override func viewDidDisappear() {
    super.viewDidDisappear()
    for follower in followers { follower.cancel() }
    list.loader.cancelAll()
    detailLoader.cancel()
  }

  /// Not one of the tasks that the application counts, as the next one: they never end by themselves.
  private func followPauses() -> Task<Void, Never> {
    Task { [weak list, pauses = service.pauses] in
      for await date in pauses { list?.pause = date }
    }
  }

  private func followOthers() -> Task<Void, Never> {
    let changes = FileChanges.stream(ofDatabaseAt: list.users.path)
    return Task { [weak list, environment] in
      await FileChanges.follow(changes, wait: environment.wait) {
        list?.reloadIfOthersChangedIt()
      }
    }
  }

  private func drawAges() -> Task<Void, Never> {
    startTask { [weak self, environment] in
      while !Task.isCancelled {
        await environment.wait(.seconds(60))
        self?.view.setNeedsDisplay()
      }
    }
  }

  private func refreshAtTimes() -> [Task<Void, Never>] {
    guard let interval = environment.refreshInterval else { return [] }
    return [
      startTask { [weak self, environment] in
        while !Task.isCancelled {
          await environment.wait(interval)
          if !Task.isCancelled { self?.list.loadAll() }
        }
      }
    ]
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("+", "a", title: "Add user", isHinted: true, action: RepositoriesViewController.add),
    KeyCommand("/", title: "Filter", isHinted: true, action: RepositoriesViewController.filter),
    command("s", title: "Sort", needs: .user, RepositoriesViewController.sort),
    command("o", title: "Open in the browser", needs: .user, RepositoriesViewController.openPage),
    command(
      "y",
      title: "Copy the clone address",
      needs: .repository,
      RepositoriesViewController.copyAddress
    ),
    command(
      "m",
      title: "Releases and pull requests",
      needs: .repository,
      RepositoriesViewController.showActivity
    ),
    command("r", title: "Refresh", needs: .user, RepositoriesViewController.refresh),
    command("R", title: "Refresh everybody", needs: .user, RepositoriesViewController.refreshAll),
    command(
      "[",
      title: "Previous user",
      needs: .user,
      RepositoriesViewController.selectPreviousUser
    ),
    command("]", title: "Next user", needs: .user, RepositoriesViewController.selectNextUser),
    KeyCommand(
      "d",
      "delete",
      title: "Remove the user",
      isEnabled: { (controller: RepositoriesViewController) in controller.has(.user) },
      action: RepositoriesViewController.remove
    ),
  ]

  /// What has to be selected for a command.
  private enum Need {
    case user
    case repository
  }

  private static func command(
    _ key: KeyPress,
    title: String,
    needs need: Need,
    _ action: @escaping @MainActor @Sendable (RepositoriesViewController) -> @MainActor () -> Void
  ) -> KeyCommand {
    KeyCommand(
      key,
      title: title,
      isEnabled: { (controller: RepositoriesViewController) in controller.has(need) },
      action: action
    )
  }

  /// What can be done from either pane.
  package override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  /// Which repository of how many, also while the detail has the keyboard.
  package override var statusText: String? { list.statusText }

  private func has(_ need: Need) -> Bool {
    switch need {
    case .user: list.selectedUser != nil
    case .repository: list.selectedRepository != nil
    }
  }

  private func add() {
    show(.primary)
    list.add()
  }

  private func filter() {
    show(.primary)
    list.beginFiltering()
  }

  private func sort() { list.sortByNext() }
  private func remove() { list.removeSelectedUser() }
  private func showActivity() { detailLoader.loadActivity() }
  private func selectPreviousUser() { list.selectUser(by: -1) }
  private func selectNextUser() { list.selectUser(by: 1) }

  private func refresh() {
    guard let user = list.selectedUser else { return }
    list.load(user)
    detailLoader.refresh()
    showMessage(RepositoriesMessages.refreshing(user.login))
  }

  private func refreshAll() {
    list.loadAll()
    detailLoader.refresh()
    showMessage(RepositoriesMessages.refreshingAll)
  }

  /// Opens the page of what is shown.
  private func openPage() {
    let repository = detail.data.document.value ?? list.selectedRepository
    let page = repository.map(\.pageURL) ?? list.selectedUser?.account?.pageURL
    guard let application = window?.application else { return }
    guard let address = WebAddress(page) else {
      return showMessage(RepositoriesMessages.noPage, isError: true)
    }
    showMessage(RepositoriesMessages.opening(address.text))
    // A browser may run for hours: it is nothing that the application waits for.
    Task { [weak self, browser = environment.browser] in
      let outcome = await browser.open(address, in: application)
      if let problem = RepositoriesMessages.problem(outcome) {
        self?.showMessage(problem, isError: true)
      }
    }
  }

  private func copyAddress() {
    let repository = detail.data.document.value ?? list.selectedRepository
    guard let address = CloneAddress(repository?.cloneURL) else {
      return showMessage(RepositoriesMessages.noCloneAddress, isError: true)
    }
    copy(address.text, message: RepositoriesMessages.copied(address.text))
  }
}

extension RepositoriesViewController: AvatarsDelegate {
  func avatars(_ avatars: Avatars, didChangeImageOf id: UserID) {
    list.didChangeImage(of: id)
    detail.didChangeImage(of: id)
  }
}

extension RepositoriesViewController: RepositoryListViewControllerDelegate {
  func repositoryListViewController(
    _ controller: RepositoryListViewController,
    didSelect user: UserSection?,
    _ repository: Repository?
  ) {
    detail.user = user
    detail.repo = repository
    let id = user.flatMap { user in
      repository.map { RepositoryID(user: user.id, number: $0.id) }
    }
    detailLoader.rest(on: id, repository)
  }
}

extension RepositoriesViewController: DetailLoaderDelegate {
  func detailLoader(
    _ loader: DetailLoader,
    didChange data: RepositoryData,
    of id: RepositoryID
  ) {
    detail.data = data
    if let document = data.document.value { list.take(document, of: id) }
  }
}
