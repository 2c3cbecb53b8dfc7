import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryStoreTests {
  @Test
  func whatIsAddedIsThere() throws {
    let store = try EntryStore(at: .memory)
    let entry = try store.add("a\r\nb\rc\u{0}d", timeZone: .gmt)
    #expect(entry.text == "a\nb\nc\u{0}d")
    #expect(try store.entry(entry.id) == entry)
    let list = try EntryList(of: store, days: DayCalendar(timeZone: .gmt))
    #expect(try list.entry(at: [0, 0]) == entry)
    #expect(try list.indexPath(of: entry.id) == [0, 0])
    try list.setFilter("B")
    #expect(list.count == 1)
    try list.setFilter("x")
    #expect(list.count == 0)
  }
}
