/// Tab stops, every eight columns as terminals have them.
enum TabStop {
  static let interval = 8

  /// Columns from a column, zero-based, to the next tab stop: 1…8.
  static func columns(from column: Int) -> Int {
    interval - column % interval
  }
}
