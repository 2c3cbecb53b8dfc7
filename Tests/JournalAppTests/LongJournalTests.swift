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

  /// A step of a person, by name.
  private struct Action {
    let name: String
    let act: @MainActor (Pilot) -> Void

    init(_ name: String, _ act: @escaping @MainActor (Pilot) -> Void) {
      self.name = name
      self.act = act
    }
  }

  private static let actions = [
    Action("a move") { $0.press("down") },
    Action("a page") { $0.press("page-down") },
    Action("three pages") { $0.press("page-down", "page-down", "page-down") },
    Action("a move back") { $0.press("up") },
    Action("the calendar") { $0.press("c") },
    Action("a month before") { $0.press("page-up") },
    Action("the day that was chosen") { $0.press("enter") },
    Action("the first row") { $0.press("home") },
    Action("adding") {
      $0.press("+")
      $0.paste("new @tag")
      $0.press("enter")
    },
    Action("editing") {
      $0.press("e")
      $0.type("more ")
      $0.press("escape", "left")
    },
    Action("a star") { $0.press("s") },
    Action("another date") {
      $0.press("t", "alt-a")
      $0.paste("2026-11-03 09:30")
      $0.press("enter")
    },
    Action("deleting") { $0.press("home", "down", "d") },
    Action("undoing") { $0.press("u") },
    Action("a letter of a filter") { $0.press("/", "e") },
    Action("a second letter") { $0.press("t") },
    Action("a row that was found") { $0.press("enter", "down", "down") },
    Action("adding among what was found") {
      $0.press("+")
      $0.paste("et cetera")
      $0.press("enter")
    },
    Action("deleting among what was found") { $0.press("d") },
    Action("all entries again") { $0.press("escape") },
  ]

  private func measure(entries: Int64) throws -> [String: Statistics] {
    let file = TemporaryJournal()
    let store = try file.open()
    try LongJournal.fill(store, count: entries)
    // Days are counted when a journal is opened for the first time, and kept.
    _ = try EntryList(of: store, days: DayCalendar(timeZone: .gmt))
    let journal = try Journal(width: 100, height: 30, at: .file(path: file.path))
    let connection = journal.store.connection
    var costs = ["opening": connection.statistics]
    for action in Self.actions {
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
