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

  /// Makes the table the view.
  open override func loadView() {
    view = tableView
    tableView.delegate = self
    tableView.dataSource = self
  }

  /// Whether rows show the controls that delete and move them.
  public var isEditing: Bool { tableView.isEditing }

  /// Turns edit mode on or off.
  open func setEditing(_ editing: Bool) {
    tableView.isEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand("E", title: "Edit the list", action: TableViewController.toggleEditing),
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
  open func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
}
