import FoundationEssentials
import JournalApp
import Storage
import Testing

/// Going by date: jumps, months, and the same day in other years.
struct EntryDatesTests {
  private let store: EntryStore
  private let list: EntryList

  init() throws {
    store = try EntryStore(at: .memory)
    try store.add([
      "2020-02-29T12:00:00Z", "2023-11-28T23:30:00Z", "2024-02-29T12:00:00Z",
      "2025-11-29T22:59:59.999Z", "2025-11-30T12:00:00Z", "2026-11-01T12:00:00Z",
      "2026-11-29T10:00:00Z", "2026-11-29T20:00:00Z", "2026-11-30T22:59:00Z",
      "2026-11-30T23:00:00Z",
    ])
    list = try EntryList(of: store, days: try days(in: "Europe/Berlin"))
  }

  @Test
  func aMonthHasTheCountsOfItsDays() throws {
    let november = try list.dayCounts(inMonthOf: instant("2026-11-12T12:00:00Z"))
    #expect(november == [1: 1, 29: 2, 30: 1])
    #expect(try list.dayCounts(inMonthOf: instant("2026-12-31T22:59:59Z")) == [1: 1])
    #expect(try list.dayCounts(inMonthOf: instant("2026-10-01T12:00:00Z")) == [:])
    try list.setFilter("to:2026-11-29")
    #expect(try list.dayCounts(inMonthOf: instant("2026-11-12T12:00:00Z")) == [1: 1, 29: 2])
  }

  @Test(arguments: [
    ("2026-11-29T22:59:59Z", 2), ("2026-11-28T22:59:59Z", 3), ("2030-01-01T00:00:00Z", 0),
    ("2000-01-01T00:00:00Z", 8), ("2024-12-01T00:00:00Z", 6),
  ])
  func aJumpGoesToTheDayOrTheOneBefore(date: String, section: Int) throws {
    #expect(try list.indexPath(nearest: instant(date)) == [section, 0])
  }

  @Test
  func anEmptyListHasNowhereToJumpTo() throws {
    try list.setFilter("nothing")
    #expect(try list.indexPath(nearest: instant("2026-11-29T00:00:00Z")) == nil)
  }

  @Test(arguments: [
    ("2026-11-29T12:00:00Z", ["2025-11-29T22:59:59.999Z", "2023-11-28T23:30:00Z"]),
    ("2024-02-29T00:00:00Z", ["2020-02-29T12:00:00Z"]), ("2023-02-28T12:00:00Z", []),
    (
      "2024-11-29T12:00:00Z",
      [
        "2026-11-29T20:00:00Z", "2026-11-29T10:00:00Z", "2025-11-29T22:59:59.999Z",
        "2023-11-28T23:30:00Z",
      ]
    ),
  ])
  func theSameDayOfOtherYearsIsFound(date: String, found: [String]) throws {
    let entries = try store.entries(onThisDayOf: instant(date), days: list.days)
    #expect(try entries.map(\.date) == found.map(instant))
  }

  @Test
  func anEmptyJournalHasNoOtherYears() throws {
    let empty = try EntryStore(at: .memory)
    #expect(try empty.entries(onThisDayOf: Date(timeIntervalSince1970: 0), days: list.days) == [])
  }
}
