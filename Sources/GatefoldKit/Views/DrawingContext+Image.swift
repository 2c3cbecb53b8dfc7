public import GatefoldTerminal
import GatefoldText

extension DrawingContext {
  /// Draws a picture over a rectangle, cell by cell.
  ///
  /// Where the rectangle has another size, cells are left out or repeated. A wide character of
  /// which one half is left out becomes a space.
  ///
  /// - Complexity: O(cells of the rectangle that are seen).
  public func draw(_ image: CellImage, in rect: Rect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, !image.size.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let line = (y - rect.minY) * image.size.height / rect.height
      var free = area.minX
      for x in area.minX..<area.maxX {
        let column = (x - rect.minX) * image.size.width / rect.width
        let cell = image[Point(x: column, y: line)]
        let next = Point(x: (x + 1 - rect.minX) * image.size.width / rect.width, y: line)
        let hasRightHalf = x + 1 < area.maxX && image[next].character == nil
        free = draw(cell, at: Point(x: x, y: y), room: hasRightHalf ? 2 : 1, free: free)
      }
    }
  }

  /// Draws a cell unless it is the right half of what was drawn before.
  ///
  /// - Returns: The first column after what is drawn.
  private func draw(_ cell: CellImage.Cell, at point: Point, room: Int, free: Int) -> Int {
    if cell.character == nil, point.x < free { return free }
    let text = cell.character.map { String($0) } ?? " "
    let isWhole = text.cellWidth <= room
    return point.x + write(isWhole ? text : " ", at: point, style: cell.style)
  }
}
