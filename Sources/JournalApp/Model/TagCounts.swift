import Storage

/// The table of tags, and how many entries have each.
nonisolated struct TagCounts {
  private let connection: Connection

  init(on connection: Connection) {
    self.connection = connection
  }

  /// Counts the tags of an entry that is added.
  ///
  /// A tag that is new keeps the spelling that it has here.
  func add(_ labels: EntryLabels) throws {
    let sql = """
      INSERT INTO tag VALUES (?, ?, 1) ON CONFLICT (token) DO UPDATE SET count = count + 1
      """
    for tag in labels.tags { try connection.execute(sql, [.text(tag.token), .text(tag.name)]) }
  }

  /// Counts the tags of an entry that is removed no more.
  func remove(_ labels: EntryLabels) throws {
    for tag in labels.tags {
      let token = [Value.text(tag.token)]
      try connection.execute("UPDATE tag SET count = count - 1 WHERE token = ?", token)
      try connection.execute("DELETE FROM tag WHERE token = ? AND count < 1", token)
    }
  }
}
