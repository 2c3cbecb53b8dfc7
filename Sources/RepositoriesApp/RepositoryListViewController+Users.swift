import GatefoldKit
import GitHub
import Storage

/// Adding and removing users, and taking that back.
extension RepositoryListViewController {
  /// Whether the list can be changed; says so if not.
  private func canWrite() -> Bool {
    if users.isReadOnly { showMessage(RepositoriesMessages.readOnly, isError: true) }
    return !users.isReadOnly
  }

  /// Does what the store may refuse, and says so if it does.
  @discardableResult
  func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let error as StorageError {
      showMessage(error.sentence, isError: true)
    } catch {
      showMessage(String(describing: error), isError: true)
    }
    return nil
  }

  // MARK: - Adding

  /// Asks for a user to follow.
  func add() {
    if canWrite() { ask(text: "", problem: "") }
  }

  /// - Parameters:
  ///   - text: What was typed before.
  ///   - problem: Why that was refused.
  private func ask(text: String, problem: String) {
    let alert = AlertController(title: RepositoriesMessages.addUser, message: problem)
    let field = alert.addTextField { field in
      field.placeholder = RepositoriesMessages.username
      field.text = text
    }
    alert.validator = { [weak self] _ in self?.problem(inName: field.text) }
    alert.addAction(AlertAction(title: RepositoriesMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: RepositoriesMessages.add) { [weak self] _ in
        self?.check(field.text)
      }
    )
    present(alert)
  }

  private func problem(inName text: String) -> String? {
    do throws(LoginProblem) {
      _ = try readName(text)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// Looks a name up before it is added; what is refused is asked for again.
  private func check(_ text: String) {
    guard let login = try? readName(text) else { return ask(text: text, problem: "") }
    if let section = sections.section(named: login) {
      select(section.id)
      return showMessage(RepositoriesMessages.isThere(section.login))
    }
    showMessage(RepositoriesMessages.lookingUp(login))
    startTask { [self] in
      switch await lookUp(login) {
      case .success(let account): attempt { try follow(account) }
      case .failure(let problem):
        ask(text: text, problem: "\(login): \(problem.words(time: environment.dates.time))")
      }
    }
  }

  private func lookUp(_ login: String) async -> Result<Account, GitHubProblem> {
    var found: Account?
    do {
      for try await account in service.account(login, refreshing: true, urgency: .visible) {
        found = account.value
      }
    } catch {
      // What is stored of the account is enough where nobody says that it is gone.
      let problem = GitHubProblem(error)
      if let problem, found == nil || problem == .notFound { return .failure(problem) }
    }
    guard let found else { return .failure(.notFound) }
    if found.isSuspended { return .failure(.suspended) }
    return found.kind == .bot ? .failure(.bot) : .success(found)
  }

  /// Adds a user, or selects the one that is there.
  private func follow(_ account: Account) throws {
    if let section = sections.section(named: account.login) {
      select(section.id)
      return showMessage(RepositoriesMessages.isThere(section.login))
    }
    let section = UserSection(login: account.login)
    section.account = account
    try insert(section)
    select(section.id)
    showMessage(RepositoriesMessages.added(account.login))
  }

  /// Adds users who were named at the start, one after the other; what is refused is said.
  ///
  /// The first is selected. After that the cursor is the person's.
  func add(_ texts: [String]) {
    guard !texts.isEmpty, canWrite() else { return }
    startTask { [self] in
      var problems: [String] = []
      var first: UserSection?
      for text in texts {
        do throws(NotAdded) {
          let section = try await addUser(named: text)
          if first == nil { select(section.id) }
          first = first ?? section
        } catch {
          problems.append(error.reason)
        }
      }
      if !problems.isEmpty { showMessage(problems.joined(separator: "; "), isError: true) }
    }
  }

  /// Why a user who was named at the start is not in the list.
  private struct NotAdded: Error {
    let reason: String
  }

  /// Looks a user up and adds them, unless they are there.
  private func addUser(named text: String) async throws(NotAdded) -> UserSection {
    guard let login = try? readName(text) else {
      throw NotAdded(reason: problem(inName: text) ?? text)
    }
    if let section = sections.section(named: login) { return section }
    switch await lookUp(login) {
    case .success(let account):
      let section = sections.section(named: account.login) ?? UserSection(login: account.login)
      section.account = account
      if sections.section(section.id) == nil, attempt({ try insert(section) }) == nil {
        throw NotAdded(reason: account.login)
      }
      showMessage(RepositoriesMessages.added(account.login))
      return section
    case .failure(let problem):
      throw NotAdded(reason: "\(login): \(problem.words(time: environment.dates.time))")
    }
  }

  /// Adds a user, of whom what is known stays known, and registers the way back.
  private func insert(_ section: UserSection) throws {
    try users.add(section.login)
    undoManager?
      .registerUndo(RepositoriesMessages.addition) { [weak self] in
        self?.attempt { try self?.remove(section) }
      }
    clearFilter()
    sections.insert([section])
    reloadTable()
    load(section)
  }

  private func bringBack(_ section: UserSection) throws {
    try insert(section)
    select(section.id)
  }

  // MARK: - Removing

  /// Removes the user whose header is selected; on a row says how.
  func removeSelectedUser() {
    guard let section = selectedUser, canWrite() else { return }
    guard selectedRepository == nil else {
      return showMessage(RepositoriesMessages.goToHeader(section.login))
    }
    attempt {
      try remove(section)
      showMessage(RepositoriesMessages.removed(section.login))
    }
  }

  private func remove(_ section: UserSection) throws {
    try users.remove(section.login)
    undoManager?
      .registerUndo(RepositoriesMessages.removal) { [weak self] in
        self?.attempt { try self?.bringBack(section) }
      }
    loader.cancel(section.id)
    forget(section)
  }

  private func forget(_ section: UserSection) {
    section.isLoading = false
    sections.remove(section.id)
    reloadTable()
    selectionDidChange()
  }

  // MARK: - Changes elsewhere

  /// Spells a login as the server does, also where it is kept.
  ///
  /// Where that is somebody who is followed already, one of the two goes.
  func respell(_ section: UserSection, as login: String) {
    let old = section.login
    let isTwice = sections.section(named: login).map { $0 !== section } ?? false
    section.login = login
    if !users.isReadOnly {
      attempt {
        if UserID(old) != UserID(login) { try users.remove(old) }
        try users.add(login)
      }
    }
    if isTwice { sections.remove(section.id) }
    sections.update()
    reloadTable()
  }

  func reloadIfOthersChangedIt() {
    attempt {
      guard try users.hasChangedElsewhere() else { return }
      let logins = try users.logins()
      let known = Set(logins.map { $0.lowercased() })
      for section in sections.all where !known.contains(section.login.lowercased()) {
        loader.cancel(section.id)
        forget(section)
      }
      let there = Set(sections.all.map { $0.login.lowercased() })
      let new = logins.filter { !there.contains($0.lowercased()) }.map(UserSection.init)
      guard !new.isEmpty else { return }
      sections.insert(new)
      reloadTable()
      for section in new { load(section) }
    }
  }
}
