public import FoundationEssentials
import GatefoldTerminal

/// A calendar in a box over everything else, to choose a day.
///
/// ```swift
/// let controller = CalendarViewController(calendar: calendar, today: now) { day in … }
/// controller.calendarView.dataSource = self
/// present(controller)
/// ```
///
/// Enter and a click choose, Esc and a click beside the box leave everything as it is. No other key
/// reaches what is behind it.
@MainActor
public final class CalendarViewController: ViewController, CalendarViewDelegate {
  /// The calendar.
  public let calendarView: CalendarView

  private let didSelect: @MainActor (CalendarDay) -> Void
  /// What is done elsewhere is neither undone nor redone from here.
  private let history = UndoManager(limit: 1)

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - calendar: Says what weeks start with, and the time zone of `today`.
  ///   - today: The instant that it is.
  ///   - selectedDay: The day to begin with; today if left out.
  ///   - didSelect: Called with the chosen day once the dialog has gone.
  public init(
    calendar: Calendar,
    today: Date,
    selectedDay: CalendarDay? = nil,
    didSelect: @escaping @MainActor (CalendarDay) -> Void
  ) {
    let today = CalendarDay(today, in: calendar)
    calendarView = CalendarView(today: today, selectedDay: selectedDay)
    calendarView.firstWeekday = calendar.firstWeekday
    self.didSelect = didSelect
    super.init()
    calendarView.delegate = self
  }

  /// Makes the box.
  public override func loadView() {
    let box = CalendarBox(calendarView)
    box.didPressOutside = { [weak self] in self?.dismiss() }
    view = box
  }

  /// Takes the dialog away, then says which day was chosen.
  public func calendarView(_ calendarView: CalendarView, didSelect day: CalendarDay) {
    dismiss()
    didSelect(day)
  }

  /// Keys that type reach nothing behind the dialog.
  public override var takesText: Bool { true }

  /// An empty history: undo and redo reach nothing behind the dialog.
  public override var undoManager: UndoManager? { history }

  private static let commands = [
    KeyCommand(
      "escape",
      "q",
      "ctrl-c",
      title: "Cancel",
      isHinted: true,
      action: CalendarViewController.dismiss
    )
  ]

  /// Cancel.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Dialog" }
}
