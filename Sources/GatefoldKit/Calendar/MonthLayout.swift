/// The days of a month in weeks: where each is in a grid of seven columns and up to six lines.
struct MonthLayout: Hashable, Sendable {
  /// The month.
  let month: CalendarMonth
  /// The weekday of the first column, from 1 for Sunday.
  let firstWeekday: Int

  /// Lays a month out.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - firstWeekday: What weeks start with, from 1 for Sunday, as `Calendar.firstWeekday`.
  init(_ month: CalendarMonth, firstWeekday: Int) {
    self.month = month
    self.firstWeekday = firstWeekday
  }

  /// Empty columns before the first.
  private var offset: Int { (month.firstWeekday - firstWeekday + 7) % 7 }

  /// Lines that have a day: 4 to 6.
  var weekCount: Int { (offset + month.dayCount + 6) / 7 }

  /// The day on a line of a column; nothing where none is.
  func day(week: Int, column: Int) -> Int? {
    guard (0..<7).contains(column) else { return nil }
    let day = week * 7 + column - offset + 1
    return (1...month.dayCount).contains(day) ? day : nil
  }

  /// The line of a day.
  func week(of day: Int) -> Int { (offset + day - 1) / 7 }

  /// The column of a day.
  func column(of day: Int) -> Int { (offset + day - 1) % 7 }

  /// The weekday of a column, from 0 for Sunday.
  func weekday(ofColumn column: Int) -> Int { (firstWeekday - 1 + column) % 7 }
}
