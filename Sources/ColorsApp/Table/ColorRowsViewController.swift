import Colorimetry
import GatefoldKit

/// A list of colours in sections, each row painted with its own; Enter opens the scales of one.
class ColorRowsViewController: TableViewController {
  /// Who shows the selected colour.
  final weak var delegate: (any ColorSelectionDelegate)?

  /// What is listed.
  final private(set) var sections: [ColorSection] = []

  /// What rows are to match.
  final private(set) var filter = ColorFilter("")

  /// The colour that was selected last; `nil` at first, and where none was.
  private var selectedColor: NamedColor?

  /// How many colours the terminal shows; known once the list is on the screen.
  final private(set) var colorDepth = ColorDepth.trueColor

  override func viewDidLoad() {
    super.viewDidLoad()
    show(title: nil)
    tableView.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "color")
  }

  /// Leads to the detail by the mouse where there is room for one of both.
  private lazy var detailItem = BarButtonItem(title: view.theme.symbols.forward) { [weak self] in
    self?.splitViewController?.show(.secondary)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    detailItem.isHidden = splitViewController?.isCollapsed != true
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    if !navigationItem.rightBarButtonItems.contains(where: { $0 === detailItem }) {
      navigationItem.rightBarButtonItems.append(detailItem)
    }
    let depth = window?.application?.terminal.colorDepth ?? colorDepth
    if depth != colorDepth {
      colorDepth = depth
      reload()
    }
    selectionDidChange()
    // While this list was away, another one may have said something else.
    delegate?.didSelect(color: selectedColor)
  }

  /// Everything that there is to list, whatever the filter: nothing here.
  func allSections() -> [ColorSection] { [] }

  /// Lists what there is now.
  ///
  /// - Complexity: O(rows), as finding those that a filter matches takes.
  final func reload() {
    let all = allSections()
    sections =
      filter.isEmpty ? all : all.map { $0.filtered(by: filter) }.filter { !$0.rows.isEmpty }
    tableView.reloadData()
    selectionDidChange()
  }

  // MARK: - Selection

  /// The section that the cursor is in, with all of its rows, whatever the filter.
  final var selectedSection: ColorSection? {
    let section = tableView.indexPathForSelectedRow?.section ?? tableView.selectedHeaderSection
    guard let section, sections.indices.contains(section) else { return nil }
    return allSections().first { $0.id == sections[section].id }
  }

  /// The selected colour.
  final var selectedRow: ColorRow? { tableView.indexPathForSelectedRow.flatMap(row) }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selectionDidChange()
  }

  override func tableViewDidLoseSelection(_ tableView: TableView) {
    selectionDidChange()
  }

  private func selectionDidChange() {
    guard selectedRow?.color != selectedColor else { return }
    selectedColor = selectedRow?.color
    show(title: selectedColor)
    delegate?.didSelect(color: selectedColor)
  }

  /// Has the bar name a colour: the selected one, or one that is mixed from it.
  final func show(title color: NamedColor?) {
    title = color?.name ?? ColorMessages.title
    navigationItem.compactTitle = color.map { ColorForm.hex.text(of: $0.color) }
  }

  /// Opens the scales of a colour, which are a list like this one.
  override func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    guard let color = row(at: indexPath)?.color else { return }
    let scales = ColorScalesViewController(color)
    scales.delegate = delegate
    navigationController?.pushViewController(scales)
  }

  override var statusText: String? {
    ColorMessages.position(
      tableView.selectedOrdinal,
      of: tableView.rowCount,
      isFiltered: !filter.isEmpty
    )
  }

  // MARK: - Filter

  override var filterPlaceholder: String? { ColorMessages.filterPlaceholder }

  override func filterDidChange(_ text: String) {
    filter = ColorFilter(text)
    tableView.emptyText = ColorMessages.noMatches
    reload()
  }

  // MARK: - Rows

  final func row(at indexPath: IndexPath) -> ColorRow? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  /// Where a row is; nil where the filter holds it back, or it is gone.
  ///
  /// - Complexity: O(rows).
  final func indexPath(of id: ColorRow.ID) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.rows.firstIndex(where: { $0.id == id }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
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

  override func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool { true }

  override func tableView(
    _ tableView: TableView,
    identifierForSection section: Int
  ) -> AnyHashable? {
    sections[section].id
  }

  override func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    row(at: indexPath)?.id
  }

  override func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath? {
    (identifier as? ColorRow.ID).flatMap(indexPath)
  }

  override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "color", for: indexPath)
    guard let row = row(at: indexPath) else { return cell }
    cell.text = row.color.name
    // A cell of the colour stays free at the edge.
    cell.detailText = row.hex + " "
    cell.matches = filter.range(in: cell.text).map { [$0] } ?? []
    cell.background = row.shown(depth: colorDepth).style(depth: colorDepth)
    return cell
  }
}
