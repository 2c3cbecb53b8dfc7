import FoundationEssentials
import JournalApp
import Storage
import Testing

struct EntryStoreTests {
  @Test(arguments: [
    ("a\r\nb", "a\nb"), ("a\rb\r", "a\nb\n"), ("\r\r\n\n", "\n\n\n"), ("", ""), (" \t ", " \t "),
    ("nul \u{0} and \u{1b}[2J", "nul \u{0} and \u{1b}[2J"),
    ("e\u{301} Þetta 日本 👨‍👩‍👧‍👦 \u{85}\u{2028}", "e\u{301} Þetta 日本 👨‍👩‍👧‍👦 \u{85}\u{2028}"),
  ])
  func onlyLineEndsOfATextAreChanged(text: String, stored: String) throws {
    let journal = TemporaryJournal()
    let entry = try journal.open().add(text, timeZone: .gmt)
    let back = try #require(try journal.open().entry(entry.id))
    #expect(Array(back.text.utf8) == Array(stored.utf8))
    #expect(back == entry)
    #expect(try journal.open().update(entry.id, text: text)?.text == stored)
  }

  @Test(arguments: [0.0, 0.999, 0.0005, 1_700_000_000.123, 1_700_000_000.9999, -1.5])
  func datesAreKeptInMillisecondsRoundedDown(seconds: Double) throws {
    let store = try EntryStore(at: .memory)
    let entry = try store.add("", date: Date(timeIntervalSince1970: seconds), timeZone: .gmt)
    #expect(try store.entry(entry.id)?.date == entry.date)
    let milliseconds = (entry.date.timeIntervalSince1970 * 1000).rounded()
    #expect(milliseconds == (seconds * 1000 + 0.001).rounded(.down))
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)])
  func datesOutOfRangeAreBroughtIntoIt(date: Date) throws {
    let store = try EntryStore(at: .memory)
    let entry = try store.add("", date: date, timeZone: .gmt)
    #expect(entry.date >= .distantPast && entry.date <= .distantFuture)
    let list = try EntryList(of: store, days: try days(in: "America/Sao_Paulo"))
    #expect(try list.rows() == [[entry]])
  }

  @Test
  func aDeletedEntryCanBeGivenBack() throws {
    var now = try instant("2026-11-29T10:00:00Z")
    let store = try EntryStore(at: .memory, now: { now })
    let entry = try store.add("text", timeZone: .gmt)
    now += 1
    #expect(try store.delete(entry.id) == entry)
    #expect(try store.entry(entry.id) == nil)
    #expect(try store.delete(entry.id) == nil)
    #expect(try store.update(entry.id, text: "other") == nil)
    now += 1
    let back = try #require(try store.restore(entry.id))
    #expect((back.text, back.date, back.created) == (entry.text, entry.date, entry.created))
    #expect(back.modified == now)
    #expect(try store.restore(entry.id) == nil)
  }

  @Test
  func whatIsUnknownIsNil() throws {
    let store = try EntryStore(at: .memory)
    let id = EntryID(UUID())
    #expect(try store.entry(id) == nil)
    #expect(try store.update(id, text: "") == nil)
    #expect(try store.delete(id) == nil)
    #expect(try store.restore(id) == nil)
  }

  @Test
  func twoInstancesKeepEachOthersEntries() throws {
    let journal = TemporaryJournal()
    let (one, two) = (try journal.open(), try journal.open())
    let first = try one.add("first", timeZone: .gmt)
    let second = try two.add("second", timeZone: .gmt)
    #expect(try one.entry(second.id) == second)
    #expect(try two.entry(first.id) == first)
  }
}
