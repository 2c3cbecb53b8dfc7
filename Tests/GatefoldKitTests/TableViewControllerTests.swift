import GatefoldKit
import GatefoldTesting
import Testing

/// What a table's controller does where its subclass says nothing.
struct TableViewControllerTests {
  private final class OneRow: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  }

  @Test(arguments: [30, 80])
  func openingARowGoesToTheDetail(width: Int) throws {
    let list = NavigationController(rootViewController: OneRow())
    let split = SplitViewController(primary: list, secondary: ViewController())
    let pilot = try Pilot(split, width: width, height: 5)
    pilot.press("enter")
    #expect(split.focusedColumn == .secondary)
    pilot.press("escape")
    #expect(split.focusedColumn == .primary)
    pilot.click(x: 1, y: 1, count: 2)
    #expect(split.focusedColumn == .secondary)
  }

  @Test func openingARowOutsideASplitViewDoesNothing() throws {
    let pilot = try Pilot(OneRow())
    let screen = pilot.screen
    pilot.press("enter")
    #expect(pilot.screen == screen)
  }
}
