import Storage

/// The entries that a filter found, kept in a temporary table so that a list can page through them.
///
/// A store serves one list with a filter at a time: the table belongs to the connection.
final class FilterMatches {
  /// Pages through the entries that were found.
  let index: EntryIndex
  /// Pages through all entries.
  let unfilteredIndex: EntryIndex

  private let connection: Connection

  init(on connection: Connection) {
    self.connection = connection
    index = EntryIndex(over: "temp.match AS s", where: "TRUE", on: connection)
    unfilteredIndex = .all(on: connection)
  }

  /// Replaces what was found by all entries that pass a filter; by none where that is empty.
  func findAll(for filter: EntryFilter) throws {
    try connection.executeScript(
      """
      CREATE TEMP TABLE IF NOT EXISTS match (
        instant INTEGER, id BLOB, number INTEGER, PRIMARY KEY (instant, id)
      ) WITHOUT ROWID;
      DELETE FROM match;
      """
    )
    guard !filter.isEmpty else { return }
    try insert(from: "entry WHERE deleted_at IS NULL", [], passing: filter)
  }

  /// Looks again at the entries that were changed.
  func update(_ changes: ArraySlice<EntryChangeLog.Change>, for filter: EntryFilter) throws {
    for change in changes {
      let id = Value.blob(change.id.bytes)
      try connection.execute(
        "DELETE FROM temp.match WHERE instant = ? AND id = ?",
        [.integer(change.instant), id]
      )
      try insert(from: "entry WHERE id = ? AND deleted_at IS NULL", [id], passing: filter)
    }
  }

  private func insert(from rows: String, _ values: [Value], passing filter: EntryFilter) throws {
    let sql = "INSERT INTO temp.match VALUES (?, ?, ?)"
    try connection.forEachRow("SELECT instant, id, number, text FROM \(rows)", values) { row in
      guard row.withText(at: 3, filter.matches(utf8:)) else { return }
      try connection.execute(sql, [row.value(at: 0), row.value(at: 1), row.value(at: 2)])
    }
  }
}
