import FoundationEssentials
import GatefoldKit
import Storage

/// Who is told which entry is to be shown.
protocol EntriesViewControllerDelegate: AnyObject {
  /// Another entry is selected, or the same one changed; `nil` if there is none.
  func entriesViewController(_ controller: EntriesViewController, didSelect entry: Entry?)
}

/// The list of the journal: entries by day, the newest first.
final class EntriesViewController: TableViewController {
  /// Who shows the selected entry.
  weak var delegate: (any EntriesViewControllerDelegate)?

  let store: EntryStore
  let list: EntryList
  let environment: JournalEnvironment

  /// How dates are written, as of the day that it is.
  private(set) var dates: EntryDateFormat

  /// What is typed here and not finished.
  let drafts: Drafts
  private var hasAnnouncedDrafts = false

  /// Enough matches for any screen: a stroke costs the same however many entries there are.
  private static let firstMatches = 2000
  private static let furtherMatches = 20_000

  /// Finds the matches of the filter beyond the first.
  private var search: Task<Void, Never>?

  /// Waits for what other programs write.
  private var others: Task<Void, Never>?

  /// Whether what is shown changes now because another program wrote, not by what a person does.
  private(set) var isFollowingOthers = false

  /// Waits for the end of the day while the list is on the screen.
  private var days: Task<Void, Never>?

  init(store: EntryStore, environment: JournalEnvironment) throws {
    let days = environment.days
    self.store = store
    self.drafts = Drafts(in: store)
    self.environment = environment
    self.list = try EntryList(of: store, days: days)
    self.dates = EntryDateFormat(days: days, now: environment.now())
    super.init()
    title = JournalMessages.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, style: .value2, forCellReuseIdentifier: "entry")
    tableView.emptyText = JournalMessages.noEntries
    let add = BarButtonItem(title: "+") { [weak self] in self?.add() }
    navigationItem.rightBarButtonItems = [editButtonItem, add]
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    if environment.now() < dates.validUntil { selectionDidChange() } else { dayDidChange() }
    days = startTask { [weak self, environment] in
      while let end = self?.dates.validUntil, await environment.sleep(until: end) {
        self?.dayDidChange()
      }
    }
    followOthers()
    if !hasAnnouncedDrafts { announceDrafts() }
    hasAnnouncedDrafts = true
  }

  /// Shows what other programs write to the journal.
  ///
  /// Not one of the tasks that the application counts: it never ends by itself.
  private func followOthers() {
    let changes = FileChanges.stream(ofDatabaseAt: store.connection.path)
    others = Task { [weak self, environment] in
      await FileChanges.follow(changes, wait: environment.wait) {
        self?.reloadIfOthersChangedIt()
      }
    }
  }

  func reloadIfOthersChangedIt() {
    isFollowingOthers = true
    defer { isFollowingOthers = false }
    attempt { if try list.hasChangedElsewhere() { try reload() } }
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    days?.cancel()
    others?.cancel()
  }

  /// `Today` and `Yesterday` are other days after midnight.
  private func dayDidChange() {
    dates = EntryDateFormat(days: list.days, now: environment.now())
    tableView.reloadData()
    selectionDidChange()
  }

  override var statusText: String? {
    JournalMessages.position(
      tableView.selectedOrdinal,
      of: list.count,
      isFiltered: !list.filter.isEmpty
    )
  }

  // MARK: - Filter

  override var filterPlaceholder: String? { JournalMessages.filterPlaceholder }

  override func filterDidChange(_ text: String) {
    tableView.emptyText = text.isEmpty ? JournalMessages.noEntries : JournalMessages.noMatches
    search?.cancel()
    attempt {
      try list.setFilter(text, limit: Self.firstMatches)
      tableView.reloadData()
      selectionDidChange()
    }
    if list.isIncomplete { search = startTask { [weak self] in await self?.findTheRest() } }
    if let problem = list.filter.problem { showMessage(problem.sentence, isError: true) }
  }

  /// Finds what the first step has left, in steps between which keys are answered.
  private func findTheRest() async {
    while list.isIncomplete, !Task.isCancelled {
      guard attempt({ try list.findMore(limit: Self.furtherMatches) }) != nil else { return }
      tableView.reloadData()
      await Task.yield()
    }
  }

  // MARK: - Selection

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selectionDidChange()
  }

  override func tableViewDidLoseSelection(_ tableView: TableView) {
    selectionDidChange()
  }

  private func selectionDidChange() {
    delegate?.entriesViewController(self, didSelect: selectedEntry)
  }

  /// Shows what the store holds now.
  func reload() throws {
    try list.reload()
    tableView.reloadData()
    selectionDidChange()
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: TableView) -> Int { list.numberOfSections }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    list.numberOfRows(inSection: section)
  }

  override func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    dates.dayTitle(of: list.sections[section].start)
  }

  override func tableView(
    _ tableView: TableView,
    detailForHeaderInSection section: Int
  ) -> String? {
    String(list.sections[section].count)
  }

  /// Every day; its name is made when it is in view.
  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    1
  }

  override func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool { true }

  override func tableView(
    _ tableView: TableView,
    identifierForSection section: Int
  ) -> AnyHashable? {
    list.sections[section].start
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    if let entry = entry(at: indexPath) {
      cell.detailText = dates.time(of: entry.date)
      cell.text = entry.listTitle(ellipsis: view.theme.symbols.ellipsis)
      cell.matches = list.filter.ranges(in: cell.text)
    }
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    entry(at: indexPath)?.id
  }

  override func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath? {
    guard let id = identifier as? EntryID else { return nil }
    return attempt { try list.indexPath(of: id) } ?? nil
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !store.isReadOnly
  }

  override func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let entry = entry(at: indexPath) { delete(entry) }
  }

  func entry(at indexPath: IndexPath) -> Entry? {
    attempt { try list.entry(at: indexPath) } ?? nil
  }

  /// Does what the store may refuse, and says so if it does.
  @discardableResult
  func attempt<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let error as StorageError {
      showMessage(error.sentence, isError: true)
    } catch let conflict as EntryConflict {
      showMessage(JournalMessages.leftAlone(conflict), isError: true)
    } catch {
      showMessage(String(describing: error), isError: true)
    }
    return nil
  }
}
