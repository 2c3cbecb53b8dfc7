import FoundationEssentials

/// The latest changes that a store has made, so that a list recounts the days they are in and no other.
nonisolated struct EntryChangeLog: Sendable {
  /// An entry that was added, changed, deleted or given back.
  struct Change: Hashable, Sendable {
    var id: EntryID
    var instant: Int64
  }

  /// How many changes there were since the store was opened.
  private(set) var count = 0
  private var latest: [Change] = []

  /// More changes than this are better met by reading everything anew.
  private static let capacity = 64

  /// Takes note of a change to an entry at a date.
  mutating func append(_ id: EntryID, at date: Date) {
    if latest.count == Self.capacity { latest.removeFirst() }
    latest.append(Change(id: id, instant: date.milliseconds))
    count += 1
  }

  /// The changes after the first so many; nil where they are no longer all known.
  func changes(after count: Int) -> ArraySlice<Change>? {
    let new = self.count - count
    return new <= latest.count ? latest.suffix(new) : nil
  }
}
