import FoundationEssentials
import JournalApp
import Storage
import Testing

struct DayCalendarTests {
  nonisolated struct Expectation: Sendable {
    var zone: String
    /// Instants, oldest first.
    var instants: [String]
    /// Starts of the days that they are in, newest first.
    var starts: [String]
  }

  nonisolated static let expectations = [
    // West of Greenwich the day is not yet over when it is in UTC.
    Expectation(
      zone: "America/Los_Angeles",
      instants: ["2022-03-19T23:59:00Z", "2022-03-20T00:00:00Z"],
      starts: ["2022-03-19T07:00:00Z"]
    ),
    // East of it the day begins earlier.
    Expectation(
      zone: "Europe/Berlin",
      instants: ["2022-03-01T22:59:59.999Z", "2022-03-01T23:00:00Z"],
      starts: ["2022-03-01T23:00:00Z", "2022-02-28T23:00:00Z"]
    ),
    // The clock goes forward at 2:00: a day of 23 hours.
    Expectation(
      zone: "Europe/Warsaw",
      instants: [
        "2026-03-28T22:59:59Z", "2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z",
        "2026-03-29T22:00:00Z",
      ],
      starts: ["2026-03-29T22:00:00Z", "2026-03-28T23:00:00Z", "2026-03-27T23:00:00Z"]
    ),
    // And back at 3:00: one of 25.
    Expectation(
      zone: "Europe/Warsaw",
      instants: ["2026-10-24T22:00:00Z", "2026-10-25T22:59:59.999Z", "2026-10-25T23:00:00Z"],
      starts: ["2026-10-25T23:00:00Z", "2026-10-24T22:00:00Z"]
    ),
    // Forward at midnight: the day starts at 1:00.
    Expectation(
      zone: "America/Sao_Paulo",
      instants: ["2010-10-17T02:59:59Z", "2010-10-17T03:00:00Z"],
      starts: ["2010-10-17T03:00:00Z", "2010-10-16T03:00:00Z"]
    ),
    // Back at midnight: 23:00 to 24:00 comes twice, in one day.
    Expectation(
      zone: "America/Sao_Paulo",
      instants: [
        "2010-02-20T02:00:00Z", "2010-02-21T01:30:00Z", "2010-02-21T02:30:00Z",
        "2010-02-21T03:00:00Z",
      ],
      starts: ["2010-02-21T03:00:00Z", "2010-02-20T02:00:00Z"]
    ),
    // Back from 00:01 to 23:01: the day has begun, and stays.
    Expectation(
      zone: "America/St_Johns",
      instants: ["2010-11-07T02:29:59Z", "2010-11-07T02:30:30Z", "2010-11-07T03:00:00Z"],
      starts: ["2010-11-07T02:30:00Z", "2010-11-06T02:30:00Z"]
    ),
    // Half an hour off, and half past eleven in the evening.
    Expectation(
      zone: "Asia/Kolkata",
      instants: ["2026-11-29T18:00:00Z", "2026-11-29T18:30:00Z"],
      starts: ["2026-11-29T18:30:00Z", "2026-11-28T18:30:00Z"]
    ),
    // 30 December 2011 did not happen there.
    Expectation(
      zone: "Pacific/Apia",
      instants: ["2011-12-30T09:59:59Z", "2011-12-30T10:00:00Z"],
      starts: ["2011-12-30T10:00:00Z", "2011-12-29T10:00:00Z"]
    ),
  ]

  @Test(arguments: expectations)
  func entriesAreInTheirLocalDay(expected: Expectation) throws {
    let store = try EntryStore(at: .memory)
    try store.add(expected.instants)
    let list = try EntryList(of: store, days: try days(in: expected.zone))
    #expect(try list.sections.map(\.start) == expected.starts.map(instant))
    let dates = try list.rows().joined().map(\.date)
    #expect(try dates == expected.instants.reversed().map(instant))
  }

  @Test
  func aDayIsHalfOpen() throws {
    let store = try EntryStore(at: .memory)
    try store.add([
      "2026-11-29T00:00:00Z", "2026-11-29T08:00:00Z", "2026-11-29T23:59:59.999Z",
      "2026-11-30T00:00:00Z",
    ])
    let list = try EntryList(of: store, days: try days(in: "UTC"))
    #expect(list.sections.map(\.count) == [1, 3])
    #expect(list.sections.map(\.start) == [list.sections[1].end, list.sections[1].start])
  }

  /// Both sides of many clock changes, against what the calendar says of each instant by itself.
  @Test(arguments: [
    "America/Sao_Paulo", "America/Los_Angeles", "America/Havana",
    "America/Asuncion", "Africa/Cairo", "Africa/Casablanca", "Asia/Beirut", "Asia/Gaza",
    "Asia/Kolkata", "Asia/Tehran", "Atlantic/Azores", "Australia/Lord_Howe", "Europe/Berlin",
    "Europe/London", "Europe/Warsaw", "Pacific/Apia", "Pacific/Chatham", "Pacific/Kiritimati",
  ])
  func sectionsAreTheDatesOfTheCalendar(zone: String) throws {
    let days = try days(in: zone)
    let store = try EntryStore(at: .memory)
    var change = try instant("2008-01-01T00:00:00Z")
    var instants: [Date] = [
      try instant("2011-12-29T00:00:00Z"), try instant("2011-12-31T12:00:00Z"),
    ]
    for _ in 0..<8 {
      guard let next = days.calendar.timeZone.nextDaylightSavingTimeTransition(after: change)
      else { break }
      let hours = stride(from: -30.0, through: 30, by: 0.5)
      instants += hours.map { next.addingTimeInterval($0 * 3600) }
      change = next
    }
    for date in instants { _ = try store.add("", date: date, timeZone: .gmt) }

    func day(_ date: Date) -> DateComponents {
      days.calendar.dateComponents([.year, .month, .day], from: date)
    }
    let list = try EntryList(of: store, days: days)
    let found = try list.rows().map { Set($0.map { day($0.date) }) }
    #expect(found.allSatisfy { $0.count == 1 })
    #expect(found.count == Set(instants.map(day)).count)
    #expect(list.count == instants.count)
    for section in list.sections {
      #expect(day(section.start) == day(section.end.addingTimeInterval(-0.001)))
      #expect(day(section.start) != day(section.end))
      #expect(day(section.start) != day(section.start.addingTimeInterval(-0.001)))
    }
  }
}
