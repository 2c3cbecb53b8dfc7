/// Where the parts of a navigation bar are on its line.
///
/// All lengths are cells. As room gets less, the title is cut first, then Back loses its title, then
/// buttons go from the middle outwards; the last button at the right stays as long as one cell.
package struct NavigationBarLayout: Hashable, Sendable {
  /// The widths of the parts as they are.
  package struct Widths: Hashable, Sendable {
    /// Back with its title; `nil` where there is nothing to go back to.
    package var back: Int?
    /// Back without its title.
    package var backSymbol = 1
    /// The buttons at the left.
    package var left: [Int] = []
    /// The title.
    package var title = 0
    /// The buttons at the right.
    package var right: [Int] = []

    /// Creates the widths of an empty bar.
    package init() {}
  }

  /// Back; empty where there is none or no room.
  package private(set) var back = 0..<0
  /// Whether Back has its title.
  package private(set) var isBackTitled = false
  /// The buttons at the left; empty where they have no room.
  package private(set) var left: [Range<Int>]
  /// The title; empty where it has no room.
  package private(set) var title = 0..<0
  /// The buttons at the right; empty where they have no room.
  package private(set) var right: [Range<Int>]

  private static let gap = 2
  /// The cells that the title keeps before Back may have its own.
  private static let leastTitle = 8

  /// Lays out a bar.
  ///
  /// - Parameters:
  ///   - width: The cells there are; negative counts as none.
  ///   - widths: What the parts take.
  /// - Complexity: O(buttons).
  package init(width: Int, widths: Widths) {
    left = Array(repeating: 0..<0, count: widths.left.count)
    right = Array(repeating: 0..<0, count: widths.right.count)
    let margin = width < 5 ? 0 : 1
    let start = margin
    let end = max(start, width - margin)
    let limit = placeRight(widths, start: start, end: end)
    placeLeft(widths, start: start, limit: limit, hasRight: limit < end)
  }

  /// Places the buttons at the right from the edge inwards.
  ///
  /// - Returns: The first cell of them.
  private mutating func placeRight(_ widths: Widths, start: Int, end: Int) -> Int {
    var limit = end
    for index in widths.right.indices.reversed() {
      let isOutermost = index == widths.right.count - 1
      let least = start + (widths.back == nil || isOutermost ? 0 : widths.backSymbol + 1)
      let gap = isOutermost ? 0 : Self.gap
      guard isOutermost || limit - gap - widths.right[index] >= least else { break }
      let first = max(start, limit - gap - widths.right[index])
      right[index] = first..<(limit - gap)
      limit = first
    }
    return limit
  }

  /// Places Back, the buttons at the left and the title from the edge inwards.
  private mutating func placeLeft(_ widths: Widths, start: Int, limit: Int, hasRight: Bool) {
    let end = max(start, limit - (hasRight ? Self.gap : 0))
    var x = start
    if let titled = widths.back {
      isBackTitled = Self.needed(titled, and: widths) <= end - start
      let room = isBackTitled ? end : limit
      back = x..<min(room, x + (isBackTitled ? titled : widths.backSymbol))
      x = Self.next(after: back)
    }
    for index in left.indices {
      guard x + widths.left[index] <= end else { return }
      left[index] = x..<(x + widths.left[index])
      x = Self.next(after: left[index])
    }
    let room = max(0, end - x)
    if room > 1 || widths.title <= room { title = x..<(x + min(room, widths.title)) }
  }

  /// The cells that Back with its title takes, with all that has to stand beside it.
  private static func needed(_ back: Int, and widths: Widths) -> Int {
    let title = min(widths.title, leastTitle)
    var part = 0..<back
    for width in widths.left + (title > 0 ? [title] : []) {
      let x = next(after: part)
      part = x..<(x + width)
    }
    return part.upperBound
  }

  /// Where the next part begins: a single sign stands closer to what follows.
  private static func next(after part: Range<Int>) -> Int {
    switch part.count {
    case 0: part.upperBound
    case 1: part.upperBound + 1
    default: part.upperBound + gap
    }
  }
}
