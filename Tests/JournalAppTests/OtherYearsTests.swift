import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Testing

@testable import JournalApp

/// The day of an entry in other years, on a terminal in memory.
struct OtherYearsTests {
  private let journal: Journal

  init() throws {
    journal = try Journal(width: 100, height: 12)
    for text in [
      "2024-11-29 08:00: # Two years ago", "2025-11-29 09:00: morning", "2025-11-29 22:00: evening",
      "2025-11-28 22:00: the day before",
    ] { journal.add(text) }
  }

  private var lines: [String] { journal.pilot.terminal.lines }

  @Test func theOtherYearsOfADayAreListedNewestFirstAndEnterGoesThere() throws {
    journal.add("today")
    journal.pilot.press("o")
    #expect(
      lines[0...4].map { $0.prefix { $0 != "│" }.trimmingSuffix(while: \.isWhitespace) } == [
        " 29 November in other years",
        "▌2025-11-29 22:00  evening",
        " 2025-11-29 09:00  morning",
        " 2024-11-29 08:00  Two years ago",
        "",
      ]
    )
    journal.pilot.press("down", "enter")
    #expect(lines.contains { $0.hasPrefix("▌09:00  morning") })
    journal.pilot.press("o")
    #expect(lines[1].hasPrefix("▌2026-11-29 21:14  today"))
    #expect(lines[2].hasPrefix(" 2024-11-29 08:00  Two years ago"))
    journal.pilot.press("escape")
    #expect(lines.contains { $0.hasPrefix("▌09:00  morning") })
  }

  @Test func withNothingSelectedItIsTodaysDay() throws {
    journal.pilot.press("/")
    journal.pilot.type("nothing")
    journal.pilot.press("enter", "o")
    #expect(lines[1].hasPrefix("▌2025-11-29 22:00  evening"))
    journal.pilot.press("enter")
    #expect(lines.contains { $0.hasPrefix("▌22:00  evening") })
    #expect(lines[11].contains("/ 4 entries"))
  }

  @Test func aFilterThatFindsTheEntryStays() throws {
    journal.add("today")
    journal.pilot.press("/")
    journal.pilot.type("on:2025-11-29")
    journal.pilot.press("enter", "o")
    journal.pilot.press("enter")
    #expect(lines[11].contains("/ 4 entries") == false)
  }

  @Test func theLastOfFebruaryIsThatOfLeapYears() throws {
    for text in ["2024-02-29 08:00: leap", "2023-02-28 08:00: none", "2020-02-29 08:00: first"] {
      journal.add(text)
    }
    journal.pilot.press("o")
    #expect(lines[0].hasPrefix(" 29 February in other years"))
    #expect(lines[1].hasPrefix("▌2024-02-29 08:00  leap"))
    #expect(lines[2].trimmingSuffix(while: \.isWhitespace).isEmpty)
  }

  @Test func aDayOfOneYearIsSaid() throws {
    journal.add("2025-03-01 08:00: alone")
    journal.pilot.press("o")
    #expect(lines[11].hasPrefix(" No other year has an entry of 1 March"))
    #expect(lines.contains { $0.hasPrefix("▌08:00  alone") })
  }

  @Test func whatWasDeletedMeanwhileIsSaid() throws {
    journal.add("today")
    journal.pilot.press("o")
    for entry in try journal.store.newestEntries(passing: EntryFilter(), limit: 9)
    where entry.text == "evening" {
      try journal.store.delete(entry.id)
    }
    journal.pilot.press("enter")
    #expect(lines[11].hasPrefix(" That entry is not there any more"))
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = String(self)
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
