import GatefoldKit
import GatefoldTesting
import Testing

/// What holds at any size, whatever happens.
extension SplitViewControllerTests {
  @Test(arguments: absurdSizes)
  func anySizeWorksAndComesBack(width: Int, height: Int) throws {
    let pilot = try Pilot(split, width: 100, height: 8)
    let before = pilot.screen
    pilot.resize(width: width, height: height)
    pilot.press("<", ">", "=")
    pilot.click(x: width / 3, y: 0)
    pilot.drag(from: Point(x: width / 3, y: 0), to: Point(x: 0, y: 0))
    pilot.press("=", "z", "z", "tab")
    pilot.resize(width: 100, height: 8)
    split.show(.primary)
    list.upper.becomeFirstResponder()
    pilot.application.render()
    #expect(pilot.screen == before)
  }

  /// The invariants that hold whatever happens: a focus exists and is on the screen, and the columns
  /// fill the view.
  @Test(arguments: 0..<20)
  func randomEventsLeaveAFocusAndFullColumns(seed: Int) throws {
    var generator = SplitMix(state: UInt64(seed))
    let pilot = try Pilot(split, width: 40, height: 6)
    let keys: [KeyPress] = ["tab", "h", "l", "<", ">", "=", "z", "escape", "x"]
    var steps: [String] = []
    for _ in 0..<300 where !steps.contains("wrong") {
      let x = Int.random(in: 0..<60, using: &generator)
      let y = Int.random(in: 0..<6, using: &generator)
      // Not on the status bar: a click there quits.
      let point = Point(x: x, y: min(y, pilot.terminal.size.height - 2))
      let kind = Int.random(in: 0..<7, using: &generator)
      steps.append("\(kind) \(x) \(y)")
      switch kind {
      case 0: pilot.resize(width: x + 1, height: y + 1)
      case 1: pilot.click(x: point.x, y: point.y)
      case 2: pilot.drag(from: point, to: Point(x: y * 9, y: y))
      case 3: split.show(x % 2 == 0 ? .primary : .secondary)
      case 4 where details.viewControllers.count < 3:
        details.pushViewController(PageController("P"))
      default: pilot.press(keys[x % keys.count])
      }
      pilot.application.render()
      if !isConsistent(pilot) { steps.append("wrong") }
    }
    #expect(!steps.contains("wrong"), "\(steps.suffix(5)) \(pilot.screen)")
  }

  private func isConsistent(_ pilot: Pilot) -> Bool {
    guard let focus = pilot.window.firstResponder, focus.isOnScreen else { return false }
    let column = split.viewController(for: split.focusedColumn)
    let shown = [lists, details].filter { $0.isViewLoaded && !$0.view.isHidden }
    let divider = shown.count - 1
    return column.view.isAncestor(of: focus)
      && shown.map(\.view.frame.width).reduce(divider, +) == split.view.frame.width
  }
}
