import FoundationEssentials
import JournalApp
import Storage
import Testing

struct DeletedEntryTests {
  @Test
  func theOneThatWasDeletedLastIsFirst() throws {
    var now = try instant("2026-11-29T10:00:00Z")
    let store = try EntryStore(at: .memory, now: { now })
    let entries = try ["a", "b", "c"].map { try store.add($0, timeZone: .gmt) }
    for place in [1, 0, 2] {
      now += 1
      try store.delete(entries[place].id)
    }
    #expect(try store.deletedCount() == 3)
    #expect(try store.deletedEntries().map(\.entry.text) == ["c", "a", "b"])
    #expect(try store.deletedEntries(offset: 1, limit: 1).map(\.entry.text) == ["a"])
    #expect(try store.deletedEntries().first?.deleted == now)
    try store.restore(entries[0].id)
    #expect(try store.deletedEntries().map(\.entry.text) == ["c", "b"])
  }

  @Test
  func aRestoredEntryIsWhatItWasWhereItWas() throws {
    let date = try instant("2026-11-29T10:00:00Z")
    let store = try EntryStore(at: .memory, now: { date })
    var entries = try (0..<5).map { try store.add("\($0) @tag", timeZone: .gmt) }
    entries[2] = try #require(try store.setStarred(true, entries[2].id))
    try store.delete(entries[2].id)
    let back = try #require(try store.restore(entries[2].id))
    #expect(back.isStarred)
    #expect(back.modified > entries[2].modified)
    let all = try store.newestEntries(passing: EntryFilter(), limit: 9)
    #expect(all.map(\.id) == entries.map(\.id).reversed())
    #expect(try store.newestEntries(passing: EntryFilter(typed: "2 @tag"), limit: 9) == [back])
  }

  @Test
  func after30DaysItIsGoneForGood() throws {
    let journal = TemporaryJournal()
    var now = try instant("2026-11-29T10:00:00Z")
    func open() throws -> EntryStore {
      try EntryStore(at: .file(path: journal.path), now: { now })
    }
    let entry = try open().add("secret", timeZone: .gmt)
    try open().delete(entry.id)
    now += 30 * 86400
    #expect(try open().deletedCount() == 1)
    now += 1
    let store = try open()
    #expect(try store.deletedCount() == 0)
    #expect(try store.restore(entry.id) == nil)
    // But it is remembered that it was deleted.
    #expect(try store.merge([entry]).unchanged == 1)
    #expect(try store.entry(entry.id) == nil)
  }

  @Test
  func openingLocksNothingWhereNothingIsToBePurged() throws {
    let journal = TemporaryJournal()
    let store = try journal.open()
    let entry = try store.add("", timeZone: .gmt)
    try store.delete(entry.id)
    try store.connection.transaction {
      let other = try EntryStore(at: .file(path: journal.path), busyTimeout: 0)
      #expect(try other.deletedCount() == 1)
    }
  }
}
