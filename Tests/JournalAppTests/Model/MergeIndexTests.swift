import FoundationEssentials
import Storage
import Testing

@testable import JournalApp

/// The full-text index after many entries were taken at once.
struct MergeIndexTests {
  private let store: EntryStore

  init() throws {
    store = try EntryStore(at: .memory, now: { Date(timeIntervalSince1970: 1_795_986_840) })
  }

  private func entry(_ text: String, minute: Int, modified: Double = 1, id: EntryID? = nil) -> Entry
  {
    Entry(
      id: id ?? EntryID(UUID()),
      date: Date(timeIntervalSince1970: 1_700_000_000 + 60 * Double(minute)),
      timeZoneIdentifier: "UTC",
      text: text,
      created: Date(timeIntervalSince1970: 1),
      modified: Date(timeIntervalSince1970: modified)
    )
  }

  private func found(_ text: String) throws -> [String] {
    let filter = EntryFilter(text, days: DayCalendar(timeZone: .gmt), now: store.now())
    return try store.newestEntries(passing: filter, limit: 99).map(\.text)
  }

  @Test func whatOneFileAddsChangesAndDeletesIsFoundAsItIsAtTheEnd() throws {
    let (changed, deleted, moved) = (EntryID(UUID()), EntryID(UUID()), EntryID(UUID()))
    _ = try store.merge(
      [
        entry("first word @a", minute: 3, id: changed), entry("café word", minute: 2),
        entry("gone word", minute: 1, id: deleted), entry("early word", minute: 0, id: moved),
        entry("second word @b", minute: 3, modified: 2, id: changed),
        entry("late word", minute: 9, modified: 2, id: moved), entry("last word", minute: 5),
      ],
      deletions: [Deletion(id: deleted, date: Date(timeIntervalSince1970: 5))]
    )
    #expect(try store.problems() == [])
    #expect(try found("word") == ["late word", "last word", "second word @b", "café word"])
    #expect(try found("first") == [])
    #expect(try found("cafe") == ["café word"])
    #expect(try found("@b ") == ["second word @b"])
    #expect(try store.tags().map(\.tag.name) == ["@b"])
  }

  /// FTS5 writes what it gathers in few large parts, unless something comes between.
  @Test(arguments: [false, true])
  func theIndexIsWrittenInLargeParts(isShuffled: Bool) throws {
    var random = SeededGenerator(state: 7)
    let entries = (0..<3000).map { entry("entry \($0) of \($0 % 97) words", minute: $0) }
    let before = try changes()
    _ = try store.merge(isShuffled ? entries.shuffled(using: &random) : entries)
    // The row, its two indexes, the stretch of time that was touched; and some of the index.
    #expect(try changes() - before < 3000 * 4)
    #expect(try store.problems() == [])
    #expect(try found("2999") == ["entry 2999 of 89 words"])
  }

  /// Rows that were written so far, those of the full-text index included.
  private func changes() throws -> Int64 {
    try store.connection.first("SELECT total_changes()") { $0.integer(at: 0) } ?? 0
  }
}
