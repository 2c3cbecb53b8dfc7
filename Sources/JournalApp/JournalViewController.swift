package import GatefoldKit
import Storage

/// The journal: the list of entries and, beside or over it, the one that is selected.
///
/// It owns both and joins them: neither knows of the other.
package final class JournalViewController: SplitViewController {
  private let entries: EntriesViewController
  private let detail: EntryViewController

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
    detail.navigationItem.leftBarButtonItems = [displayModeButtonItem]
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("+", "a", title: "Add", isHinted: true, action: JournalViewController.add),
    KeyCommand("/", title: "Filter", isHinted: true, action: JournalViewController.filter),
  ]

  /// Adding and filtering, from either pane.
  package override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  private func add() {
    show(.primary)
    entries.add()
  }

  private func filter() {
    show(.primary)
    entries.beginFiltering()
  }
}

extension JournalViewController: EntriesViewControllerDelegate {
  func entriesViewController(_ controller: EntriesViewController, didSelect entry: Entry?) {
    detail.dates = controller.dates
    detail.entry = entry
  }
}
