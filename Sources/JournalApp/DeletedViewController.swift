import GatefoldKit

/// The entries that were deleted in the last 30 days, the last deleted first; Enter restores one.
final class DeletedViewController: EntryRowsViewController {
  private let restore: (EntryID) -> Bool

  /// Lists deleted entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - dates: How dates are written.
  ///   - restore: Gives an entry back; answers whether it could.
  init(_ entries: [DeletedEntry], dates: EntryDateFormat, restore: @escaping (EntryID) -> Bool) {
    self.restore = restore
    super.init(entries.map(\.entry), title: JournalMessages.deleted, dates: dates)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.emptyText = JournalMessages.nothingDeleted
  }

  private static let commands = [
    KeyCommand(
      "enter",
      title: "Restore",
      isHinted: true,
      isEnabled: { (controller: DeletedViewController) in !controller.entries.isEmpty },
      action: DeletedViewController.actOnSelected
    )
  ]

  override var keyCommands: [KeyCommand] { super.keyCommands + Self.commands }

  override func act(onEntryAt indexPath: IndexPath) {
    if restore(entries[indexPath.row].id) { removeEntry(at: indexPath) }
  }
}
