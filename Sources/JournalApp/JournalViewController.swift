package import GatefoldKit
import Storage

/// The journal: the list of entries and, beside or over it, the one that is selected.
///
/// It owns both and joins them: neither knows of the other. What can be done from either is its own.
package final class JournalViewController: SplitViewController {
  let entries: EntriesViewController
  let detail: EntryViewController

  /// What is selected while an entry is edited: that one, or what the list fell on when another
  /// program took it from there.
  ///
  /// Editing goes on until a person selects another row.
  var selectionWhileEditing: EntryID?

  /// Opens the journal of a store.
  ///
  /// - Throws: `StorageError`.
  package init(store: EntryStore, environment: JournalEnvironment) throws {
    entries = try EntriesViewController(store: store, environment: environment)
    detail = EntryViewController(dates: entries.dates)
    super
      .init(
        primary: NavigationController(rootViewController: entries),
        secondary: NavigationController(rootViewController: detail)
      )
    entries.delegate = self
    detail.delegate = self
    detail.navigationItem.leftBarButtonItems = [displayModeButtonItem]
    let edit = BarButtonItem(title: "e Edit") { [weak self] in self?.editText() }
    detail.navigationItem.rightBarButtonItems = [edit]
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("+", "a", title: "Add", isHinted: true, action: JournalViewController.add),
    KeyCommand("/", title: "Filter", isHinted: true, action: JournalViewController.filter),
    command("e", title: "Edit the text", JournalViewController.editText),
    command("ctrl-e", title: "Edit in your editor", JournalViewController.editExternally),
    command("s", title: "Star", JournalViewController.toggleStar),
    command("t", title: "Change the date", JournalViewController.changeDate),
    command("y", title: "Copy the text", JournalViewController.copyText),
    KeyCommand("c", title: "Calendar", action: JournalViewController.showCalendar),
    // As in `on:`, the word of the filter for a day.
    KeyCommand("o", title: "On this day", action: JournalViewController.showOtherYears),
    KeyCommand("#", "@", title: "Tags", action: JournalViewController.showTags),
    KeyCommand("D", title: "Deleted entries", action: JournalViewController.showDeleted),
  ]

  /// A command for the selected entry.
  private static func command(
    _ key: KeyPress,
    title: String,
    _ action: @escaping @MainActor @Sendable (JournalViewController) -> @MainActor () -> Void
  ) -> KeyCommand {
    KeyCommand(
      key,
      title: title,
      isEnabled: { (journal: JournalViewController) in journal.entries.selectedEntry != nil },
      action: action
    )
  }

  /// What can be done from either pane.
  package override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  /// Which entry of how many, also while the detail has the keyboard.
  package override var statusText: String? { entries.statusText }

  private func add() {
    show(.primary)
    entries.add()
  }

  private func filter() {
    show(.primary)
    entries.beginFiltering()
  }

  private func toggleStar() { entries.toggleStar() }

  private func changeDate() { entries.changeDate() }

  private func copyText() {
    guard let entry = entries.selectedEntry else { return }
    copy(entry.text, message: JournalMessages.copied(entry))
  }

  private func showTags() {
    let tags = entries.attempt { try entries.store.tags() } ?? []
    presentList(
      TagsViewController(tags) { [weak self] tag in
        self?.show(.primary)
        // The blank ends the tag: without it, longer ones would match as they do while one types.
        self?.entries.filter(by: tag.name + " ")
      }
    )
  }

  private func showDeleted() {
    let deleted = entries.attempt { try entries.store.deletedEntries(limit: 1000) } ?? []
    presentList(
      DeletedViewController(deleted, dates: entries.dates) { [weak self] id in
        self?.entries.attempt { try self?.entries.perform(EntryChange.deletion(of: id).inverse) }
          != nil
      }
    )
  }

  func presentList(_ controller: TableViewController) {
    let navigation = NavigationController(rootViewController: controller)
    navigation.view.background = .plain
    present(navigation)
  }
}

extension JournalViewController: EntriesViewControllerDelegate {
  func entriesViewController(_ controller: EntriesViewController, didSelect entry: Entry?) {
    detail.dates = controller.dates
    detail.filter = controller.list.filter
    if let edited = detail.editedEntry, staysWith(edited, over: entry) { return }
    let wasEditing = detail.isEditing
    detail.entry = entry
    if wasEditing, !detail.isEditing { showMessage(JournalMessages.draftIsKept) }
  }
}

extension JournalViewController: EntryViewControllerDelegate {
  func entryViewController(
    _ controller: EntryViewController,
    didWrite text: String,
    for entry: Entry,
    keeper: DraftKeeper
  ) {
    write(text, for: entry, keeper)
  }

  func entryViewController(_ controller: EntryViewController, didDiscard keeper: DraftKeeper) {
    didFinish(keeper)
    showMessage(JournalMessages.discarded)
  }
}
