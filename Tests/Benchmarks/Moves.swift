import GatefoldKit
import GatefoldTesting

/// Moves the selection down and up through ten rows, and prints what the data source was asked for.
///
/// Run under an instruction counter for tables of different lengths, it shows that a move costs the
/// same in all of them.
struct Moves {
  private let root: NumbersViewController
  private let pilot: Pilot

  init(count: Int) throws {
    root = NumbersViewController(count: count)
    pilot = try Pilot(root, width: 120, height: 8)
  }

  func run(_ moves: Int) throws {
    let first = root.askedRowCount
    for move in 0..<moves { pilot.press(move / 9 % 2 == 0 ? "down" : "up") }
    print(
      "rows asked for: \(first) in the first frame, \(root.askedRowCount - first) in \(moves) moves"
    )
  }
}
