import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryListTests {
  @Test
  func anEmptyJournalHasNoSections() throws {
    let list = try EntryList(of: try EntryStore(at: .memory), days: try days(in: "UTC"))
    #expect(list.numberOfSections == 0)
    #expect(list.count == 0)
    try list.setFilter("word")
    #expect(list.numberOfSections == 0)
  }

  @Test
  func entriesOfOneInstantKeepTheOrderAddedNewestFirst() throws {
    let date = try instant("2026-11-29T21:14:00Z")
    let store = try EntryStore(at: .memory, now: { date })
    // More than a page, and more than there are counter values in some generators' milliseconds.
    let added = try (0..<300).map { try store.add("\($0)", timeZone: .gmt) }
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    #expect(try list.rows() == [added.reversed()])
    for (row, entry) in added.reversed().enumerated() {
      #expect(try list.indexPath(of: entry.id) == [0, row])
      #expect(try list.id(at: [0, row]) == entry.id)
    }
  }

  @Test
  func rowsAreCountedOverAllDays() throws {
    let store = try EntryStore(at: .memory)
    try store.add(["2026-11-27T10:00:00Z", "2026-11-28T10:00:00Z", "2026-11-28T11:00:00Z"])
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    #expect([[0, 0], [0, 1], [1, 0]].map(list.ordinal(of:)) == [0, 1, 2])
  }

  @Test
  func aFilterHoldsBackAndGivesBack() throws {
    let store = try EntryStore(at: .memory)
    let entries = try ["Rain all day", "Coffee at nine", "rain again, coffee"]
      .map {
        try store.add($0, timeZone: .gmt)
      }
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    try list.setFilter("RÁIN")
    #expect(try list.rows().joined().map(\.text) == ["rain again, coffee", "Rain all day"])
    #expect(try list.indexPath(of: entries[1].id) == nil)
    try list.setFilter("coffee rain")
    #expect(try list.rows().joined().map(\.id) == [entries[2].id])
    try list.setFilter("snow")
    #expect(list.count == 0)
    try list.setFilter("  ")
    #expect(list.count == 3)
  }

  @Test
  func deletingAndAddingUnderAFilterTouchNoOtherEntry() throws {
    let store = try EntryStore(at: .memory)
    let entries = try ["one", "two", "three"].map { try store.add($0, timeZone: .gmt) }
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    try list.setFilter("two")
    let shown = try #require(try list.id(at: [0, 0]))
    try store.delete(shown)
    try list.reload()
    #expect(list.count == 0)
    _ = try store.add("four", timeZone: .gmt)
    try list.reload()
    #expect(list.count == 0)
    try store.restore(shown)
    try list.reload()
    #expect(try list.rows().joined().map(\.id) == [entries[1].id])
    try list.setFilter("")
    #expect(try list.rows().joined().map(\.text) == ["four", "three", "two", "one"])
  }

  @Test
  func changesOfAnotherInstanceAreNoticed() throws {
    let journal = TemporaryJournal()
    let (here, elsewhere) = (try journal.open(), try journal.open())
    let list = try EntryList(of: here, days: try days(in: "UTC"))
    let first = try here.add("first", timeZone: .gmt)
    try list.reload()
    #expect(try !list.hasChangedElsewhere())
    let second = try elsewhere.add("second", timeZone: .gmt)
    #expect(try list.hasChangedElsewhere())
    try list.reload()
    #expect(try !list.hasChangedElsewhere())
    #expect(try Set(list.rows().joined()) == [first, second])
  }

  @Test
  func damagedCountsAreCountedAnew() throws {
    let journal = TemporaryJournal()
    let store = try journal.open()
    let entries = try store.add(["2026-11-28T10:00:00Z", "2026-11-29T10:00:00Z"])
    let days = try days(in: "UTC")
    _ = try EntryList(of: store, days: days)
    try store.connection.execute("UPDATE day SET end = start")
    let list = try EntryList(of: journal.open(), days: days)
    #expect(try list.rows() == [[entries[1]], [entries[0]]])
  }

  @Test
  func aRowThatIsGoneElsewhereReadsAsNil() throws {
    let journal = TemporaryJournal()
    let (here, elsewhere) = (try journal.open(), try journal.open())
    let entries = try here.add(["2026-11-28T10:00:00Z", "2026-11-29T10:00:00Z"])
    let list = try EntryList(of: here, days: try days(in: "UTC"))
    try elsewhere.delete(entries[1].id)
    #expect(try list.entry(at: [0, 0]) == nil)
    #expect(try list.entry(at: [1, 0]) == nil)
    #expect(try list.indexPath(of: entries[1].id) == nil)
    try list.reload()
    #expect(try list.rows() == [[entries[0]]])
  }
}
