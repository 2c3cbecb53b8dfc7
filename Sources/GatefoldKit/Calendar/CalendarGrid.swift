import GatefoldTerminal

/// Where the weekdays and the weeks of a month are in a view of any size.
///
/// A day takes two cells for its number and, in all but the last column, one for a sign; one more
/// between columns where there is room. Where the view is not high enough, the week of the selected
/// day is in sight.
struct CalendarGrid: Hashable, Sendable {
  /// Weeks that a month can touch.
  static let weekCount = 6
  /// Cells of the widest grid, and of the one without gaps.
  static let widths = (wide: 7 * 4 - 1, narrow: 7 * 3 - 1)

  /// The line of the names of the weekdays, where there is room for it.
  let weekdayLine: Int?
  /// The weeks that are seen.
  let weeks: Range<Int>

  private let firstLine: Int
  private let left: Int
  private let columnWidth: Int

  init(size: Size, selectedWeek: Int) {
    weekdayLine = size.height > 1 ? 0 : nil
    firstLine = weekdayLine == nil ? 0 : 1
    let room = max(1, min(size.height - firstLine, Self.weekCount))
    let first = max(0, min(selectedWeek - room / 2, Self.weekCount - room))
    weeks = first..<(first + room)
    columnWidth = size.width >= Self.widths.wide ? 4 : size.width >= Self.widths.narrow ? 3 : 2
    left = max(0, (size.width - (7 * columnWidth - (columnWidth > 2 ? 1 : 0))) / 2)
  }

  /// The first cell of a column.
  func x(ofColumn column: Int) -> Int { left + column * columnWidth }

  /// The cells of a day.
  func frame(week: Int, column: Int) -> Rect {
    let y = firstLine + week - weeks.lowerBound
    return Rect(x: x(ofColumn: column), y: y, width: min(3, columnWidth), height: 1)
  }

  /// The week and the column at a cell.
  func place(at point: Point) -> (week: Int, column: Int)? {
    let week = point.y - firstLine + weeks.lowerBound
    guard weeks.contains(week), point.x >= left else { return nil }
    let column = (point.x - left) / columnWidth
    return column < 7 ? (week, column) : nil
  }
}
