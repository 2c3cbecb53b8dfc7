import Glibc

/// Where two frames of the same size differ, as runs of cells to be written anew.
///
/// Wide characters are never cut: a run holds both halves of those in either frame.
package struct FrameDifference {
  /// A run: cells of one line.
  package struct Run: Equatable, Sendable {
    /// The line.
    package var line: Int
    /// The columns.
    package var columns: Range<Int>
  }

  private let before: UnsafePointer<Cell>
  private let after: UnsafePointer<Cell>
  private let size: Size
  private var line = 0
  private var column = 0

  /// Compares two frames.
  ///
  /// - Parameters:
  ///   - before: The cells of the frame that is shown, line by line.
  ///   - after: The cells of the frame to show. Both have to outlive the difference.
  ///   - size: The extent of both.
  package init(from before: UnsafePointer<Cell>, to after: UnsafePointer<Cell>, size: Size) {
    self.before = before
    self.after = after
    self.size = size
  }

  /// The next run, from the top left to the bottom right; `nil` after the last.
  package mutating func next() -> Run? {
    while line < size.height {
      if let columns = nextInLine() {
        column = columns.upperBound
        return Run(line: line, columns: columns)
      }
      line += 1
      column = 0
    }
    return nil
  }

  private func nextInLine() -> Range<Int>? {
    let start = line * size.width
    let rest = size.width - column
    if rest == 0 || isEqual(start + column, count: rest) { return nil }
    guard let first = (column..<size.width).first(where: { !isEqual(start + $0, count: 1) }) else {
      return nil
    }
    var from = first
    while from > column && isRightHalf(start + from) { from -= 1 }
    var to = first + 1
    while to < size.width && (isRightHalf(start + to) || !isEqual(start + to, count: 1)) { to += 1 }
    return from..<to
  }

  private func isRightHalf(_ index: Int) -> Bool {
    before[index].width == 0 || after[index].width == 0
  }

  private func isEqual(_ index: Int, count: Int) -> Bool {
    memcmp(before + index, after + index, count * MemoryLayout<Cell>.stride) == 0
  }
}
