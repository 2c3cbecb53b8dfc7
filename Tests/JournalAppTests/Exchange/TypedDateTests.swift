import FoundationEssentials
import JournalApp
import Testing

struct TypedDateTests {
  /// A Monday in Berlin, at 21:14 in the evening.
  private let now = "2026-11-30T20:14:15.250Z"

  @Test(arguments: [
    ("yesterday 18:00: Rain", "2026-11-29T17:00:00Z", "Rain"),
    ("Yesterday 6pm: Rain", "2026-11-29T17:00:00Z", "Rain"),
    ("YESTERDAY 6:30 PM:  Rain\nall day", "2026-11-29T17:30:00Z", "Rain\nall day"),
    ("yesterday: Rain", "2026-11-29T20:14:00Z", "Rain"),
    ("today 07:05: Rain", "2026-11-30T06:05:00Z", "Rain"),
    ("2026-11-03 Rain", "2026-11-03T20:14:00Z", "Rain"),
    ("2026-11-03: Rain", "2026-11-03T20:14:00Z", "Rain"),
    ("2026-11-03\nRain", "2026-11-03T20:14:00Z", "\nRain"),
    ("2026-11-03 09:30 Rain", "2026-11-03T08:30:00Z", "Rain"),
    ("2026-11-03 09:30: Rain", "2026-11-03T08:30:00Z", "Rain"),
    ("2026-11-03 9:30pm: Rain", "2026-11-03T20:30:00Z", "Rain"),
    ("2026-11-03 09:30:20 Rain", "2026-11-03T08:30:20Z", "Rain"),
    ("2026-11-03T09:30:00Z Rain", "2026-11-03T09:30:00Z", "Rain"),
    ("2026-11-03 9 apples", "2026-11-03T20:14:00Z", "9 apples"),
    ("2026-11-03 25:00 was late", "2026-11-03T20:14:00Z", "25:00 was late"),
    ("2026-11-03 09:30 -15 degrees", "2026-11-03T08:30:00Z", "-15 degrees"),
    ("2026-07-03 09:30: Rain: much", "2026-07-03T07:30:00Z", "Rain: much"),
  ])
  func aDateTypedFirstSetsTheTime(text: String, date: String, rest: String) throws {
    let typed = try TypedDate.first(in: text, now: instant(now), days: days(in: "Europe/Berlin"))
    #expect(try typed?.date == instant(date))
    #expect(typed?.rest == rest)
  }

  @Test(arguments: [
    "", " ", "Rain", "yesterday I slept", "yesterday", "yesterday:", "yesterday 18:00",
    "yesterday 18:00 I slept", "yesterday 25:00: x", "yesterday:x", "yesterdays: x",
    "today: rain", "today 18:00 we met", "tomorrow 18:00: x", "Monday 18:00: x", "18:00: x",
    "2026-11-03", "2026-11-03 ", "2026-11-03 09:30", "2026-11-03 09:30: \n", "2026-11-03-draft",
    "2026-11-031 x", "2026-11-03, x", "2026-11-3 x", "26-11-03 x", "2026-02-30 x", "2026-13-01 x",
    "9999-01-01 x", " 2026-11-03 x", "12026-11-03 x", "2026-11-03x", "(2026-11-03) x",
    "3 Nov 2026 x",
    "2026 was fine", "at 18:00: x", "5 o'clock: x", "ÿesterday 18:00: x", "@2026-11-03 x",
  ])
  func ordinaryTextIsNeverEaten(_ text: String) throws {
    let typed = try TypedDate.first(in: text, now: instant(now), days: days(in: "Europe/Berlin"))
    #expect(typed == nil)
  }

  @Test(arguments: [
    ("2026-11-03 09:30", "2026-11-03T08:30:00Z"), ("2026-11-03", "2026-11-03T20:14:00Z"),
    ("2026-11-03 09:30:", "2026-11-03T08:30:00Z"), ("yesterday", "2026-11-29T20:14:00Z"),
    ("yesterday 18:00", "2026-11-29T17:00:00Z"), ("today 18:00", "2026-11-30T17:00:00Z"),
    ("18:00", "2026-11-30T17:00:00Z"), ("6 pm", "2026-11-30T17:00:00Z"),
    ("now", "2026-11-30T20:14:15.25Z"), ("3 Nov 2026 9:30 pm", "2026-11-03T20:30:00Z"),
    ("2026-11-03T09:30:00.5Z", "2026-11-03T09:30:00.5Z"), ("3.11.2026", "2026-11-03T20:14:00Z"),
    (" yesterday  18:00 ", "2026-11-29T17:00:00Z"),
  ])
  func aDateAloneMayBeWrittenFreely(text: String, date: String) throws {
    let found = try TypedDate.whole(text, now: instant(now), days: days(in: "Europe/Berlin"))
    #expect(try found == instant(date))
  }

  @Test(arguments: ["", "x", "2026-02-30", "yesterday x", "25:00", "2026", "18", "9999-01-01"])
  func whatIsNoDateIsNone(_ text: String) throws {
    #expect(try TypedDate.whole(text, now: instant(now), days: days(in: "Europe/Berlin")) == nil)
  }

  @Test(arguments: [
    // The day before is one of 23 hours, or 25.
    ("Europe/Warsaw", "2026-03-30T10:00:00Z", "yesterday 12:00: x", "2026-03-29T10:00:00Z"),
    ("Europe/Warsaw", "2026-10-26T00:30:00Z", "yesterday 00:30: x", "2026-10-24T22:30:00Z"),
    // The time is skipped, and is as much later.
    ("Europe/Warsaw", "2026-03-30T10:00:00Z", "yesterday 02:30: x", "2026-03-29T01:30:00Z"),
    // The time is there twice, and the first one is meant.
    ("Europe/Warsaw", "2026-10-26T10:00:00Z", "yesterday 02:30: x", "2026-10-25T00:30:00Z"),
    // Now is skipped on that day.
    ("Europe/Warsaw", "2026-03-31T00:30:00Z", "2026-03-29 x", "2026-03-29T01:30:00Z"),
    // The day has no midnight.
    ("America/Sao_Paulo", "2010-10-18T12:00:00Z", "yesterday 00:00: x", "2010-10-17T03:00:00Z"),
    ("America/Los_Angeles", "2022-03-20T06:59:00Z", "yesterday 18:00: x", "2022-03-19T01:00:00Z"),
    ("Asia/Kolkata", "2026-01-01T20:00:00Z", "yesterday 23:30: x", "2026-01-01T18:00:00Z"),
    // 30 December 2011 did not happen.
    ("Pacific/Apia", "2011-12-30T22:00:00Z", "yesterday 12:00: x", "2011-12-29T22:00:00Z"),
  ])
  func daysAreThoseOfTheCalendar(zone: String, now: String, text: String, date: String) throws {
    let typed = try TypedDate.first(in: text, now: instant(now), days: days(in: zone))
    #expect(try typed?.date == instant(date))
  }
}
