import GatefoldTerminal

/// A controller whose view is a table, and who is its data source and delegate.
///
/// Every method of both protocols is declared here to be overridden: a subclass's own is called only
/// if the class that conforms has it.
@MainActor
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The table.
  public let tableView = TableView()

  /// A button that turns edit mode on and off, and says which.
  public private(set) lazy var editButtonItem = BarButtonItem(title: "Edit") { [weak self] in
    self?.toggleEditing()
  }

  /// Creates a controller with an empty table.
  public override init() {
    super.init()
  }

  private let filterBar = FilterBar()

  /// Makes a view that holds the table, and the filter above it.
  open override func loadView() {
    let container = TableContainer(tableView: tableView, filterBar: filterBar)
    filterBar.isHidden = true
    filterBar.field.delegate = self
    filterBar.didFinish = { [weak self] in self?.tableView.becomeFirstResponder() }
    filterBar.didCancel = { [weak self] in self?.clearFilter() }
    filterBar.didMove = { [weak self] in self?.tableView.moveSelection(by: $0) }
    view = container
    tableView.delegate = self
    tableView.dataSource = self
  }

  /// The table, also while the filter is shown.
  open override var preferredFirstResponder: View? { tableView }

  /// Whether rows show the controls that delete and move them.
  public var isEditing: Bool { tableView.isEditing }

  /// Turns edit mode on or off.
  open func setEditing(_ editing: Bool) {
    tableView.isEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  // MARK: - Filter

  /// What the filter shows while it is empty; `nil`, as by default, if rows cannot be filtered.
  open var filterPlaceholder: String? { nil }

  /// What rows are to match; empty if all are shown.
  public var filterText: String { filterBar.field.text }

  /// Called as the filter is typed: shows the rows that match, all if it is empty.
  open func filterDidChange(_ text: String) {}

  /// Shows the filter and gives it the keyboard.
  public func beginFiltering() {
    filterBar.field.placeholder = filterPlaceholder ?? ""
    filterBar.isHidden = false
    view.setNeedsLayout()
    filterBar.field.becomeFirstResponder()
  }

  /// Shows the filter with a text, as if it had been typed, and gives the keyboard to the table.
  public func filter(by text: String) {
    beginFiltering()
    filterBar.field.text = text
    filterDidChange(text)
    tableView.becomeFirstResponder()
  }

  /// Takes the filter away: all rows are shown, and the table has the keyboard.
  public func clearFilter() {
    let hadText = !filterText.isEmpty
    let hadKeyboard = filterBar.field.isFirstResponder
    filterBar.field.text = ""
    filterBar.isHidden = true
    view.setNeedsLayout()
    if hadText { filterDidChange("") }
    if hadKeyboard { tableView.becomeFirstResponder() }
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand(
      "/",
      title: "Filter",
      isHinted: true,
      isEnabled: { (controller: TableViewController) in controller.filterPlaceholder != nil },
      action: TableViewController.beginFiltering
    ),
    KeyCommand(
      "escape",
      title: "No filter",
      isHinted: true,
      isEnabled: { (controller: TableViewController) in
        !controller.filterBar.isHidden && !controller.isEditing
      },
      action: TableViewController.clearFilter
    ),
    KeyCommand(
      "E",
      title: "Edit the list",
      isEnabled: { (controller: TableViewController) in controller.tableView.canToggleEditing },
      action: TableViewController.toggleEditing
    ),
    KeyCommand(
      "escape",
      title: "Done",
      isHinted: true,
      isEnabled: { (controller: TableViewController) in controller.isEditing },
      action: TableViewController.toggleEditing
    ),
  ]

  /// Edit mode.
  ///
  /// Subclasses add theirs to these.
  open override var keyCommands: [KeyCommand] { Self.commands }

  /// The title of the controller.
  open override var keyCommandsTitle: String { title ?? "List" }

  private func toggleEditing() {
    setEditing(!isEditing)
  }

  // MARK: - Data source

  /// One section.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No rows.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell.
  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "", for: indexPath)
  }

  /// A line where there is a heading.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    self.tableView(tableView, titleForHeaderInSection: section) == nil ? 0 : 1
  }

  /// No header.
  open func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Nothing.
  open func tableView(
    _ tableView: TableView,
    detailForHeaderInSection section: Int
  ) -> String? { nil }

  /// None of its own.
  open func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderView? { nil }

  /// No.
  open func tableView(_ tableView: TableView, canSelectHeaderInSection section: Int) -> Bool {
    false
  }

  /// No.
  open func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool { false }

  /// None.
  open func tableView(
    _ tableView: TableView,
    identifierForSection section: Int
  ) -> AnyHashable? { nil }

  /// None.
  open func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? { nil }

  /// Asks each row for its identifier, which is O(rows).
  open func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath? {
    tableView.searchRows(of: self, for: identifier)
  }

  /// No.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing.
  open func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// No.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing.
  open func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Nothing.
  open func tableViewDidLoseSelection(_ tableView: TableView) {}

  /// Nothing.
  open func tableView(_ tableView: TableView, didSelectHeaderInSection section: Int) {}

  /// Goes to the detail, in a split view; it is that of the selected header already.
  open func tableView(
    _ tableView: TableView,
    performPrimaryActionForHeaderInSection section: Int
  ) {
    splitViewController?.show(.secondary)
  }

  /// Nothing.
  open func tableView(_ tableView: TableView, didShowSections sections: Range<Int>) {}

  /// Goes to the detail, in a split view; it is that of the selected row already.
  open func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    splitViewController?.show(.secondary)
  }
}

extension TableViewController: TextFieldDelegate {
  /// Shows the rows that match what is typed.
  public func textFieldDidChange(_ textField: TextField) {
    filterDidChange(textField.text)
  }
}

/// The filter's line, if it is shown, above the table.
private final class TableContainer: View {
  private let tableView: TableView
  private let filterBar: FilterBar

  init(tableView: TableView, filterBar: FilterBar) {
    self.tableView = tableView
    self.filterBar = filterBar
    super.init()
    addSubview(tableView)
    addSubview(filterBar)
  }

  override func layoutSubviews() {
    let barHeight = filterBar.isHidden ? 0 : min(1, frame.height)
    filterBar.frame = Rect(x: 0, y: 0, width: frame.width, height: barHeight)
    tableView.frame = Rect(
      x: 0,
      y: barHeight,
      width: frame.width,
      height: max(0, frame.height - barHeight)
    )
  }
}
