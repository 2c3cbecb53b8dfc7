import GatefoldKit
import GitHub

/// What comes in of users, and their pictures.
extension RepositoryListViewController {
  /// Asks for a user, of whom what is stored comes at once.
  func load(_ section: UserSection) {
    loader.load(section.id, login: section.login, refreshing: true)
  }

  /// Asks for everybody.
  func loadAll() {
    for section in sections.all { load(section) }
  }

  /// Shows what the whole document of a repository says in its row.
  func take(_ document: Repository, of id: RepositoryID) {
    guard let section = sections.section(id.user), section.take(document, filter: sections.filter)
    else { return }
    reloadTable()
    selectionDidChange()
  }

  /// Shows the rows as they are now.
  func reloadTable() {
    tableView.reloadData()
  }

  // MARK: - Pictures

  /// The picture of a user, or initials.
  func image(of section: UserSection, size: Size) -> CellImage {
    avatars.image(of: section.id, name: section.login, size: size)
  }

  func loadImage(of section: UserSection) {
    if environment.showsPictures { avatars.load(section.id, from: section.account?.pictureURL) }
  }

  /// Draws the header of a user anew, wherever it is by now.
  func didChangeImage(of id: UserID) {
    headers[id]?.setNeedsLayout()
  }
}

extension RepositoryListViewController: UserLoaderDelegate {
  func userLoader(_ loader: UserLoader, setLoading isLoading: Bool, of id: UserID) {
    guard let section = sections.section(id) else { return }
    section.isLoading = isLoading
    if isLoading { section.problem = nil }
    didChangeHeader(of: section)
  }

  func userLoader(_ loader: UserLoader, didReceive account: Stored<Account>, of id: UserID) {
    guard let section = sections.section(id) else { return }
    section.account = account.value
    if loader.isVisible(id) { loadImage(of: section) }
    if account.value.login != section.login { respell(section, as: account.value.login) }
    didChangeHeader(of: section)
  }

  func userLoader(_ loader: UserLoader, didReceive list: Stored<RepositoryList>, of id: UserID) {
    guard let section = sections.section(id) else { return }
    if section.take(list, filter: sections.filter) {
      sections.update()
      reloadTable()
    }
    didChangeHeader(of: section)
  }

  func userLoader(_ loader: UserLoader, didFail problem: GitHubProblem, of id: UserID) {
    guard let section = sections.section(id) else { return }
    section.problem = problem
    didChangeHeader(of: section)
  }

  /// Draws what a header says anew, and the detail if it is about it.
  private func didChangeHeader(of section: UserSection) {
    headers[section.id]?.setNeedsDisplay()
    if selectedUser === section { selectionDidChange() }
  }
}
