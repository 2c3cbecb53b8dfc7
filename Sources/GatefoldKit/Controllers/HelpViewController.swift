import GatefoldText

/// Every key that does something now, from the focused view outwards; Enter on one does it.
final class HelpViewController: TableViewController {
  private let all: [Window.CommandSection]
  private var sections: [Window.CommandSection]
  private let keyWidth: Int

  init(sections: [Window.CommandSection]) {
    all = sections
    self.sections = sections
    keyWidth = sections.flatMap(\.commands).map(\.keySymbols.cellWidth).max() ?? 0
    super.init()
    title = "Help"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, style: .value2, forCellReuseIdentifier: "command")
    tableView.emptyText = "No key does that."
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("escape", "q", "?", title: "Close", isHinted: true, action: HelpViewController.close)
  ]

  override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  private func close() {
    dismiss()
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    let section = sections[indexPath.section]
    dismiss()
    section.commands[indexPath.row].perform(on: section.responder)
  }

  // MARK: - Filter

  override var filterPlaceholder: String? { "Key or what it does" }

  override func filterDidChange(_ text: String) {
    sections = all.compactMap { section in
      let commands = section.commands.filter { text.isEmpty || $0.matches(text) }
      return commands.isEmpty ? nil : section.with(commands)
    }
    tableView.reloadData()
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].commands.count
  }

  override func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "command", for: indexPath)
    let command = sections[indexPath.section].commands[indexPath.row]
    let keys = command.keySymbols
    cell.detailText = keys + String(repeating: " ", count: keyWidth - keys.cellWidth)
    cell.text = command.title
    return cell
  }
}

extension KeyCommand {
  /// All keys as they are printed on keyboards.
  fileprivate var keySymbols: String {
    keys.map(\.symbol).joined(separator: " ")
  }

  fileprivate func matches(_ text: String) -> Bool {
    title.lowercased().contains(text.lowercased()) || keys.contains { $0.symbol == text }
  }
}
