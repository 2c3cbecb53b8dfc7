import FoundationEssentials
import GatefoldKit
import GatefoldTesting
import Storage
import Testing

@testable import JournalApp

/// The days and times of the list, on both sides of clock changes and of days that do not exist.
struct ZonesOnScreenTests {
  @Test(arguments: expectations)
  func entriesAreUnderTheirLocalDayWithItsTime(expected: Expectation) throws {
    let zone = try days(in: expected.zone)
    let journal = try Journal(width: 100, height: 24, days: zone, start: instant(expected.now))
    try journal.store.add(expected.instants)
    try journal.show()
    #expect(shown(journal) == expected.sections)
  }

  @Test(arguments: [
    ("America/Los_Angeles", "2026-11-29T07:30:00Z", "23:30"),
    ("Europe/Warsaw", "2026-03-29T01:30:00Z", "03:30"),
    ("Asia/Kolkata", "2026-11-29T18:00:00Z", "23:30"),
    ("Pacific/Apia", "2026-11-29T10:30:00Z", "23:30"),
    ("Pacific/Apia", "2011-12-30T09:30:00Z", "23:30"),
    ("Australia/Lord_Howe", "2026-04-04T15:15:00Z", "01:45"),
    ("Africa/Cairo", "2023-10-26T21:30:00Z", "23:30"),
    ("America/Sao_Paulo", "2010-10-17T03:00:00Z", "01:00"),
  ])
  func whatIsAddedNowIsUnderTodayAtItsMinute(zone: String, now: String, time: String) throws {
    let journal = try Journal(days: days(in: zone), start: instant(now))
    journal.add("now")
    #expect(shown(journal) == ["Today: \(time)"])
    let entry = try #require(journal.controller.entries.selectedEntry)
    #expect(try entry.date == instant(now))
    #expect(entry.timeZoneIdentifier == zone)
  }

  /// The next midnight of the clock is waited for, however long the day is.
  @Test(arguments: [
    ("Europe/Warsaw", "2026-03-29T01:30:00Z", 20.5), ("Europe/Warsaw", "2026-10-24T22:00:00Z", 25),
    ("Africa/Cairo", "2023-04-27T21:30:00Z", 0.5), ("Africa/Cairo", "2023-10-26T20:30:00Z", 1.5),
    ("America/Sao_Paulo", "2010-10-17T03:00:00Z", 23),
    ("Australia/Lord_Howe", "2026-04-04T13:00:00Z", 24.5),
    ("Pacific/Apia", "2011-12-30T09:00:00Z", 1), ("Pacific/Apia", "2011-12-30T10:00:00Z", 24),
  ])
  func todayEndsWithTheDayOfTheZone(zone: String, now: String, hours: Double) async throws {
    let journal = try Journal(days: days(in: zone), start: instant(now))
    journal.add("now")
    await journal.pilot.advance(by: .seconds(hours * 3600 - 1))
    #expect(shown(journal).first?.hasPrefix("Today: ") == true)
    await journal.pilot.advance(by: .seconds(1))
    #expect(shown(journal).first?.hasPrefix("Yesterday: ") == true)
  }

  /// Nothing about how days are shown is stored with the entries.
  @Test
  func otherZonesAndStartsOfDaysLeaveTheStoreAsItIs() throws {
    let journal = TemporaryJournal()
    let all = Self.expectations.flatMap(\.instants)
    try journal.open().add(all)
    let json = try journal.open().exported(as: .json)
    for zone in Set(Self.expectations.map(\.zone)).sorted() {
      for minutes in [0, 240] {
        let timeZone = try #require(TimeZone(identifier: zone))
        let days = DayCalendar(timeZone: timeZone, startOfDay: minutes)
        let shown = try Journal(at: .file(path: journal.path), days: days)
        #expect(shown.pilot.terminal.lines[9].contains("/ \(all.count) entries"))
        shown.pilot.press("q")
      }
    }
    #expect(try journal.open().exported(as: .json) == json)
  }

  /// The days in the list, each with its times.
  private func shown(_ journal: Journal) -> [String] {
    var sections: [String] = []
    for line in journal.pilot.terminal.lines.dropFirst().dropLast() {
      let line = line.prefix { $0 != "│" }
      if let start = line.firstRange(of: " ▾ ")?.upperBound {
        let title = line[start...].prefix { $0 != "─" }
        sections.append(title.split(separator: " ").joined(separator: " ") + ":")
      } else if let last = sections.indices.last, line.contains(":") {
        sections[last] += " " + line.dropFirst().prefix(5)
      }
    }
    return sections
  }
}
