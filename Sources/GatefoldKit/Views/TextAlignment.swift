/// Where a line stands that is shorter than its place.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle; an odd cell is left at the right.
  case center
  /// At the right edge.
  case right

  /// The first cell of a line of a width in a place of a width; 0 where it does not fit.
  func offset(of width: Int, in room: Int) -> Int {
    let free = max(0, room - width)
    switch self {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    }
  }
}
