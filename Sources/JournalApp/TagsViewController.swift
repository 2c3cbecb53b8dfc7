import GatefoldKit

/// Every tag and how many entries have it; Enter on one calls back with it.
final class TagsViewController: TableViewController {
  private let all: [(tag: EntryTag, count: Int)]
  private var shown: [(tag: EntryTag, count: Int)]
  private let didChoose: (EntryTag) -> Void

  init(_ tags: [(tag: EntryTag, count: Int)], didChoose: @escaping (EntryTag) -> Void) {
    all = tags
    shown = tags
    self.didChoose = didChoose
    super.init()
    title = JournalMessages.tags
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "tag")
    tableView.emptyText = JournalMessages.noTags
  }

  private static let commands = [
    KeyCommand("escape", "q", title: "Close", isHinted: true, action: TagsViewController.dismiss)
  ]

  override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  override var filterPlaceholder: String? { JournalMessages.tags }

  override func filterDidChange(_ text: String) {
    shown = all.filter { text.isEmpty || $0.tag.name.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
    cell.text = shown[indexPath.row].tag.name
    cell.detailText = "\(shown[indexPath.row].count) "
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    let tag = shown[indexPath.row].tag
    dismiss()
    didChoose(tag)
  }
}
