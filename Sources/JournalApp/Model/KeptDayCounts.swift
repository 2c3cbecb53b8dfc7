import Storage

/// Counts of days in the store, for one calendar.
///
/// They save time and nothing else: what cannot be written now is written another time.
struct KeptDayCounts {
  private let connection: Connection
  private let calendar: String

  /// Calendars that were not used for longest are dropped beyond so many: a traveller has several.
  private static let capacity = 4

  init(on connection: Connection, calendar: String) {
    self.connection = connection
    self.calendar = calendar
  }

  /// The counts and the change that they are as of; nil where none are kept.
  func read() throws -> (sequence: Int64, sections: [DaySection])? {
    let sql = "SELECT number, sequence FROM calendar WHERE name = ?"
    let found = try connection.first(sql, [.text(calendar)]) { row in
      (number: row.value(at: 0), sequence: row.integer(at: 1))
    }
    guard let found else { return nil }
    let days = "SELECT start, end, count FROM day WHERE calendar = ? ORDER BY start DESC"
    let counts = try connection.query(days, [found.number]) { row in
      guard row.integer(at: 0) < row.integer(at: 1) else { throw row.corruption("a day is empty") }
      return DaySection.CountedDay(
        day: row.integer(at: 0)..<row.integer(at: 1),
        count: Int(row.integer(at: 2))
      )
    }
    return (found.sequence, DaySection.sections(counts))
  }

  /// Keeps all counts.
  func replace(with sections: [DaySection], sequence: Int64) {
    write {
      try connection.execute("DELETE FROM calendar WHERE name = ?", [.text(calendar)])
      try connection.execute(
        "DELETE FROM calendar WHERE number NOT IN (SELECT number FROM calendar ORDER BY sequence DESC LIMIT ?)",
        [.integer(Int64(Self.capacity - 1))]
      )
      let sql = "INSERT INTO calendar (name, sequence) VALUES (?, ?)"
      try connection.execute(sql, [.text(calendar), .integer(sequence)])
      try insert(sections[...])
    }
  }

  /// Keeps the counts of the days in some ranges.
  ///
  /// Another process may have kept later ones meanwhile. They are replaced, and because the sequence
  /// goes back with them what changed in between is counted once more.
  func update(_ sections: [DaySection], in ranges: [Range<Int64>], sequence: Int64) {
    write {
      try connection.execute(
        "UPDATE calendar SET sequence = ? WHERE name = ?",
        [.integer(sequence), .text(calendar)]
      )
      for range in ranges {
        try connection.execute(
          """
          DELETE FROM day WHERE calendar = (SELECT number FROM calendar WHERE name = ?)
            AND start >= ? AND start < ?
          """,
          [.text(calendar), .integer(range.lowerBound), .integer(range.upperBound)]
        )
        try insert(sections[DaySection.places(in: range, of: sections)])
      }
    }
  }

  private func insert(_ sections: ArraySlice<DaySection>) throws {
    let sql = """
      INSERT OR REPLACE INTO day SELECT number, ?2, ?3, ?4 FROM calendar WHERE name = ?1
      """
    for section in sections {
      let values: [Value] = [
        .text(calendar),
        .integer(section.day.lowerBound),
        .integer(section.day.upperBound),
        .integer(Int64(section.count)),
      ]
      try connection.execute(sql, values)
    }
  }

  /// Writes if nobody else does just now.
  private func write(_ body: () throws -> Void) {
    guard !connection.isReadOnly else { return }
    let timeout = connection.busyTimeout
    connection.busyTimeout = 0
    defer { connection.busyTimeout = timeout }
    try? connection.transaction(body)
  }
}
