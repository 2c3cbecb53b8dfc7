import FoundationEssentials
import Testing

@testable import JournalApp

struct WrittenDateTests {
  @Test(arguments: [
    ("2013-06-09 15:39", "2013-06-09T15:39:00.000Z"),
    ("2013-06-09", "2013-06-09T00:00:00.000Z"),
    ("2013-06 15:39", "2013-06-01T15:39:00.000Z"),
    ("2013/6/9 3:39 PM", "2013-06-09T15:39:00.000Z"),
    ("2020-08-29 12:11:00 AM", "2020-08-29T00:11:00.000Z"),
    ("2020-08-29 12:11pm", "2020-08-29T12:11:00.000Z"),
    ("2020-08-29 9pm", "2020-08-29T21:00:00.000Z"),
    ("09.06.2013 15:39", "2013-06-09T15:39:00.000Z"),
    ("9.6.13 15:39", "2013-06-09T15:39:00.000Z"),
    ("9.6.69", "1969-06-09T00:00:00.000Z"),
    ("06/13/2013", "2013-06-13T00:00:00.000Z"),
    ("13/06/2013", "2013-06-13T00:00:00.000Z"),
    ("03/04/2013", "2013-03-04T00:00:00.000Z"),
    ("Sunday, 9 June 2013 at 15:39", "2013-06-09T15:39:00.000Z"),
    ("Jun 9, 2013 3:39 pm", "2013-06-09T15:39:00.000Z"),
    ("9-Jun-2013 15:39:07", "2013-06-09T15:39:07.000Z"),
    ("2013-06-09T15:39:07.123456789Z", "2013-06-09T15:39:07.123Z"),
    ("2013-06-09T15:39:07,5+02:00", "2013-06-09T13:39:07.500Z"),
    ("2013-06-09 15:39 -0330", "2013-06-09T19:09:00.000Z"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59.000Z"),
    ("  2013-06-09   15:39 ", "2013-06-09T15:39:00.000Z"),
    ("0002-01-01 00:00Z", "0002-01-01T00:00:00.000Z"),
    ("3999-12-31 23:59Z", "3999-12-31T23:59:00.000Z"),
  ])
  func readsWhatPeopleWrite(_ text: String, instant: String) throws {
    let date = try #require(WrittenDate(text)?.instant(in: days(in: "GMT").calendar))
    #expect(InstantFormat.string(date) == instant)
  }

  @Test(arguments: [
    "", " ", "1", "2013", "12.5", "1.2.3.4", "15:39", "yesterday", "ashasd7zdskhz7asdkjasd",
    "2013-06-09 x", "9 June", "June", "2013-06-09 15:39 16:40", "2013-06-09 15", "12345-06-09",
    "2013-06-09T15:39:00+25:00", "2013--06-09x", "9 June 2013 July", "١٢-٠٦-٢٠١٣",
  ])
  func readsNothingElse(_ text: String) {
    #expect(WrittenDate(text) == nil)
  }

  @Test(arguments: [
    "2019-02-29", "2020-08-32", "2020-13-01", "2020-02-29 24:00", "2020-02-29 23:60",
    "2020-00-01", "2020-01-00", "0000-01-01", "9999-12-31", "4001-02-01", "0001-01-01 00:00",
  ])
  func impossibleDatesAreNoInstants(_ text: String) throws {
    let date = try #require(WrittenDate(text))
    #expect(try date.instant(in: days(in: "Europe/Berlin").calendar) == nil)
  }

  @Test(arguments: [
    // The clock goes from 02:00 to 03:00.
    ("Europe/Warsaw", "2026-03-29 02:30", "2026-03-29T01:30:00.000Z"),
    ("Europe/Warsaw", "2026-03-29 03:30", "2026-03-29T01:30:00.000Z"),
    // It shows 02:30 twice.
    ("Europe/Warsaw", "2026-10-25 02:30", "2026-10-25T00:30:00.000Z"),
    ("Europe/Warsaw", "2026-10-25 02:30+01:00", "2026-10-25T01:30:00.000Z"),
    // By half an hour, at the other end of the year.
    ("Australia/Lord_Howe", "2026-04-05 01:45", "2026-04-04T14:45:00.000Z"),
    // The day starts at 01:00.
    ("America/Sao_Paulo", "2010-10-17", "2010-10-17T03:00:00.000Z"),
    // There was no such day.
    ("Pacific/Apia", "2011-12-29 12:00", "2011-12-29T22:00:00.000Z"),
    ("Pacific/Apia", "2011-12-31 12:00", "2011-12-30T22:00:00.000Z"),
  ])
  func theClockOfTheZoneDecides(zone: String, text: String, instant: String) throws {
    let date = try #require(WrittenDate(text)?.instant(in: days(in: zone).calendar))
    #expect(InstantFormat.string(date) == instant)
  }

  @Test
  func civilDatesFollowEachOther() {
    var expected = CivilDate(year: 1, month: 1, day: 1)
    for number in expected.daysSince1970...CivilDate(year: 2110, month: 1, day: 1).daysSince1970 {
      let date = CivilDate(daysSince1970: number)
      if date != expected || date.daysSince1970 != number || !date.isPossible {
        Issue.record("\(number): \(date) is not \(expected)")
        return
      }
      expected = successor(of: expected)
    }
    #expect(CivilDate(daysSince1970: 0) == CivilDate(year: 1970, month: 1, day: 1))
  }

  private func successor(of date: CivilDate) -> CivilDate {
    let isLeap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if date.day < lengths[date.month - 1] {
      return CivilDate(year: date.year, month: date.month, day: date.day + 1)
    }
    if date.month < 12 { return CivilDate(year: date.year, month: date.month + 1, day: 1) }
    return CivilDate(year: date.year + 1, month: 1, day: 1)
  }

  @Test(arguments: [-62_135_596_800_000, -1, 0, 999, 1_000, 951_782_400_000, 64_092_211_199_999])
  func instantsAreReadAsTheyAreWritten(milliseconds: Int64) {
    let date = Date(milliseconds: milliseconds)
    #expect(InstantFormat.date(InstantFormat.string(date)) == date)
  }
}
