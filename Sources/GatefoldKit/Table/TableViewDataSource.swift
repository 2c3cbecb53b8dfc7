/// Who knows the rows of a table.
///
/// The table pulls: the counts of the sections when it is loaded, and rows only as they come into
/// view. Implementations guarantee that
/// - the counts change only together with a call of the table's `reloadData()`, its row updates, or
///   while it commits an edit;
/// - two rows have different identifiers, and a row keeps its own as long as it exists.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, from `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Lines of a section's header, 0 for none; by default 1 where it has a heading.
  ///
  /// Asked of every section when the table is loaded: sources of many sections know without making
  /// each heading. Numbers under 0 count as 0.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int

  /// The heading of a section; none if `nil`, as by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// A short text at the end of the heading, as a count; none by default.
  func tableView(_ tableView: TableView, detailForHeaderInSection section: Int) -> String?

  /// The header of a section, for more than a heading; one with the heading if `nil`, as by default.
  ///
  /// Asked when the header comes into view, and again after a reload: sources keep the views of
  /// sections that are told apart, or make new ones.
  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderView?

  /// Whether the cursor stops at the header of a section also while its rows are seen; no by default.
  func tableView(_ tableView: TableView, canSelectHeaderInSection section: Int) -> Bool

  /// Whether a section that has a heading can be collapsed; no by default.
  func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool

  /// What tells a section from all others over every change, so that a collapsed one stays it; its
  /// place stands in if `nil`, as by default.
  func tableView(_ tableView: TableView, identifierForSection section: Int) -> AnyHashable?

  /// What tells a row from all others over every change; the index path stands in if `nil`.
  func tableView(_ tableView: TableView, identifierForRowAt indexPath: IndexPath) -> AnyHashable?

  /// Where the row with an identifier is now; `nil` if it is gone.
  ///
  /// By default all rows are asked for theirs, which is O(rows): sources of many rows know better.
  func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath?

  /// Whether a row can be deleted; no by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Does an edit that the person asked for, and tells the table what changed.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Whether a row can be moved; no by default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row. The destination is the row's path after the move.
  ///
  /// One that cannot be moved stays where it was; with identifiers, the table notices.
  func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

/// What a data source need not say.
extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// A line where there is a heading.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    self.tableView(tableView, titleForHeaderInSection: section) == nil ? 0 : 1
  }

  /// No header.
  public func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Nothing.
  public func tableView(
    _ tableView: TableView,
    detailForHeaderInSection section: Int
  ) -> String? { nil }

  /// None of the source's own.
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderView? { nil }

  /// No.
  public func tableView(_ tableView: TableView, canSelectHeaderInSection section: Int) -> Bool {
    false
  }

  /// No.
  public func tableView(_ tableView: TableView, canCollapseSection section: Int) -> Bool { false }

  /// None: sections are told apart by their places.
  public func tableView(
    _ tableView: TableView,
    identifierForSection section: Int
  ) -> AnyHashable? { nil }

  /// None: rows are told apart by their index paths.
  public func tableView(
    _ tableView: TableView,
    identifierForRowAt indexPath: IndexPath
  ) -> AnyHashable? { nil }

  /// Asks each row for its identifier.
  ///
  /// - Complexity: O(rows).
  public func tableView(
    _ tableView: TableView,
    indexPathForRowWithIdentifier identifier: AnyHashable
  ) -> IndexPath? {
    tableView.searchRows(of: self, for: identifier)
  }

  /// No.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Nothing.
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// No.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Nothing.
  public func tableView(
    _ tableView: TableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
