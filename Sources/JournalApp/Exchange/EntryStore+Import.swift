import FoundationEssentials
import Storage

/// What became of the entries of a file.
package nonisolated struct ImportCount: Hashable, Sendable {
  /// How many were added.
  package var added = 0
  /// How many were there, and were changed later in the file.
  package var updated = 0
  /// How many were there, the same or changed later here.
  package var present = 0
}

extension EntryStore {
  /// Takes the entries of a file that are not there yet: all of them or, when it throws, none.
  ///
  /// An entry that its file knows by an identifier is the one with that identifier; the later
  /// change wins. Another is there if one of its date, to the second, and with the same words is,
  /// or if it was taken from a file before, whatever was changed since.
  ///
  /// - Returns: What became of them.
  /// - Throws: `StorageError`.
  package func take(_ entries: [ImportedEntry]) throws -> ImportCount {
    var occurrences: [EntryID: Int] = [:]
    var count = ImportCount()
    try connection.transaction {
      for entry in entries {
        if let id = entry.id {
          try merge(entry, id, &count)
        } else {
          let first = EntryID(derivedFrom: entry.stamp, text: entry.text, occurrence: 0)
          let occurrence = occurrences[first, default: 0]
          occurrences[first] = occurrence + 1
          try takeDerived(entry, first, occurrence, &count)
        }
      }
    }
    return count
  }

  private func takeDerived(
    _ entry: ImportedEntry,
    _ first: EntryID,
    _ occurrence: Int,
    _ count: inout ImportCount
  ) throws {
    if try self.count(ofEqualsOf: entry, first) > occurrence {
      count.present += 1
    } else {
      let stamp = entry.stamp
      let id = EntryID(derivedFrom: stamp, text: entry.text, occurrence: occurrence)
      try merge(entry, id, &count)
    }
  }

  /// How many entries there are in the same second, with the same words.
  private func count(ofEqualsOf entry: ImportedEntry, _ first: EntryID) throws -> Int {
    let second = entry.date.timeIntervalSince1970.rounded(.down)
    let start = Date(timeIntervalSince1970: second).milliseconds
    let sql = """
      SELECT text FROM entry INDEXED BY entry_live
      WHERE deleted_at IS NULL AND instant >= ? AND instant < ?
      """
    var count = 0
    try connection.forEachRow(sql, [.integer(start), .integer(start + 1000)]) { row in
      let text = row.text(at: 0)
      if EntryID(derivedFrom: entry.stamp, text: text, occurrence: 0) == first { count += 1 }
    }
    return count
  }

  private func merge(_ entry: ImportedEntry, _ id: EntryID, _ count: inout ImportCount) throws {
    let known = try connection.first("SELECT modified FROM entry WHERE id = ?", [.blob(id.bytes)]) {
      $0.integer(at: 0)
    }
    let modified = (entry.modified ?? entry.created ?? entry.date).milliseconds
    guard let known else {
      try insert(entry, id)
      count.added += 1
      return
    }
    if modified > known {
      try replace(entry, id, modified: modified)
      count.updated += 1
    } else {
      count.present += 1
    }
  }

  private func insert(_ entry: ImportedEntry, _ id: EntryID) throws {
    let created = entry.created ?? entry.date
    let values: [Value] = [
      .blob(id.bytes), .integer(entry.date.milliseconds), .text(entry.timeZoneIdentifier),
      .text(entry.text), .integer(created.milliseconds),
      .integer((entry.modified ?? created).milliseconds), deletion(of: entry),
    ]
    let sql = """
      INSERT INTO entry (id, instant, zone, text, created, modified, deleted_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """
    try connection.execute(sql, values)
  }

  private func replace(_ entry: ImportedEntry, _ id: EntryID, modified: Int64) throws {
    let values: [Value] = [
      .integer(entry.date.milliseconds), .text(entry.timeZoneIdentifier), .text(entry.text),
      .integer(modified), deletion(of: entry), .blob(id.bytes),
    ]
    let sql = """
      UPDATE entry SET instant = ?, zone = ?, text = ?, modified = ?, deleted_at = ? WHERE id = ?
      """
    try connection.execute(sql, values)
  }

  private func deletion(of entry: ImportedEntry) -> Value {
    entry.deleted.map { .integer($0.milliseconds) } ?? .null
  }
}
