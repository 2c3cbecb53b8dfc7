import FoundationEssentials
import Storage

/// Takes entries and deletions of another store, so that two stores that take each other's agree.
struct EntryMerger {
  /// What was done so far.
  private(set) var report = MergeReport()

  private let connection: Connection
  private let writer: EntryWriter
  private let graveyard: EntryGraveyard
  private let keepsOwn: Bool
  /// The numbers of the entries that were added and are not in the index yet.
  private var unindexed: [Int64] = []

  init(on connection: Connection, keepingOwn keepsOwn: Bool) {
    self.connection = connection
    self.keepsOwn = keepsOwn
    writer = EntryWriter(on: connection)
    graveyard = EntryGraveyard(on: connection)
  }

  /// Completes what was done so far; to be called at the end.
  mutating func finish() throws {
    try writer.index(unindexed)
    unindexed = []
  }

  /// Takes an entry unless there is a later version or a later deletion of it.
  mutating func merge(_ other: Entry) throws {
    var other = other
    other.text = Entry.normalizingLineEnds(other.text)
    if let own = try StoredEntry(other.id, on: connection) {
      try merge(other, into: own)
    } else if let deleted = try graveyard.date(of: other.id) {
      guard !keepsOwn, other.modified > deleted else {
        report.unchanged += 1
        return
      }
      try graveyard.forget(other.id)
      try add(other)
    } else {
      try add(other)
    }
  }

  /// Deletes an entry unless it was changed later, and sees to it that it stays deleted.
  mutating func merge(_ deletion: Deletion) throws {
    guard let own = try StoredEntry(deletion.id, on: connection) else {
      try graveyard.note(deletion)
      report.unchanged += 1
      return
    }
    guard deletion.date >= own.entry.modified else {
      report.unchanged += 1
      return
    }
    try finish()
    try graveyard.bury(own, at: deletion.date)
    report.deleted += 1
  }

  private mutating func add(_ entry: Entry) throws {
    unindexed.append(try writer.insertUnindexed(entry).number)
    report.added += 1
  }

  private mutating func merge(_ other: Entry, into own: StoredEntry) throws {
    guard !keepsOwn, isLater(other, than: own.entry) else {
      report.unchanged += 1
      return
    }
    let isSame = contents(of: other) == contents(of: own.entry)
    try finish()
    try writer.update(own, to: other)
    if isSame { report.unchanged += 1 } else { report.updated += 1 }
  }

  /// Of two changes of one millisecond either may win, if only it is the same one everywhere.
  private func isLater(_ other: Entry, than own: Entry) -> Bool {
    if other.modified != own.modified { return other.modified > own.modified }
    return contents(of: own).lexicographicallyPrecedes(contents(of: other))
  }

  private func contents(of entry: Entry) -> [String] {
    [
      entry.text,
      entry.timeZoneIdentifier,
      String(entry.date.milliseconds),
      String(entry.isStarred),
    ]
  }
}
