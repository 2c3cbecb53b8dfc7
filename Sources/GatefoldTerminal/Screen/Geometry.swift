/// A position in cells; the origin is the top left, x grows to the right and y down.
public struct Point: Hashable, Sendable {
  /// The column, in cells from the left.
  public var x: Int
  /// The line, in cells from the top.
  public var y: Int

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point at a column and a line.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// An extent in cells.
///
/// Negative extents are treated as empty.
public struct Size: Hashable, Sendable {
  /// The number of cells on a line.
  public var width: Int
  /// The number of lines.
  public var height: Int

  /// No cells at all.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from a width and a height in cells.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether no cell fits.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A rectangle of cells.
///
/// Its right and bottom edges are exclusive.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent in cells.
  public var size: Size

  /// The empty rectangle at the top left.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left cell and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edges and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first line.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x + max(0, size.width) }
  /// The line after the last.
  public var maxY: Int { origin.y + max(0, size.height) }
  /// The number of columns, never negative.
  public var width: Int { max(0, size.width) }
  /// The number of lines, never negative.
  public var height: Int { max(0, size.height) }
  /// Whether the rectangle holds no cell.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether a cell lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both rectangles hold; an empty rectangle where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The same extent, moved by a number of cells.
  public func offsetBy(x: Int, y: Int) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }
}
