/// Who is told which day a person chose.
@MainActor
public protocol CalendarViewDelegate: AnyObject {
  /// A day was chosen: by Enter, or by a click.
  func calendarView(_ calendarView: CalendarView, didSelect day: CalendarDay)
}
