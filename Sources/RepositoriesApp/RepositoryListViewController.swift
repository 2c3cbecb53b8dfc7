import Foundation
import GatefoldKit
import GitHub
import Storage

/// Who is told what is selected in the list.
protocol RepositoryListViewControllerDelegate: AnyObject {
  /// Another user or repository is selected, or more is known of the same one; both are `nil` for
  /// nothing, the repository for a user's header.
  func repositoryListViewController(
    _ controller: RepositoryListViewController,
    didSelect user: UserSection?,
    _ repository: Repository?
  )
}

/// The list: followed users, under each of them their repositories.
final class RepositoryListViewController: TableViewController {
  /// Who shows what is selected.
  weak var delegate: (any RepositoryListViewControllerDelegate)?

  let users: FollowedUsers
  let service: any RepositoryService
  let environment: RepositoriesEnvironment
  let sections = UserSections()
  private(set) lazy var loader = UserLoader(service, owner: self)
  /// Reads what a person typed or pasted to name a user.
  let readName: (String) throws(LoginProblem) -> String
  /// The pictures of users.
  let avatars: Avatars

  /// The height from which on headers have room for pictures.
  private static let heightForPictures = 16

  /// The headers that were made, by user.
  var headers: [UserID: UserHeaderView] = [:]
  private var shownHeaderHeight = 1
  /// Until when the server has to be left alone, if so.
  var pause: Date? {
    didSet { window?.setNeedsDisplay() }
  }

  /// Waits until the sections in view have stayed the same for a while.
  private var settling: Task<Void, Never>?

  /// Lists followed users.
  ///
  /// - Throws: `StorageError`.
  init(
    users: FollowedUsers,
    service: any RepositoryService,
    avatars: Avatars,
    readName: @escaping (String) throws(LoginProblem) -> String,
    environment: RepositoriesEnvironment
  ) throws {
    self.users = users
    self.service = service
    self.environment = environment
    self.avatars = avatars
    self.readName = readName
    sections.insert(try users.logins().map(UserSection.init))
    super.init()
    title = RepositoriesMessages.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RepositoryCell.self, forCellReuseIdentifier: "repository")
    tableView.emptyText = RepositoriesMessages.noUsers
    let add = BarButtonItem(title: "+") { [weak self] in self?.add() }
    navigationItem.rightBarButtonItems = [add]
    loader.delegate = self
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    selectionDidChange()
    settle()
  }

  /// The height of headers follows from the room that there is.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if headerHeight != shownHeaderHeight {
      shownHeaderHeight = headerHeight
      reloadTable()
    }
  }

  // MARK: - State

  override var statusText: String? {
    guard !sections.all.isEmpty else { return nil }
    let position = RepositoriesMessages.position(
      tableView.selectedOrdinal,
      of: sections.rowCount,
      filtered: !sections.filter.isEmpty
    )
    return [note ?? position, RepositoriesMessages.sorted(by: sections.sort)]
      .joined(separator: ", ")
  }

  /// What keeps answers away: the server's limit, or that there is no network.
  private var note: String? {
    if let pause, pause > environment.now() {
      return RepositoriesMessages.paused(until: environment.dates.time(of: pause))
    }
    let offline = sections.all.lazy.compactMap(\.problem).first(where: \.isOffline)
    if case .unreachable(let reason) = offline { return RepositoriesMessages.offline(reason) }
    return nil
  }

  // MARK: - Filter and order

  override var filterPlaceholder: String? { RepositoriesMessages.filterPlaceholder }

  override func filterDidChange(_ text: String) {
    sections.setFilter(RepositoryFilter(text))
    tableView.emptyText =
      text.isEmpty ? RepositoriesMessages.noUsers : RepositoriesMessages.noMatches
    reloadTable()
    selectWhatWasFound()
    selectionDidChange()
  }

  /// The first repository that was found for a user of whom only repositories were.
  private func selectWhatWasFound() {
    guard let index = tableView.selectedHeaderSection, sections.shown[index].rowCount > 0,
      !sections.filter.matches(sections.shown[index])
    else { return }
    tableView.selectRow(at: IndexPath(row: 0, section: index))
  }

  /// Sorts by the next of the orders.
  func sortByNext() {
    sections.setSort(sections.sort.next)
    reloadTable()
    showMessage(RepositoriesMessages.nowSorted(by: sections.sort))
  }

  // MARK: - Selection

  /// The user whose header or repository is selected.
  var selectedUser: UserSection? {
    let index = tableView.indexPathForSelectedRow?.section ?? tableView.selectedHeaderSection
    return index.flatMap { sections.shown.indices.contains($0) ? sections.shown[$0] : nil }
  }

  /// The selected repository.
  var selectedRepository: Repository? {
    tableView.indexPathForSelectedRow.flatMap { repository(at: $0) }
  }

  /// Selects the header of a user.
  func select(_ id: UserID) {
    if let index = sections.index(of: id) { tableView.selectHeader(inSection: index) }
  }

  /// Selects the header of the user before or after; of the same one from a row of theirs upwards.
  func selectUser(by step: Int) {
    let isOnHeader = tableView.selectedHeaderSection != nil
    guard
      let section = tableView.selectedHeaderSection ?? tableView.indexPathForSelectedRow?.section
    else { return }
    let wanted = step < 0 && !isOnHeader ? section : section + step
    let target = max(0, min(wanted, sections.shown.count - 1))
    tableView.selectHeader(inSection: target, scrollPosition: .top)
  }

  func selectionDidChange() {
    delegate?.repositoryListViewController(self, didSelect: selectedUser, selectedRepository)
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selectionDidChange()
  }

  override func tableView(_ tableView: TableView, didSelectHeaderInSection section: Int) {
    selectionDidChange()
  }

  override func tableViewDidLoseSelection(_ tableView: TableView) {
    selectionDidChange()
  }

  /// Those in view go before the others, once the person has stopped scrolling.
  override func tableView(_ tableView: TableView, didShowSections sections: Range<Int>) {
    if window != nil { settle() }
  }

  private func settle() {
    settling?.cancel()
    settling = startTask { [weak self, environment] in
      await environment.wait(RepositoriesEnvironment.rest)
      if !Task.isCancelled { self?.didSettle() }
    }
  }

  private func didSettle() {
    let shown = tableView.visibleSections.clamped(to: sections.shown.indices)
    loader.setVisible(Set(sections.shown[shown].map(\.id)))
    for section in sections.shown[shown] { loadImage(of: section) }
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: TableView) -> Int { sections.shown.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.shown[section].rowCount
  }

  private func repository(at indexPath: IndexPath) -> Repository? {
    guard sections.shown.indices.contains(indexPath.section) else { return nil }
    return sections.shown[indexPath.section].repository(atRow: indexPath.row)
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "repository", for: indexPath)
    guard let cell = cell as? RepositoryCell, let repository = repository(at: indexPath) else {
      return cell
    }
    cell.sort = sections.sort
    cell.now = environment.now
    cell.repository = repository
    cell.matches = sections.filter.ranges(in: repository.name)
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    repository(at: indexPath)
      .map { RepositoryID(user: sections.shown[indexPath.section].id, number: $0.id) }
  }

  override func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath? {
    guard let id = identifier as? RepositoryID, let section = sections.index(of: id.user),
      let row = sections.shown[section].row(of: id.number)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  // MARK: - Headers

  /// Lines of a header: several where there is room for pictures.
  private var headerHeight: Int {
    environment.showsPictures && view.frame.height >= Self.heightForPictures
      ? UserHeaderView.tallHeight : 1
  }

  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    headerHeight
  }

  override func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderView? {
    let section = sections.shown[section]
    if let header = headers[section.id] { return header }
    let header = UserHeaderView(section, environment: environment) { [weak self] size in
      self?.image(of: section, size: size) ?? CellImage(size: size)
    }
    headers[section.id] = header
    return header
  }

  override func tableView(_ tableView: TableView, canSelectHeaderInSection section: Int) -> Bool {
    true
  }

  override func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool { true }

  override func tableView(
    _ tableView: TableView,
    identifierForSection section: Int
  ) -> AnyHashable? {
    sections.shown[section].id
  }
}
