/// Edits that the person asks for, done by the data source.
extension TableView {
  /// Whether a row can be deleted.
  public func canEditRow(at indexPath: IndexPath) -> Bool {
    layout.contains(indexPath) && dataSource?.tableView(self, canEditRowAt: indexPath) == true
  }

  /// Whether a row can be moved.
  public func canMoveRow(at indexPath: IndexPath) -> Bool {
    layout.contains(indexPath) && dataSource?.tableView(self, canMoveRowAt: indexPath) == true
  }

  /// Whether edit mode would show a control in the selected row, or is on.
  var canToggleEditing: Bool {
    guard let path = selection?.path else { return isEditing }
    return isEditing || canEditRow(at: path) || canMoveRow(at: path)
  }

  /// Has the data source delete a row, if the row can be deleted.
  public func deleteRow(at indexPath: IndexPath) {
    guard canEditRow(at: indexPath) else { return }
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
    reloadIfCountsChanged()
  }

  /// Has the data source move a row, if it can be moved, and registers the way back.
  func requestMove(from source: IndexPath, to destination: IndexPath) {
    guard canMoveRow(at: source), layout.contains(destination) else { return }
    let identifier = row(at: source).identifier
    dataSource?.tableView(self, moveRowAt: source, to: destination)
    moveRow(at: source, to: destination)
    // A source that could not move it has said so; there is nothing to take back then.
    guard row(at: destination).identifier == identifier else { return }
    undoManager?
      .registerUndo("move") { [weak self] in
        self?.moveBack(identifier, from: destination, to: source)
      }
  }

  /// Moves a row back from where it is by now.
  private func moveBack(
    _ identifier: AnyHashable?,
    from former: IndexPath,
    to destination: IndexPath
  ) {
    let path = identifier.map { dataSource?.tableView(self, indexPathForRowWithIdentifier: $0) }
    if let source = path ?? former { requestMove(from: source, to: destination) }
  }

  /// A commit that did not say what it changed is found out by the counts.
  private func reloadIfCountsChanged() {
    if makeLayout() != layout { reloadData() }
  }
}
