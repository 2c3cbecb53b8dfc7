import FoundationEssentials
import Storage

extension EntryStore {
  /// Takes what a file has and is not here yet: all of it or, when it throws, nothing.
  ///
  /// An entry that its file knows by an identifier is the one with that identifier; the later
  /// change wins, if the file knows of changes. Another is here if one of its date, to the second,
  /// and with the same words is, or if it was taken from a file before, whatever was changed since.
  ///
  /// - Returns: What was done.
  /// - Throws: `StorageError`.
  package func take(_ result: ImportResult) throws -> MergeReport {
    let entries = result.entriesInOrder
    return try connection.transaction {
      let known = entries.filter { $0.modified != nil }
      var report = try merge(known.map(entry), deletions: result.deletions)
      let foreign = try newEntries(entries.filter { $0.modified == nil }, &report)
      report.add(try merge(foreign, keepingOwn: true))
      return report
    }
  }

  /// The entries that are not here, to judge by their dates and words.
  ///
  /// As many as are here are left out; the others get identifiers that follow from what they are.
  private func newEntries(
    _ entries: [ImportedEntry],
    _ report: inout MergeReport
  ) throws -> [Entry] {
    var occurrences: [EntryID: Int] = [:]
    return try entries.compactMap { imported in
      if imported.id != nil { return entry(imported) }
      let occurrence = occurrences[imported.derivedID(occurrence: 0), default: 0]
      occurrences[imported.derivedID(occurrence: 0)] = occurrence + 1
      guard try count(ofEqualsOf: imported) <= occurrence else {
        report.unchanged += 1
        return nil
      }
      var entry = imported
      entry.id = imported.derivedID(occurrence: occurrence)
      return self.entry(entry)
    }
  }

  /// How many entries there are in the same second, with the same words.
  private func count(ofEqualsOf entry: ImportedEntry) throws -> Int {
    let second = Int64(entry.date.timeIntervalSince1970.rounded(.down)) * 1000
    let numbers = EntryNumber.range(of: second..<second + 1000)
    let sql = "SELECT text FROM entry WHERE number >= ? AND number < ?"
    let bounds: [Value] = [.integer(numbers.lowerBound), .integer(numbers.upperBound)]
    let texts = try connection.query(sql, bounds) { $0.text(at: 0) }
    return texts.filter { WordText.words(of: $0) == entry.words }.count
  }

  /// The entry as the store has it.
  private func entry(_ imported: ImportedEntry) -> Entry {
    let created = imported.created ?? imported.date
    return Entry(
      id: imported.id ?? imported.derivedID(occurrence: 0),
      date: imported.date,
      timeZoneIdentifier: imported.timeZoneIdentifier,
      text: imported.text,
      created: created,
      modified: imported.modified ?? created,
      isStarred: imported.isStarred
    )
  }
}

nonisolated extension ImportResult {
  /// The entries, turned round where the file has the newest first: those of one instant stay in
  /// the order in which they are added.
  fileprivate var entriesInOrder: [ImportedEntry] {
    guard let first = entries.first, let last = entries.last, first.date > last.date else {
      return entries
    }
    return entries.reversed()
  }
}

extension MergeReport {
  /// Counts what another merge did as well.
  fileprivate nonisolated mutating func add(_ other: MergeReport) {
    added += other.added
    updated += other.updated
    unchanged += other.unchanged
    deleted += other.deleted
  }
}
