import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryConflictTests {
  @Test
  func aChangeMeantForAnotherTextIsRefusedAndChangesNothing() throws {
    let store = try EntryStore(at: .memory)
    let entry = try store.add("one", timeZone: .gmt)
    let other = try #require(try store.update(entry.id, text: "two"))
    #expect(throws: EntryConflict.changed(other)) {
      try store.update(entry.id, text: "three", replacing: "one")
    }
    #expect(throws: EntryConflict.changed(other)) {
      try store.update(entry.id, date: entry.date + 5, timeZone: .gmt, replacing: entry.date + 1)
    }
    #expect(try store.entry(entry.id) == other)
    #expect(try store.update(entry.id, text: "three\r\n", replacing: "two")?.text == "three\n")
    try store.delete(entry.id)
    #expect(throws: EntryConflict.deleted) {
      try store.update(entry.id, text: "four", replacing: "three\n")
    }
  }

  @Test
  func textsThatOnlyLookAlikeAreDifferent() throws {
    let store = try EntryStore(at: .memory)
    let entry = try store.add("e\u{301}", timeZone: .gmt)
    #expect(throws: EntryConflict.changed(entry)) {
      try store.update(entry.id, text: "x", replacing: "\u{e9}")
    }
  }

  @Test
  func whatWasDeletedAndEvenPurgedComesBackLaterThanItsDeletion() throws {
    var now = try instant("2026-11-29T10:00:00Z")
    let journal = TemporaryJournal()
    let store = try EntryStore(at: .file(path: journal.path), now: { now })
    var entry = try store.add("one", timeZone: .gmt)
    try store.delete(entry.id)
    now += 31 * 86_400
    let later = try EntryStore(at: .file(path: journal.path), now: { now })
    now -= 31 * 86_400
    entry.text = "two"
    let restored = try later.restore(as: entry)
    #expect(restored.modified > entry.modified + 0.001)
    #expect(try later.entry(entry.id) == restored)
    #expect(throws: EntryConflict.changed(restored)) { try later.restore(as: entry) }
    #expect(try later.deletedCount() == 0)
    #expect(try later.problems() == [])
  }
}
