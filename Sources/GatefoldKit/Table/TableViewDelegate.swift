/// Who is told what the person does in a table.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// Another row is selected: the cursor moved there, or the row before it went away.
  ///
  /// Not called when the selected row only has another place.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// No row is selected any more: the table is empty, or the header of a collapsed section is
  /// selected.
  func tableViewDidLoseSelection(_ tableView: TableView)

  /// The selected row was opened, by Enter or a double click.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

/// What a delegate need not do.
extension TableViewDelegate {
  /// Nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Nothing.
  public func tableViewDidLoseSelection(_ tableView: TableView) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
}
