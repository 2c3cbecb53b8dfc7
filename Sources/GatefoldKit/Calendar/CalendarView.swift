public import GatefoldTerminal
import GatefoldText

/// A month with a day to choose: weeks under each other, marked days, today.
///
/// Days that have something are bold and have a sign after them, today is underlined, the selected
/// day reversed: none of it needs a colour.
@MainActor
public final class CalendarView: View {
  /// Who knows what the days have.
  public weak var dataSource: (any CalendarViewDataSource)? {
    didSet { reloadData() }
  }

  /// Who is told which day was chosen.
  public weak var delegate: (any CalendarViewDelegate)?

  /// The words.
  public var names = CalendarNames.english {
    didSet { setNeedsDisplay() }
  }

  /// What weeks start with, from 1 for Sunday, as `Calendar.firstWeekday`.
  public var firstWeekday = 2 {
    didSet { setNeedsDisplay() }
  }

  /// The day that it is.
  public var today: CalendarDay {
    didSet { setNeedsDisplay() }
  }

  /// The day that the cursor is on; its month is shown.
  public var selectedDay: CalendarDay {
    didSet {
      if selectedDay.calendarMonth != oldValue.calendarMonth { counts = nil }
      wantedDay = selectedDay.day
      setNeedsDisplay()
    }
  }

  /// The day of the month that movements by months try to keep, over shorter months.
  private var wantedDay: Int
  /// What the days of the month have, once it was asked.
  private var counts: [Int: Int]?

  /// Creates a view of a day's month.
  public init(today: CalendarDay, selectedDay: CalendarDay? = nil) {
    self.today = today
    self.selectedDay = selectedDay ?? today
    wantedDay = self.selectedDay.day
    super.init()
  }

  /// Asks again what the days have.
  public func reloadData() {
    counts = nil
    setNeedsDisplay()
  }

  /// How many things a day of the shown month has.
  func count(on day: Int) -> Int {
    if let counts { return counts[day] ?? 0 }
    let counts = dataSource?.calendarView(self, countsIn: selectedDay.calendarMonth) ?? [:]
    self.counts = counts
    return counts[day] ?? 0
  }

  // MARK: - Layout

  /// The days of the shown month.
  var layout: MonthLayout {
    MonthLayout(selectedDay.calendarMonth, firstWeekday: firstWeekday)
  }

  /// Where everything is.
  private var grid: CalendarGrid {
    CalendarGrid(size: bounds.size, selectedWeek: layout.week(of: selectedDay.day))
  }

  // MARK: - Drawing

  /// The selected day, not seen: screen readers follow it.
  public override var cursor: Cursor? {
    let column = layout.column(of: selectedDay.day)
    let frame = grid.frame(week: layout.week(of: selectedDay.day), column: column)
    return Cursor(at: frame.origin, isVisible: false)
  }

  /// Draws the names of the weekdays and the days that there is room for.
  public override func draw(in context: DrawingContext) {
    let grid = grid
    if let y = grid.weekdayLine {
      for column in 0..<7 {
        let name = names.weekdays[layout.weekday(ofColumn: column)]
        let x = grid.x(ofColumn: column)
        context.write(name, at: Point(x: x, y: y), style: theme.secondaryText, width: 2)
      }
    }
    for week in grid.weeks {
      for column in 0..<7 {
        guard let day = layout.day(week: week, column: column) else { continue }
        draw(day, in: context.translated(to: grid.frame(week: week, column: column)))
      }
    }
  }

  private func draw(_ day: Int, in context: DrawingContext) {
    let isMarked = count(on: day) > 0
    var style = isMarked ? theme.markedDay : Style.plain
    let date = CalendarDay(year: selectedDay.year, month: selectedDay.month, day: day)
    if date == today { style = theme.today.over(style) }
    if date == selectedDay { style = theme.selection.over(style) }
    context.write(day < 10 ? " \(day)" : "\(day)", at: .zero, style: style)
    if isMarked {
      context.write(String(theme.symbols.mark), at: Point(x: 2, y: 0), style: theme.markedDay)
    }
  }

  /// The selected date and how many things it has.
  public override var statusText: String? {
    let name = names.months[selectedDay.month - 1]
    let date = "\(selectedDay.day) \(name) \(selectedDay.year)"
    let count = count(on: selectedDay.day)
    return count > 0 ? "\(date): \(count)" : date
  }

  /// The name and year of the shown month.
  var monthTitle: String { "\(names.months[selectedDay.month - 1]) \(selectedDay.year)" }

  // MARK: - Movement

  func move(byDays days: Int) {
    selectedDay = selectedDay.adding(days: days)
  }

  func move(byMonths months: Int) {
    let wanted = wantedDay
    let month = selectedDay.calendarMonth.adding(months: months)
    selectedDay = CalendarDay(year: month.year, month: month.month, day: wanted)
    wantedDay = wanted
  }

  func choose() {
    delegate?.calendarView(self, didSelect: selectedDay)
  }

  // MARK: - Responder

  /// A calendar takes the keyboard.
  public override var canBecomeFirstResponder: Bool { true }

  /// Movements by days, weeks, months and years.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Calendar" }

  /// A click chooses a day; the wheel turns months.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left, _):
      becomeFirstResponder()
      guard let (week, column) = grid.place(at: event.location),
        let day = layout.day(week: week, column: column)
      else { return true }
      selectedDay = CalendarDay(year: selectedDay.year, month: selectedDay.month, day: day)
      choose()
    case .scroll(let lines): move(byMonths: lines.signum())
    default: return false
    }
    return true
  }
}
