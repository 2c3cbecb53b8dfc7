import GatefoldKit

/// A table of sections of strings that counts what it is asked.
final class Words: TableViewController {
  var sections: [(title: String?, rows: [String])]
  var hasIdentifiers = true
  var canEdit = true
  var canCollapse = false
  var refusesMoves = false
  var canSelectHeaders = false
  var headerHeight = 1
  /// Headers of its own, by title.
  var headerViews: [String: TableViewHeaderView] = [:]
  private(set) var askedRows: [IndexPath] = []
  private(set) var selected: [String] = []
  private(set) var opened: [String] = []
  private(set) var lostSelections = 0
  private(set) var selectedHeaders: [String?] = []
  private(set) var shownSections: [Range<Int>] = []

  init(_ rows: [String]) {
    sections = [(nil, rows)]
  }

  init(sections: [(title: String?, rows: [String])]) {
    self.sections = sections
  }

  func forgetCalls() {
    askedRows = []
    selected = []
    selectedHeaders = []
    shownSections = []
  }

  var selectedWord: String? {
    tableView.indexPathForSelectedRow.map { sections[$0.section].rows[$0.row] }
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    askedRows.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.text = sections[indexPath.section].rows[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: TableView,
    detailForHeaderInSection section: Int
  ) -> String? {
    String(sections[section].rows.count)
  }

  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    sections[section].title == nil ? 0 : headerHeight
  }

  override func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderView? {
    sections[section].title.flatMap { headerViews[$0] }
  }

  override func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool {
    canCollapse
  }

  override func tableView(_ tableView: TableView, canSelectHeaderInSection section: Int) -> Bool {
    canSelectHeaders
  }

  override func tableView(_ tableView: TableView, didSelectHeaderInSection section: Int) {
    selectedHeaders.append(sections[section].title)
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForHeaderInSection section: Int
  ) {
    opened.append(sections[section].title ?? "")
  }

  override func tableView(_ tableView: TableView, didShowSections sections: Range<Int>) {
    shownSections.append(sections)
  }

  override func tableView(
    _ tableView: TableView,
    identifierForSection section: Int
  ) -> AnyHashable? {
    hasIdentifiers ? sections[section].title : nil
  }

  override func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    hasIdentifiers ? sections[indexPath.section].rows[indexPath.row] : nil
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit
  }

  override func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canEdit
  }

  override func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard !refusesMoves else { return }
    let word = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(word, at: destinationIndexPath.row)
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(sections[indexPath.section].rows[indexPath.row])
  }

  override func tableViewDidLoseSelection(_ tableView: TableView) {
    lostSelections += 1
  }

  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    opened.append(sections[indexPath.section].rows[indexPath.row])
  }
}

/// As many words as wanted, all different, of a letter and a number.
func letters(_ count: Int) -> [String] {
  let alphabet = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  return (0..<count).map { alphabet[$0 % 26] + ($0 < 26 ? "" : String($0 / 26)) }
}
