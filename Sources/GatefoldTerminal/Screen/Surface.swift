/// A rectangle of cells to draw on.
///
/// Whatever lies outside it, or outside the clip, is left out. Every string passes the text gate
/// here, and nowhere else: what is written is what all terminals draw in the same number of columns.
@MainActor
public final class Surface {
  package let glyphs: GlyphTable
  private var grid: CellGrid

  /// Creates a surface of spaces.
  package init(size: Size, glyphs: GlyphTable) {
    self.glyphs = glyphs
    grid = CellGrid(size: size)
  }

  /// The extent in cells.
  public var size: Size { grid.size }

  /// The whole surface.
  public var bounds: Rect { grid.bounds }

  /// The cells, line by line.
  package var cells: ContiguousArray<Cell> { grid.cells }

  /// Gives the surface an extent and fills it with spaces.
  package func reset(to size: Size) {
    if size == grid.size {
      grid.fill(grid.bounds, style: .plain)
    } else {
      grid = CellGrid(size: size)
    }
  }

  /// Makes this surface equal to another that shares its glyph table, without allocating.
  package func copy(from other: Surface) {
    grid.copy(from: other.grid)
  }

  /// Fills a rectangle with spaces of a style.
  ///
  /// - Complexity: O(cells in the rectangle).
  package func fill(_ rect: Rect, style: Style) {
    grid.fill(rect, style: style)
  }

  /// Lays a style over the cells of a rectangle; their text stays.
  ///
  /// - Complexity: O(cells in the rectangle).
  package func overlay(_ rect: Rect, style: Style) {
    grid.overlay(rect, style: style)
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
    grid.write(text, at: point, style: style, clip: clip, glyphs: glyphs)
  }
}
