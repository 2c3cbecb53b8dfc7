package import GatefoldText

/// A rectangle of cells to draw on. Whatever lies outside it, or outside the clip, is left out.
///
/// Every string passes the text gate here, and nowhere else: what is written is what all terminals
/// draw in the same number of columns.
@MainActor
public final class Surface {
  /// The extent in cells.
  public private(set) var size: Size
  /// The cells, line by line.
  package private(set) var cells: ContiguousArray<Cell>
  package let glyphs: GlyphTable

  /// Creates a surface of spaces.
  package init(size: Size, glyphs: GlyphTable) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    self.glyphs = glyphs
    self.cells = ContiguousArray(repeating: .blank(), count: self.size.width * self.size.height)
  }

  /// The whole surface.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Gives the surface another extent and fills it with spaces.
  package func reset(to size: Size) {
    let size = Size(width: max(0, size.width), height: max(0, size.height))
    if size == self.size {
      fill(bounds, style: .plain)
    } else {
      self.size = size
      cells = ContiguousArray(repeating: .blank(), count: size.width * size.height)
    }
  }

  /// Makes this surface equal to another that shares its glyph table, without allocating.
  package func copy(from other: Surface) {
    size = other.size
    cells.replaceSubrange(cells.startIndex..., with: other.cells)
  }

  /// Fills a rectangle with spaces of a style.
  ///
  /// - Complexity: O(cells in the rectangle).
  package func fill(_ rect: Rect, style: Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let blank = Cell.blank(style)
    for y in area.minY..<area.maxY {
      separateHalves(atLeftOf: area.minX, y: y)
      separateHalves(atLeftOf: area.maxX, y: y)
      let start = y * size.width
      for x in area.minX..<area.maxX { cells[start + x] = blank }
    }
  }

  /// Lays a style over the cells of a rectangle; their text stays.
  package func overlay(_ rect: Rect, style: Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let index = y * size.width + x
        cells[index].style = style.over(cells[index].style)
      }
    }
  }

  /// Writes text on one line, from a point to the right, inside a clip.
  ///
  /// Wide characters that the clip would cut in half become spaces. Control characters become
  /// visible marks; a tab goes to the next multiple of eight columns from the start of the text.
  ///
  /// - Returns: The width of the text that was asked for, clipped or not, up to the clip's edge.
  /// - Complexity: O(columns of the clip to the right of the point).
  @discardableResult
  package func write(_ text: some StringProtocol, at point: Point, style: Style, clip: Rect) -> Int {
    let area = clip.intersection(bounds)
    var x = point.x
    guard point.y >= area.minY, point.y < area.maxY else { return 0 }
    var glyphs = GlyphIterator(text)
    while x < area.maxX, let glyph = glyphs.next() {
      put(glyph, x: x, y: point.y, style: style, clip: area)
      x += glyph.width
    }
    return x - point.x
  }

  private func put(_ glyph: Glyph, x: Int, y: Int, style: Style, clip: Rect) {
    if x >= clip.minX && x + glyph.width <= clip.maxX {
      separateHalves(atLeftOf: x, y: y)
      separateHalves(atLeftOf: x + glyph.width, y: y)
      let index = y * size.width + x
      let number = glyphs.number(for: glyph)
      cells[index] = Cell(glyph: number, style: style, width: UInt8(glyph.width))
      if glyph.width == 2 { cells[index + 1] = Cell(glyph: 0x20, style: style, width: 0) }
    } else {
      for column in max(x, clip.minX)..<max(max(x, clip.minX), min(x + glyph.width, clip.maxX)) {
        separateHalves(atLeftOf: column, y: y)
        separateHalves(atLeftOf: column + 1, y: y)
        cells[y * size.width + column] = .blank(style)
      }
    }
  }

  /// Makes spaces of a wide character that straddles the edge before a column, so that no half is left.
  private func separateHalves(atLeftOf x: Int, y: Int) {
    guard x > 0, x < size.width else { return }
    let index = y * size.width + x
    guard cells[index].width == 0 else { return }
    cells[index] = .blank(cells[index].style)
    cells[index - 1] = .blank(cells[index - 1].style)
  }
}
