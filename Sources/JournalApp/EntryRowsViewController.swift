import GatefoldKit

/// Entries over the journal, a row each with its date; Esc closes them, Enter acts on one.
class EntryRowsViewController: TableViewController {
  /// What is listed.
  final private(set) var entries: [Entry]

  private let dates: EntryDateFormat

  /// Lists entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - title: What they have in common.
  ///   - dates: How dates are written.
  init(_ entries: [Entry], title: String, dates: EntryDateFormat) {
    self.entries = entries
    self.dates = dates
    super.init()
    self.title = title
  }

  /// What Enter and a double click do: nothing here.
  func act(onEntryAt indexPath: IndexPath) {}

  /// Takes an entry from the list.
  final func removeEntry(at indexPath: IndexPath) {
    entries.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }

  /// Acts on the selected entry, if there is one.
  final func actOnSelected() {
    if let path = tableView.indexPathForSelectedRow { act(onEntryAt: path) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, style: .value2, forCellReuseIdentifier: "entry")
  }

  private static let commands = [
    KeyCommand(
      "escape",
      "q",
      title: "Close",
      isHinted: true,
      action: EntryRowsViewController.dismiss
    )
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
    let entry = entries[indexPath.row]
    cell.detailText = dates.typedDate(of: entry.date)
    cell.text = entry.listTitle(ellipsis: view.theme.symbols.ellipsis)
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    act(onEntryAt: indexPath)
  }
}
