/// Who knows which days of a calendar have something on them.
@MainActor
public protocol CalendarViewDataSource: AnyObject {
  /// How many things each day of a month has, by the day of the month; days that are left out have
  /// none.
  ///
  /// Asked once for each month that is shown.
  func calendarView(_ calendarView: CalendarView, countsIn month: CalendarMonth) -> [Int: Int]
}
