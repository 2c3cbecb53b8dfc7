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
}

extension JournalViewController: EntriesViewControllerDelegate {
  func entriesViewController(_ controller: EntriesViewController, didSelect entry: Entry?) {
    detail.dates = controller.dates
    detail.entry = entry
  }
}
