import FoundationEssentials
import GatefoldKit

/// Adding, changing and deleting entries, and taking that back.
extension EntriesViewController {
  /// The selected entry.
  var selectedEntry: Entry? {
    let path = tableView.indexPathForSelectedRow
    return path.flatMap { entry(at: $0) }
  }

  /// Does a change, registers the way back, and shows the entry if it is there to be shown.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - keeper: Who keeps the text that is finished by it, if one is.
  /// - Throws: `StorageError`, `EntryConflict`.
  func perform(_ change: EntryChange, finishing keeper: DraftKeeper? = nil) throws {
    if let keeper { try keeper.finish(by: change.apply) } else { try change.apply(store) }
    try didPerform(change)
  }

  /// Registers the way back from what was done, and shows the entry if it is there to be shown.
  func didPerform(_ change: EntryChange) throws {
    undoManager?
      .registerUndo(change.name) { [weak self] in
        self?.attempt { try self?.perform(change.inverse) }
      }
    try reload()
    if let path = try list.indexPath(of: change.id) { select(path) }
  }

  /// Selects a row, of a day that is shown then.
  func select(_ path: IndexPath) {
    tableView.setSection(path.section, collapsed: false)
    tableView.selectRow(at: path)
  }

  /// Deletes an entry; the way back is said.
  func delete(_ entry: Entry) {
    attempt {
      try perform(.deletion(of: entry.id))
      showMessage(JournalMessages.deleted(entry))
    }
  }

  /// Gives the selected entry a star, or takes it away.
  func toggleStar() {
    guard let entry = selectedEntry, canWrite() else { return }
    attempt { try perform(.star(of: entry)) }
  }

  /// Whether the journal can be changed; says so if not.
  func canWrite() -> Bool {
    if store.isReadOnly { showMessage(JournalMessages.readOnly, isError: true) }
    return !store.isReadOnly
  }

  // MARK: - Adding

  /// Asks for the text of a new entry; begins with what was not finished before.
  func add() {
    guard canWrite() else { return }
    askForText(DraftKeeper(.newEntry, in: drafts))
  }

  private func askForText(_ keeper: DraftKeeper) {
    let alert = AlertController(title: JournalMessages.newEntry)
    let field = alert.addTextField { field in
      field.placeholder = JournalMessages.newEntryPlaceholder
      field.text = keeper.text
    }
    field.delegate = keeper
    alert.addAction(AlertAction(title: JournalMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: JournalMessages.add) { [weak self] _ in
        self?.addEntry(field.text, keeper)
      }
    )
    present(alert)
  }

  /// A date typed first is that of the entry; blanks alone are no text.
  ///
  /// What cannot be stored is asked for again.
  private func addEntry(_ text: String, _ keeper: DraftKeeper) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      keeper.discard()
      return showMessage(JournalMessages.nothingAdded)
    }
    let typed = TypedDate.first(in: text, now: environment.now(), days: list.days)
    let entry = attempt {
      try keeper.finish {
        try $0.add(typed?.rest ?? text, date: typed?.date, timeZone: environment.timeZone)
      }
    }
    guard let entry else { return askForText(keeper) }
    attempt { try didAdd(entry) }
  }

  /// Registers the way back from an entry that was added, and shows it whatever the filter.
  func didAdd(_ entry: Entry) throws {
    if !list.filter.matches(entry) { clearFilter() }
    try didPerform(.addition(of: entry.id))
  }

  /// Says at the start that something was not finished, unless there is something worse to say.
  func announceDrafts() {
    guard !store.isReadOnly, window?.statusBar.messageText == nil,
      let waiting = attempt({ try store.drafts(for: drafts.owner) }), let last = waiting.first
    else { return }
    let entry = last.key.entry.flatMap { id in attempt { try store.entry(id) } ?? nil }
    let date = entry.map { dates.typedDate(of: $0.date) }
    showMessage(JournalMessages.waiting(last.key, date: date, others: waiting.count - 1))
  }

  // MARK: - The date

  /// Asks for another date for the selected entry.
  func changeDate() {
    guard let entry = selectedEntry, canWrite() else { return }
    let alert = AlertController(title: JournalMessages.newDate)
    let field = alert.addTextField { [dates] field in
      field.text = dates.typedDate(of: entry.date)
      field.selectAll()
    }
    alert.validator = { [weak self] _ in
      self?.date(in: field.text) == nil ? JournalMessages.noDate : nil
    }
    alert.addAction(AlertAction(title: JournalMessages.cancel, style: .cancel))
    alert.addAction(
      AlertAction(title: JournalMessages.change) { [weak self] _ in
        self?.setDate(in: field.text, of: entry)
      }
    )
    present(alert)
  }

  private func date(in text: String) -> Date? {
    TypedDate.whole(text, now: environment.now(), days: list.days)
  }

  private func setDate(in text: String, of entry: Entry) {
    guard let date = date(in: text) else { return }
    attempt { try setDate(date, of: entry) }
  }

  /// Asks first where another program has changed the date meanwhile; what it deleted comes back.
  private func setDate(_ date: Date, of entry: Entry) throws {
    do {
      try perform(.date(date, zone: environment.timeZone, of: entry))
    } catch EntryConflict.changed(let other) {
      present(dateConflictAlert(date, other))
    } catch EntryConflict.deleted {
      var mine = entry
      mine.date = date
      mine.timeZoneIdentifier = environment.timeZone.identifier
      try perform(.restoration(of: mine))
      showMessage(JournalMessages.restoredWhatWasDeleted)
    }
  }

  private func dateConflictAlert(_ date: Date, _ other: Entry) -> AlertController {
    let alert = AlertController(
      title: JournalMessages.changedElsewhere,
      message: JournalMessages.dates(
        mine: dates.typedDate(of: date),
        theirs: dates.typedDate(of: other.date)
      )
    )
    let theirs = AlertAction(title: JournalMessages.keepTheirs, style: .cancel)
    alert.addAction(theirs)
    alert.addAction(
      AlertAction(title: JournalMessages.keepMine) { [weak self] _ in
        self?.attempt { try self?.setDate(date, of: other) }
      }
    )
    alert.preferredAction = theirs
    return alert
  }
}
