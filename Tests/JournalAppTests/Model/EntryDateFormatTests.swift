import FoundationEssentials
import JournalApp
import Testing

struct EntryDateFormatTests {
  private func format(_ zone: String, now: String) throws -> EntryDateFormat {
    EntryDateFormat(days: try days(in: zone), now: try instant(now))
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-11-29T20:14:00Z", "2026-11-28T23:00:00Z", "Today"),
    ("Europe/Berlin", "2026-11-29T20:14:00Z", "2026-11-29T22:59:59.999Z", "Today"),
    ("Europe/Berlin", "2026-11-29T20:14:00Z", "2026-11-28T22:59:59.999Z", "Yesterday"),
    ("Europe/Berlin", "2026-11-29T20:14:00Z", "2026-11-29T23:00:00Z", "Monday, 30 November 2026"),
    ("Europe/Berlin", "2026-11-29T20:14:00Z", "2026-11-27T12:00:00Z", "Friday, 27 November 2026"),
    ("Europe/Warsaw", "2026-03-29T01:30:00Z", "2026-03-28T23:00:00Z", "Today"),
    ("Europe/Warsaw", "2026-03-29T22:30:00Z", "2026-03-28T23:00:00Z", "Yesterday"),
    ("America/Sao_Paulo", "2010-10-17T12:00:00Z", "2010-10-17T03:00:00Z", "Today"),
    ("America/Sao_Paulo", "2010-10-18T12:00:00Z", "2010-10-17T03:00:00Z", "Yesterday"),
    ("Pacific/Apia", "2011-12-30T12:00:00Z", "2011-12-29T12:00:00Z", "Yesterday"),
    ("UTC", "2024-03-01T00:00:00Z", "2024-02-29T00:00:00Z", "Yesterday"),
    ("UTC", "2024-03-02T00:00:00Z", "2024-02-29T00:00:00Z", "Thursday, 29 February 2024"),
  ])
  func daysHaveTitles(zone: String, now: String, date: String, title: String) throws {
    #expect(try format(zone, now: now).dayTitle(of: instant(date)) == title)
  }

  @Test(arguments: [
    ("America/Sao_Paulo", "2010-10-17T03:00:00Z", "01:00"),
    ("Asia/Kolkata", "2026-11-29T18:00:00Z", "23:30"), ("UTC", "2026-11-29T09:05:59.999Z", "09:05"),
  ])
  func timesAreLocal(zone: String, date: String, time: String) throws {
    #expect(try format(zone, now: date).time(of: instant(date)) == time)
  }

  @Test(arguments: [
    ("Europe/Berlin", ""), ("Asia/Tokyo", " (Asia/Tokyo 05:14)"), ("Mars/Base", " (Mars/Base)"),
  ])
  func theFullDateSaysWhereItWasWritten(zone: String, note: String) throws {
    let date = try instant("2026-11-29T20:14:00Z")
    let entry = Entry(
      id: EntryID(UUID()),
      date: date,
      timeZoneIdentifier: zone,
      text: "",
      created: date,
      modified: date
    )
    let format = try format("Europe/Berlin", now: "2026-11-29T20:14:00Z")
    #expect(format.fullDate(of: entry) == "Sunday, 29 November 2026 at 21:14" + note)
  }

  @Test
  func titlesAreValidUntilTheDayIsOver() throws {
    let format = try format("Europe/Berlin", now: "2026-11-29T20:14:00Z")
    #expect(try format.validUntil == instant("2026-11-29T23:00:00Z"))
  }
}
