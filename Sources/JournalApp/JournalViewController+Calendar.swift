import FoundationEssentials
package import GatefoldKit

/// Going to a day by a calendar of the days that have entries.
extension JournalViewController: CalendarViewDataSource {
  func showCalendar() {
    let days = entries.list.days
    // As in ISO 8601, by which dates are typed here too.
    var weeks = days.calendar
    weeks.firstWeekday = 2
    let calendar = CalendarViewController(
      calendar: weeks,
      today: entries.environment.now(),
      selectedDay: entries.selectedEntry.map { CalendarDay($0.date, in: days.calendar) }
    ) { [weak self] day in
      self?.show(day)
    }
    calendar.calendarView.dataSource = self
    present(calendar)
  }

  private func show(_ day: CalendarDay) {
    let date = day.start(in: entries.list.days.calendar)
    show(.primary)
    if let path = entries.list.indexPath(nearest: date) { entries.select(path) }
  }

  /// How many entries each day of a month has.
  package func calendarView(
    _ calendarView: CalendarView,
    countsIn month: CalendarMonth
  ) -> [Int: Int] {
    let day = CalendarDay(year: month.year, month: month.month, day: 1)
    return entries.list.dayCounts(inMonthOf: day.start(in: entries.list.days.calendar))
  }
}
