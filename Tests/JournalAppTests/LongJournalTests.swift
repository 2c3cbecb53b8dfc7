import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// What a person does costs the same in a short journal and in a long one, counted at the database.
struct LongJournalTests {
  /// As many as the first step of a filter finds, and more.
  private static let short: Int64 = 10_000

  private func measure(entries: Int64) throws -> [String: Statistics] {
    let file = TemporaryJournal()
    let store = try file.open()
    try LongJournal.fill(store, count: entries)
    // Days are counted when a journal is opened for the first time, and kept.
    _ = try EntryList(of: store, days: DayCalendar(timeZone: .gmt))
    let journal = try Journal(width: 100, height: 30, at: .file(path: file.path))
    let connection = journal.store.connection
    var costs = ["opening": connection.statistics]
    for action in LongJournal.actions {
      let before = connection.statistics
      action.act(journal.pilot)
      costs[action.name] = connection.statistics.since(before)
    }
    #expect(journal.controller.entries.list.count == entries + 1)
    #expect(journal.controller.entries.list.filter.isEmpty)
    return costs
  }

  @Test func whatAPersonDoesCostsTheSameInAShortAndALongJournal() throws {
    let (short, long) = (
      try measure(entries: Self.short), try measure(entries: LongJournal.count)
    )
    for (name, cost) in long where name != "opening" {
      let expected = try #require(short[name])
      #expect(cost.statements == expected.statements, "\(name)")
      #expect(cost.rows == expected.rows, "\(name)")
      // Trees have more levels.
      #expect(abs(cost.steps - expected.steps) <= 100, "\(name)")
    }
    for name in ["adding", "deleting", "undoing", "another date"] {
      #expect(try #require(long[name]).statements > 20, "\(name)")
    }
    let opening = try #require(long["opening"])
    // One row for each day, and the first page.
    #expect(opening.statements == short["opening"]?.statements)
    #expect(opening.rows <= Int(LongJournal.count) / 24 + 200)
  }
}
