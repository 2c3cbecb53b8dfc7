import GatefoldKit

/// The entries that were deleted in the last 30 days, the last deleted first; Enter restores one.
final class DeletedViewController: TableViewController {
  private var entries: [DeletedEntry]
  private let dates: EntryDateFormat
  private let restore: (EntryID) -> Bool

  /// Lists deleted entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - dates: How dates are written.
  ///   - restore: Gives an entry back; answers whether it could.
  init(_ entries: [DeletedEntry], dates: EntryDateFormat, restore: @escaping (EntryID) -> Bool) {
    self.entries = entries
    self.dates = dates
    self.restore = restore
    super.init()
    title = JournalMessages.deleted
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, style: .value2, forCellReuseIdentifier: "entry")
    tableView.emptyText = JournalMessages.nothingDeleted
  }

  private static let commands = [
    KeyCommand(
      "escape",
      "q",
      title: "Close",
      isHinted: true,
      action: DeletedViewController.dismiss
    ),
    KeyCommand(
      "enter",
      title: "Restore",
      isHinted: true,
      isEnabled: { (controller: DeletedViewController) in !controller.entries.isEmpty },
      action: DeletedViewController.restoreSelected
    ),
  ]

  override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    let entry = entries[indexPath.row].entry
    cell.detailText = dates.typedDate(of: entry.date)
    cell.text = entry.listTitle(ellipsis: view.theme.symbols.ellipsis)
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    restoreSelected()
  }

  private func restoreSelected() {
    guard let path = tableView.indexPathForSelectedRow, restore(entries[path.row].id) else {
      return
    }
    entries.remove(at: path.row)
    tableView.deleteRows(at: [path])
  }
}
