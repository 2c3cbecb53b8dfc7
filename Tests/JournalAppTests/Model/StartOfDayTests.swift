import FoundationEssentials
import JournalApp
import Storage
import Testing

/// Days that start some time after midnight.
struct StartOfDayTests {
  @Test(arguments: [
    ("Europe/Berlin", 240, "2026-11-29T00:00:00Z", "2026-11-28T03:00:00Z"),
    ("Europe/Berlin", 240, "2026-11-29T02:59:59.999Z", "2026-11-28T03:00:00Z"),
    ("Europe/Berlin", 240, "2026-11-29T03:00:00Z", "2026-11-29T03:00:00Z"),
    // 2:30 does not come on the day the clock goes forward: the day starts at 3:00.
    ("Europe/Warsaw", 150, "2026-03-29T00:59:59.999Z", "2026-03-28T01:30:00Z"),
    ("Europe/Warsaw", 150, "2026-03-29T01:00:00Z", "2026-03-29T01:00:00Z"),
    ("Europe/Warsaw", 240, "2026-03-29T01:59:59Z", "2026-03-28T03:00:00Z"),
    ("Europe/Warsaw", 240, "2026-03-29T02:00:00Z", "2026-03-29T02:00:00Z"),
    // It comes twice on the day it goes back: the first time counts.
    ("Europe/Warsaw", 150, "2026-10-25T00:29:59Z", "2026-10-24T00:30:00Z"),
    ("Europe/Warsaw", 150, "2026-10-25T00:30:00Z", "2026-10-25T00:30:00Z"),
    ("Europe/Warsaw", 150, "2026-10-25T01:15:00Z", "2026-10-25T00:30:00Z"),
    ("Europe/Warsaw", 240, "2026-10-25T02:59:59Z", "2026-10-24T02:00:00Z"),
    // Midnight does not come either.
    ("America/Sao_Paulo", 30, "2010-10-17T02:59:59Z", "2010-10-16T03:30:00Z"),
    ("America/Sao_Paulo", 30, "2010-10-17T03:00:00Z", "2010-10-17T03:00:00Z"),
    ("Pacific/Apia", 180, "2011-12-30T12:59:59Z", "2011-12-29T13:00:00Z"),
    ("Pacific/Apia", 180, "2011-12-30T13:00:00Z", "2011-12-30T13:00:00Z"),
  ])
  func anEntryBelongsToTheDayThatHasStarted(
    zone: String,
    minutes: Int,
    date: String,
    start: String
  ) throws {
    let store = try EntryStore(at: .memory)
    try store.add([date])
    let timeZone = try #require(TimeZone(identifier: zone))
    let list = try EntryList(of: store, days: DayCalendar(timeZone: timeZone, startOfDay: minutes))
    #expect(try list.sections.map(\.start) == [instant(start)])
  }

  /// Around every clock change of some years: days follow each other without gap, and each starts
  /// at the first minute of its date at which the clock shows the start or later.
  @Test(
    arguments: [
      "America/Sao_Paulo", "America/Havana", "America/St_Johns", "Asia/Gaza", "Africa/Casablanca",
      "Australia/Lord_Howe", "Europe/Berlin", "Pacific/Apia", "Pacific/Chatham",
    ],
    [0, 30, 150, 240, 719]
  )
  func daysStartAtTheFirstMinuteThatIsLateEnough(zone: String, minutes: Int) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    let days = DayCalendar(timeZone: timeZone, startOfDay: minutes)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var change = try instant("2009-06-01T00:00:00Z")
    let store = try EntryStore(at: .memory)
    var expected: [Date] = []
    for _ in 0..<4 {
      guard let next = timeZone.nextDaylightSavingTimeTransition(after: change) else { break }
      change = next
      // The last start at or before each half hour, by going through the minutes of two days.
      var seen: Set<DateComponents> = []
      var start: Date?
      for minute in stride(from: -48 * 60, through: 36 * 60, by: 1) {
        let date = next.addingTimeInterval(Double(minute) * 60)
        let clock = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = DateComponents(year: clock.year, month: clock.month, day: clock.day)
        let shown = (clock.hour ?? 0) * 60 + (clock.minute ?? 0)
        if shown >= minutes, seen.insert(day).inserted { start = minute > -24 * 60 ? date : nil }
        guard minute % 30 == 0, let start else { continue }
        _ = try store.add("", date: date, timeZone: .gmt)
        if expected.last != start { expected.append(start) }
      }
    }
    let list = try EntryList(of: store, days: days)
    #expect(list.sections.map(\.start) == expected.reversed())
    for (newer, older) in zip(list.sections, list.sections.dropFirst()) {
      #expect(newer.start >= older.end)
    }
  }
}
