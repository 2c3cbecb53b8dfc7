import GatefoldText

/// A rectangle of cells to draw on.
///
/// Whatever lies outside it, or outside the clip, is left out.
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
      cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank()) }
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
  /// - Returns: How far the text went, and whether all of it lies before the clip's right edge.
  /// - Complexity: O(columns of the clip to the right of the point), whatever the text's length.
  @discardableResult
  package func write(
    _ text: some StringProtocol,
    at point: Point,
    style: Style,
    clip: Rect
  ) -> TextExtent {
    let area = clip.intersection(bounds)
    guard point.y >= area.minY, point.y < area.maxY else {
      return TextExtent(width: 0, isComplete: true)
    }
    var x = point.x
    var glyphs = GlyphIterator(text)
    while let glyph = glyphs.next() {
      if x + glyph.width > area.maxX {
        put(glyph, x: x, y: point.y, style: style, clip: area)
        return TextExtent(width: area.maxX - point.x, isComplete: false)
      }
      put(glyph, x: x, y: point.y, style: style, clip: area)
      x += glyph.width
    }
    return TextExtent(width: x - point.x, isComplete: true)
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

  /// Makes spaces of a wide character that straddles the left edge of a column.
  private func separateHalves(atLeftOf x: Int, y: Int) {
    guard x > 0, x < size.width else { return }
    let index = y * size.width + x
    guard cells[index].width == 0 else { return }
    cells[index] = .blank(cells[index].style)
    cells[index - 1] = .blank(cells[index - 1].style)
  }
}

/// How much of a text was written.
package struct TextExtent: Equatable, Sendable {
  /// Columns from the first cell of the text.
  package let width: Int
  /// Whether the text ended there; it was cut otherwise.
  package let isComplete: Bool
}
