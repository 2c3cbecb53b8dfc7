import Foundation
import Testing

@testable import GatefoldKit

struct MonthLayoutTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Foundation's calendar, day by day, is the reference.
  @Test(arguments: [1, 2, 7])
  func everyDayStandsUnderItsWeekday(firstWeekday: Int) throws {
    for year in [1583, 1600, 1900] + Array(1969...2039) + [2100, 9999] {
      for number in 1...12 {
        let month = CalendarMonth(year: year, month: number)
        let layout = MonthLayout(month, firstWeekday: firstWeekday)
        let parts = DateComponents(year: year, month: number, day: 1, hour: 12)
        let first = try #require(Self.calendar.date(from: parts))
        let days = try #require(Self.calendar.range(of: .day, in: .month, for: first))
        #expect(month.dayCount == days.count)
        let weekday = Self.calendar.component(.weekday, from: first)
        #expect(layout.weekday(ofColumn: layout.column(of: 1)) == weekday - 1)
        expectToBeWhole(layout)
      }
    }
  }

  /// Days follow each other without a gap, from the first to the last line.
  private func expectToBeWhole(_ layout: MonthLayout) {
    var places: [Int] = []
    for week in 0..<6 {
      for column in 0..<7 {
        guard let day = layout.day(week: week, column: column) else { continue }
        places.append(day)
        #expect(layout.week(of: day) == week && layout.column(of: day) == column)
        #expect(week < layout.weekCount)
      }
    }
    #expect(places == Array(1...layout.month.dayCount))
    #expect(layout.week(of: layout.month.dayCount) == layout.weekCount - 1)
    #expect(layout.day(week: 0, column: 7) == nil && layout.day(week: -1, column: 0) == nil)
  }

  @Test(arguments: [-400, -31, -7, -1, 0, 1, 7, 28, 31, 366, 1000])
  func daysAreAddedAsTheCalendarDoes(days: Int) throws {
    for offset in stride(from: 0, to: 1500, by: 37) {
      let date = Date(timeIntervalSince1970: Double(offset + 15_000) * 86_400)
      let day = CalendarDay(date, in: Self.calendar)
      let other = try #require(Self.calendar.date(byAdding: .day, value: days, to: date))
      #expect(day.adding(days: days) == CalendarDay(other, in: Self.calendar))
      #expect((day < day.adding(days: days)) == (days > 0))
    }
  }

  @Test
  func theEndsOfTimeHold() {
    let (first, last) = (
      CalendarDay(year: 1, month: 0, day: 0), CalendarDay(year: 99_999, month: 99, day: 99)
    )
    #expect(first == CalendarDay(year: 1583, month: 1, day: 1))
    #expect(last == CalendarDay(year: 9999, month: 12, day: 31))
    #expect(first.adding(days: -40) == first)
    #expect(last.adding(days: 40) == last)
    #expect(CalendarDay(year: 2026, month: 2, day: 31).day == 28)
  }

  /// Clocks that skip midnight, repeat it or skip a whole day.
  @Test(arguments: [
    ("America/Sao_Paulo", 2018, 11, 4), ("Europe/Berlin", 2026, 3, 29),
    ("Europe/Berlin", 2026, 10, 25),
    ("America/Havana", 2025, 3, 9), ("Africa/Cairo", 2024, 4, 26),
    ("Pacific/Kiritimati", 2026, 1, 1),
    ("America/St_Johns", 2011, 11, 6),
  ])
  func aDayStartsAndEndsInItsOwnTimeZone(_ zone: String, year: Int, month: Int, day: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let day = CalendarDay(year: year, month: month, day: day)
    let start = day.start(in: calendar)
    #expect(CalendarDay(start, in: calendar) == day)
    let end = day.adding(days: 1).start(in: calendar)
    #expect(CalendarDay(end, in: calendar) == day.adding(days: 1))
    #expect(end > start)
  }
}
