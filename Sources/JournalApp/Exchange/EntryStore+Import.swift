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
    return try connection.bulkTransaction {
      let known = entries.filter { $0.modified != nil }
      var report = try mergeInTransaction(known.map(entry), deletions: result.deletions)
      let foreign = try newEntries(entries.filter { $0.modified == nil }, &report)
      report.add(try mergeInTransaction(foreign, keepingOwn: true))
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
    var present = WordsOfSecond(on: connection)
    return try entries.compactMap { imported in
      if imported.id != nil { return entry(imported) }
      let firstID = imported.derivedID(occurrence: 0)
      let occurrence = occurrences[firstID, default: 0]
      occurrences[firstID] = occurrence + 1
      guard try present.count(of: imported) <= occurrence else {
        report.unchanged += 1
        return nil
      }
      var entry = imported
      entry.id = occurrence == 0 ? firstID : imported.derivedID(occurrence: occurrence)
      return self.entry(entry)
    }
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

/// The words of the entries of one second, which is as exact as files of other programs are.
///
/// Only the second that was asked for last is kept: files are in the order of their dates.
private struct WordsOfSecond {
  private let connection: Connection
  private var second: Int64?
  private var counts: [String: Int] = [:]

  init(on connection: Connection) {
    self.connection = connection
  }

  /// How many entries of the store have the second and the words of another.
  mutating func count(of entry: ImportedEntry) throws -> Int {
    let second = Int64(entry.date.timeIntervalSince1970.rounded(.down))
    if self.second != second {
      counts = try read(second)
      self.second = second
    }
    return counts.isEmpty ? 0 : counts[entry.words, default: 0]
  }

  private func read(_ second: Int64) throws -> [String: Int] {
    let numbers = EntryNumber.range(of: second * 1000..<(second + 1) * 1000)
    let bounds: [Value] = [.integer(numbers.lowerBound), .integer(numbers.upperBound)]
    let sql = "SELECT text FROM entry WHERE number >= ? AND number < ?"
    let texts = try connection.query(sql, bounds) { WordText.words(of: $0.text(at: 0)) }
    return Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
