import GatefoldKit

/// The entries of a day of the year in other years, the newest first; Enter calls back with one.
final class OtherYearsViewController: TableViewController {
  private let entries: [Entry]
  private let dates: EntryDateFormat
  private let didChoose: (Entry) -> Void

  /// Lists entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - title: The day that they are of.
  ///   - dates: How dates are written.
  ///   - didChoose: Called with the entry that a person chooses, once the list is gone.
  init(
    _ entries: [Entry],
    title: String,
    dates: EntryDateFormat,
    didChoose: @escaping (Entry) -> Void
  ) {
    self.entries = entries
    self.dates = dates
    self.didChoose = didChoose
    super.init()
    self.title = title
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
      action: OtherYearsViewController.dismiss
    ),
    KeyCommand(
      "enter",
      title: "Go to the entry",
      isHinted: true,
      action: OtherYearsViewController.chooseSelected
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
    let entry = entries[indexPath.row]
    cell.detailText = dates.typedDate(of: entry.date)
    cell.text = entry.listTitle
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    chooseSelected()
  }

  private func chooseSelected() {
    guard let path = tableView.indexPathForSelectedRow else { return }
    dismiss()
    didChoose(entries[path.row])
  }
}
