import FoundationEssentials
import Storage

/// An entry as a row of the store: with its number, and with what the full-text index has of it.
nonisolated struct StoredEntry {
  /// Its `EntryNumber`.
  let number: Int64
  /// The entry.
  let entry: Entry
  /// What is indexed in place of the text; nil where that is the text itself.
  let words: String?
  /// The tags and the star, as they are indexed.
  let labels: String

  /// Prepares an entry for being stored under a number.
  init(_ entry: Entry, number: Int64) {
    self.number = number
    self.entry = entry
    words = SearchText.words(of: entry.text)
    labels = entry.labels.indexed
  }

  /// Reads the row that has an identifier.
  init?(_ id: EntryID, on connection: Connection) throws {
    let sql = "SELECT \(EntryColumns.list), e.words, e.labels FROM entry AS e WHERE e.id = ?"
    let stored = try connection.first(sql, [.blob(id.bytes)]) { row in
      StoredEntry(
        number: row.integer(at: 0),
        entry: try EntryColumns.entry(row),
        words: row.isNull(at: 7) ? nil : row.text(at: 7),
        labels: row.text(at: 8)
      )
    }
    guard let stored else { return nil }
    self = stored
  }

  private init(number: Int64, entry: Entry, words: String?, labels: String) {
    self.number = number
    self.entry = entry
    self.words = words
    self.labels = labels
  }

  /// The values of all columns of table `entry`, in their order.
  var columns: [Value] {
    [
      .integer(number),
      .blob(entry.id.bytes),
      .text(entry.timeZoneIdentifier),
      .text(entry.text),
      .integer(entry.created.milliseconds),
      .integer(entry.modified.milliseconds),
      .integer(entry.isStarred ? 1 : 0),
      words.map(Value.text) ?? .null,
      .text(labels),
    ]
  }

  /// The values of a row of the full-text index: number, words and labels.
  var indexColumns: [Value] {
    [.integer(number), .text(words ?? entry.text), .text(labels)]
  }

  /// The entry's tags.
  var tags: EntryLabels { entry.labels }
}
