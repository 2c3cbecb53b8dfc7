import GatefoldTerminal

extension DrawingContext {
  /// Draws where the lines that are seen are in the whole, on a column of cells.
  ///
  /// - Parameters:
  ///   - column: The cells of the bar, as many as there are lines seen.
  ///   - firstLine: The first line that is seen.
  ///   - lineCount: All lines; more than are seen.
  package func drawScrollBar(_ column: Rect, firstLine: Int, lineCount: Int) {
    let height = column.height
    guard height > 0, lineCount > height else { return }
    let length = max(1, height * height / lineCount)
    let y = column.minY + (height - length) * firstLine / (lineCount - height)
    fill(
      Rect(x: column.minX, y: y, width: 1, height: length),
      with: theme.symbols.scrollThumb,
      style: theme.divider
    )
  }
}
