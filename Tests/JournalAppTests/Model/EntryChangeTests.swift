import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryChangeTests {
  @Test
  func anotherDateMovesAnEntryToItsDay() throws {
    let store = try EntryStore(at: .memory)
    let entries = try store.add(["2026-11-27T10:00:00Z", "2026-11-28T10:00:00Z"])
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = try instant("2026-11-28T10:00:00Z")
    let moved = try #require(try store.update(entries[0].id, date: date, timeZone: tokyo))
    #expect(moved.date == date && moved.timeZoneIdentifier == "Asia/Tokyo")
    #expect(try store.entry(moved.id) == moved)
    try list.reload()
    #expect(try list.rows() == [[moved, entries[1]]])
    let elsewhere = try #require(
      try store.update(moved.id, date: instant("1969-12-31T23:59:59.999Z"), timeZone: .gmt)
    )
    try list.reload()
    #expect(try list.rows() == [[entries[1]], [elsewhere]])
    #expect(try store.update(EntryID(UUID()), date: date, timeZone: .gmt) == nil)
  }

  @Test
  func changesAreDatedInTheirOrderWhateverTheClockDoes() throws {
    var now = try instant("2026-11-29T10:00:00Z")
    let store = try EntryStore(at: .memory, now: { now })
    let entry = try store.add("1", timeZone: .gmt)
    now -= 3600
    let second = try #require(try store.update(entry.id, text: "2"))
    let third = try #require(try store.setStarred(true, entry.id))
    #expect(entry.modified < second.modified && second.modified < third.modified)
    try store.delete(entry.id)
    let deleted = try #require(try store.deletedEntries().first?.deleted)
    #expect(deleted > third.modified)
  }

  @Test
  func whatIsRefusedChangesNothing() throws {
    let journal = TemporaryJournal()
    let store = try EntryStore(at: .file(path: journal.path), busyTimeout: 0)
    let entry = try store.add("kept @tag", timeZone: .gmt)
    let other = try journal.open()
    try other.connection.transaction {
      for change: () throws -> Void in [
        { _ = try store.add("more", timeZone: .gmt) }, { try store.update(entry.id, text: "") },
        { try store.delete(entry.id) },
        { try store.setDraft(Draft(.newEntry, owner: DraftOwner())) },
      ] {
        let error = #expect(throws: StorageError.self) { try change() }
        #expect(error?.reason == .busy)
      }
    }
    try store.connection.execute("PRAGMA max_page_count = 1")
    let large = String(repeating: "word é ", count: 100_000)
    let error = #expect(throws: StorageError.self) { try store.update(entry.id, text: large) }
    #expect(error?.reason == .full)
    #expect(try store.newestEntries(passing: EntryFilter(typed: "@tag"), limit: 9) == [entry])
    #expect(try store.problems() == [])
  }
}
