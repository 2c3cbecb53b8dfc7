import GatefoldKit
import GatefoldTesting
import Testing

/// Splits of two stacks that fold below 30 columns, so that the pictures stay small.
struct SplitViewControllerTests {
  let log = Log()
  let list: PageController
  let detail: PageController
  let lists: NavigationController
  let details: NavigationController
  let split: SplitViewController

  init() {
    list = PageController("List", log: log)
    detail = PageController("Detail", log: log)
    lists = NavigationController(rootViewController: list)
    details = NavigationController(rootViewController: detail)
    split = SplitViewController(primary: lists, secondary: details)
    split.collapseThreshold = 30
    detail.navigationItem.leftBarButtonItems = [split.displayModeButtonItem]
  }

  @Test func bothColumnsAndTheDividerFillTheScreen() throws {
    let pilot = try Pilot(split, width: 36, height: 5)
    #expect(
      pilot.content
        == ScreenSnapshot(
          """
          │ List       │ ‹ Detail              │
          │List 1      │Detail 1               │
          │List 2      │Detail 2               │
          │            │                       │
          """
        )
    )
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(!split.isCollapsed)
  }

  @Test func barsAreAsWideAsTheirPanes() throws {
    list.title = "Journal"
    list.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Edit") {}, BarButtonItem(title: "+") {},
    ]
    detail.title = "Sunday, 29 November 2026 at 21:14"
    detail.navigationItem.rightBarButtonItems = [BarButtonItem(title: "e Edit") {}]
    let pilot = try Pilot(split, width: 100, height: 4)
    #expect(
      pilot.terminal.lines[0]
        == " Journal                 Edit  + │"
        + " ‹ Sunday, 29 November 2026 at 21:14                       e Edit "
    )
  }

  @Test func theBarOfThePaneWithTheKeyboardStandsOut() throws {
    let pilot = try Pilot(split, width: 36, height: 3)
    let bars = { String(pilot.styles.description.prefix(38)) }
    #expect(bars() == "│BBBBBBBBBBBBDDDDDDDDDDDDDDDDDDDDDDDD│")
    pilot.press("tab")
    #expect(bars() == "│DDDDDDDDDDDDDBcBBBBBBBBBBBBBBBBBBBBB│")
    list.present(PageController("Dialog", log: log))
    #expect(split.focusedColumn == .secondary)
  }

  @Test func foldedTheListIsAloneAndTheDetailSlidesOverIt() throws {
    let pilot = try Pilot(split, width: 24, height: 4)
    #expect(
      pilot.content
        == ScreenSnapshot(
          """
          │ List                   │
          │List 1                  │
          │List 2                  │
          """
        )
    )
    split.show(.secondary)
    pilot.application.render()
    #expect(
      pilot.content
        == ScreenSnapshot(
          """
          │ ‹ List  Detail         │
          │Detail 1                │
          │Detail 2                │
          """
        )
    )
    #expect(pilot.focus == "Detail 1")
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func asciiTerminalsGetAsciiLines() throws {
    let pilot = try Pilot(split, width: 36, height: 4)
    pilot.window.theme.symbols = .ascii
    pilot.resize(width: 35, height: 4)
    #expect(pilot.terminal.lines[0] == " List       | < Detail             ")
  }

  @Test func thePreferredModeHoldsFromTheStart() throws {
    split.preferredDisplayMode = .secondaryOnly
    let pilot = try Pilot(split, width: 40, height: 4)
    #expect(pilot.focus == "Detail 1")
    #expect(log.lines == ["Detail didLoad", "Detail willAppear", "Detail didAppear"])
  }

  @Test func thePreferredModeWaitsWhileFolded() throws {
    let pilot = try Pilot(split, width: 20, height: 4)
    split.preferredDisplayMode = .secondaryOnly
    pilot.application.render()
    #expect(split.displayMode == .primaryOnly)
    #expect(pilot.focus == "List 1")
  }

  @Test func aDelegateThatNeverAgreesWithItselfDoesNotHang() throws {
    final class Fickle: SplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: SplitViewController,
        willChangeTo displayMode: SplitViewController.DisplayMode
      ) {
        splitViewController.preferredDisplayMode =
          displayMode == .secondaryOnly ? .primaryOnly : .secondaryOnly
      }
    }
    let delegate = Fickle()
    let pilot = try Pilot(split, width: 40, height: 4)
    split.delegate = delegate
    pilot.press("z")
    #expect(pilot.window.firstResponder?.isOnScreen == true)
  }

  @Test func aDelegateMayAskForAnotherChangeWhileOneIsMade() throws {
    final class Stubborn: SplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: SplitViewController,
        willChangeTo displayMode: SplitViewController.DisplayMode
      ) {
        if displayMode == .secondaryOnly { splitViewController.show(.primary) }
      }
    }
    let delegate = Stubborn()
    let pilot = try Pilot(split, width: 40, height: 4)
    split.delegate = delegate
    split.preferredDisplayMode = .secondaryOnly
    pilot.application.render()
    #expect(pilot.focus == "List 1")
    #expect(split.focusedColumn == .primary)
    #expect(split.displayMode.shows(.primary))
  }
}
