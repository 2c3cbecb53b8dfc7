/// Who is told what the person does in a table.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// Another row is selected: the cursor moved there, or the row before it went away.
  ///
  /// Not called when the selected row only has another place.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// No row is selected any more: the table is empty, or a header is selected.
  func tableViewDidLoseSelection(_ tableView: TableView)

  /// Another header is selected: the cursor moved there, or what it was on went away.
  func tableView(_ tableView: TableView, didSelectHeaderInSection section: Int)

  /// The selected row was opened, by Enter or a double click.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// The selected header, whose rows are seen, was opened by Enter or a double click.
  func tableView(_ tableView: TableView, performPrimaryActionForHeaderInSection section: Int)

  /// Other sections than before are at least partly in view, or the same ones were reloaded.
  ///
  /// Called while the table is laid out: what this changes of the table comes with the next frame.
  func tableView(_ tableView: TableView, didShowSections sections: Range<Int>)
}

/// What a delegate need not do.
extension TableViewDelegate {
  /// Nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Nothing.
  public func tableViewDidLoseSelection(_ tableView: TableView) {}

  /// Nothing.
  public func tableView(_ tableView: TableView, didSelectHeaderInSection section: Int) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView,
    performPrimaryActionForHeaderInSection section: Int
  ) {}

  /// Nothing.
  public func tableView(_ tableView: TableView, didShowSections sections: Range<Int>) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
}
