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

  /// Whether a section has a header line; by default where it has a heading.
  ///
  /// Asked of every section when the table is loaded: sources of many sections know without making
  /// each heading.
  func tableView(_ tableView: TableView, hasHeaderInSection section: Int) -> Bool

  /// The heading of a section; no header line if `nil`, as by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// A short text at the end of the heading, as a count; none by default.
  func tableView(_ tableView: TableView, detailForHeaderInSection section: Int) -> String?

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

  /// Where there is a heading.
  public func tableView(_ tableView: TableView, hasHeaderInSection section: Int) -> Bool {
    self.tableView(tableView, titleForHeaderInSection: section) != nil
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
