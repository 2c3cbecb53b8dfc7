/// The keys of a calendar.
extension CalendarView {
  static let commands = [
    KeyCommand("enter", "space", title: "Choose", isHinted: true, action: CalendarView.choose),
    KeyCommand("left", "h", title: "Day before", action: moving { $0.move(byDays: -1) }),
    KeyCommand("right", "l", title: "Day after", action: moving { $0.move(byDays: 1) }),
    KeyCommand("up", "k", title: "Week before", action: moving { $0.move(byDays: -7) }),
    KeyCommand("down", "j", title: "Week after", action: moving { $0.move(byDays: 7) }),
    KeyCommand("page-up", title: "Month before", action: moving { $0.move(byMonths: -1) }),
    KeyCommand(
      "page-down",
      title: "Month after",
      isHinted: true,
      action: moving { $0.move(byMonths: 1) }
    ),
    KeyCommand("<", title: "Year before", action: moving { $0.move(byMonths: -12) }),
    KeyCommand(">", title: "Year after", action: moving { $0.move(byMonths: 12) }),
    KeyCommand("home", "g", title: "First of the month", action: moving { $0.moveToDay(1) }),
    KeyCommand("end", "G", title: "Last of the month", action: moving { $0.moveToDay(31) }),
    KeyCommand("t", title: "Today", action: moving { $0.selectedDay = $0.today }),
  ]

  private static func moving(
    _ move: @escaping @MainActor @Sendable (CalendarView) -> Void
  ) -> @MainActor @Sendable (CalendarView) -> @MainActor () -> Void {
    { view in { move(view) } }
  }

  private func moveToDay(_ day: Int) {
    selectedDay = CalendarDay(year: selectedDay.year, month: selectedDay.month, day: day)
  }
}
