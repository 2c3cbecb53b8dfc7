public import GatefoldTerminal
import GatefoldText

/// A picture as a grid of cells, made for the size and the colours that it is shown with.
///
/// A value that can be made anywhere; drawing it is a copy. What its characters are is up to the
/// maker: on the screen they pass the text gate.
public struct CellImage: Hashable, Sendable {
  /// One cell of the grid.
  public struct Cell: Hashable, Sendable {
    /// What is drawn; `nil` for the right half of a wide character, whose left half is before it.
    public var character: Character?
    /// Colours and attributes.
    public var style: Style

    /// Creates a cell; a space unless a character is named.
    public init(_ character: Character? = " ", style: Style = .plain) {
      self.character = character
      self.style = style
    }
  }

  /// The extent in cells, 0×0 or at least 1×1.
  public let size: Size
  private var cells: [Cell]

  /// Creates a picture of one cell over and over; an empty one for an empty size.
  public init(size: Size, filledWith cell: Cell = Cell()) {
    self.size = size.isEmpty ? .zero : size
    cells = Array(repeating: cell, count: self.size.width * self.size.height)
  }

  /// The cell at a point; outside, a space is read, and nothing is written.
  public subscript(_ point: Point) -> Cell {
    get { index(of: point).map { cells[$0] } ?? Cell() }
    set {
      guard let index = index(of: point) else { return }
      cells[index] = newValue
    }
  }

  /// Puts a text on one line from a point to the right, as far as whole characters fit.
  ///
  /// Each character takes the cells that it takes on the screen; those that take none are left out.
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) {
    var x = point.x
    for character in text {
      let width = String(character).cellWidth
      guard x + width <= size.width else { return }
      guard width > 0 else { continue }
      self[Point(x: x, y: point.y)] = Cell(character, style: style)
      for rest in 1..<width {
        self[Point(x: x + rest, y: point.y)] = Cell(nil, style: style)
      }
      x += width
    }
  }

  private func index(of point: Point) -> Int? {
    Rect(origin: .zero, size: size).contains(point) ? point.y * size.width + point.x : nil
  }
}
