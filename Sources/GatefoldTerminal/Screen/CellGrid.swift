import GatefoldText

/// The cells of a rectangle, line by line, and the writing of them.
///
/// A value: whoever draws text or fills an area reaches for the cells once, not for each of them.
struct CellGrid {
  private(set) var size: Size
  private(set) var cells: ContiguousArray<Cell>

  init(size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = ContiguousArray(repeating: .blank(), count: self.size.width * self.size.height)
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Makes the cells equal to others, without allocating where there is room.
  mutating func copy(from other: CellGrid) {
    size = other.size
    cells.replaceSubrange(cells.startIndex..., with: other.cells)
  }

  mutating func fill(_ rect: Rect, style: Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      separateHalves(atLeftOf: area.minX, y: y)
      separateHalves(atLeftOf: area.maxX, y: y)
      let start = y * size.width + area.minX
      cells.withUnsafeMutableBufferPointer { cells in
        UnsafeMutableBufferPointer(rebasing: cells[start..<start + area.width])
          .update(repeating: .blank(style))
      }
    }
  }

  mutating func overlay(_ rect: Rect, style: Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let index = y * size.width + x
        cells[index].style = style.over(cells[index].style)
      }
    }
  }

  mutating func write(
    _ text: some StringProtocol,
    at point: Point,
    style: Style,
    clip: Rect,
    glyphs table: GlyphTable
  ) -> TextExtent {
    let area = clip.intersection(bounds)
    guard point.y >= area.minY, point.y < area.maxY else {
      return TextExtent(width: 0, isComplete: true)
    }
    var pen = Pen(x: point.x, y: point.y, style: style, clip: area)
    var glyphs = GlyphIterator(text)
    while let glyph = glyphs.next() {
      let number = glyph.hasMarks ? table.number(for: glyph) : glyph.base.value
      put(number, width: glyph.width, with: pen)
      if pen.x + glyph.width > area.maxX {
        return TextExtent(width: area.maxX - point.x, isComplete: false)
      }
      pen.x += glyph.width
    }
    return TextExtent(width: pen.x - point.x, isComplete: true)
  }

  /// Where and how the next glyph is written.
  private struct Pen {
    var x: Int
    let y: Int
    let style: Style
    let clip: Rect
  }

  private mutating func put(_ number: UInt32, width: Int, with pen: Pen) {
    guard pen.x >= pen.clip.minX, pen.x + width <= pen.clip.maxX else {
      return putPart(width: width, with: pen)
    }
    separateHalves(atLeftOf: pen.x, y: pen.y)
    separateHalves(atLeftOf: pen.x + width, y: pen.y)
    let index = pen.y * size.width + pen.x
    cells[index] = Cell(glyph: number, style: pen.style, width: UInt8(width))
    if width == 2 { cells[index + 1] = Cell(glyph: 0x20, style: pen.style, width: 0) }
  }

  /// Spaces for what of a wide character lies inside the clip.
  private mutating func putPart(width: Int, with pen: Pen) {
    let columns = Rect(x: pen.x, y: pen.y, width: width, height: 1)
    fill(columns.intersection(pen.clip), style: pen.style)
  }

  /// Makes spaces of a wide character that straddles the left edge of a column.
  private mutating func separateHalves(atLeftOf x: Int, y: Int) {
    guard x > 0, x < size.width else { return }
    let index = y * size.width + x
    guard cells[index].width == 0 else { return }
    cells[index] = .blank(cells[index].style)
    cells[index - 1] = .blank(cells[index - 1].style)
  }
}
