import GatefoldKit
import GatefoldTesting
import Testing

/// What happens where there is room for one column alone.
extension SplitViewControllerTests {
  private final class Delegate: SplitViewControllerDelegate {
    let log: Log
    var showsPrimary: Bool?

    init(_ log: Log) { self.log = log }

    func splitViewController(
      _ splitViewController: SplitViewController,
      collapseSecondary secondary: ViewController,
      onto primary: ViewController
    ) -> Bool {
      log.add("collapse")
      return showsPrimary ?? (splitViewController.focusedColumn == .primary)
    }

    func splitViewController(
      _ splitViewController: SplitViewController,
      separateSecondary secondary: ViewController,
      from primary: ViewController
    ) {
      log.add("separate")
    }

    func splitViewController(
      _ splitViewController: SplitViewController,
      willChangeTo displayMode: SplitViewController.DisplayMode
    ) {
      log.add("\(splitViewController.displayMode) to \(displayMode)")
    }
  }

  @Test(arguments: [SplitViewController.Column.primary, .secondary])
  func foldingAndUnfoldingKeepsTheScreenAndTheKeyboard(column: SplitViewController.Column) throws {
    let pilot = try Pilot(split, width: 100, height: 6)
    let page = column == .primary ? list : detail
    page.lower.becomeFirstResponder()
    pilot.press(">", ">")
    let before = (pilot.screen, pilot.styles)
    for width in [29, 12, 1, 29] {
      pilot.resize(width: width, height: 6)
      #expect(split.isCollapsed)
      #expect(pilot.window.firstResponder === page.lower)
      #expect(page.lower.isOnScreen)
    }
    pilot.resize(width: 100, height: 6)
    #expect(pilot.screen == before.0)
    #expect(pilot.styles == before.1)
  }

  @Test func theHiddenColumnKeepsItsViewAndWhoHadTheKeyboard() throws {
    let pilot = try Pilot(split, width: 80, height: 6)
    detail.lower.becomeFirstResponder()
    list.upper.becomeFirstResponder()
    let view = detail.view
    pilot.resize(width: 20, height: 6)
    #expect(!detail.lower.isOnScreen)
    pilot.press("l")
    #expect(pilot.focus == "Detail 2")
    pilot.press("h")
    #expect(pilot.focus == "List 1")
    pilot.resize(width: 80, height: 6)
    #expect(detail.view === view)
    #expect(pilot.focus == "List 1")
  }

  @Test func onlyWhatIsOnTheScreenAppears() throws {
    let pilot = try Pilot(split, width: 20, height: 6)
    #expect(log.take() == ["List didLoad", "List willAppear", "List didAppear"])
    #expect(!details.isViewLoaded)
    pilot.press("l")
    #expect(
      log.take() == [
        "Detail didLoad", "List willDisappear", "Detail willAppear", "List didDisappear",
        "Detail didAppear",
      ]
    )
    pilot.resize(width: 60, height: 6)
    #expect(log.take() == ["List willAppear", "List didAppear"])
    pilot.resize(width: 20, height: 6)
    #expect(log.take() == ["List willDisappear", "List didDisappear"])
    pilot.resize(width: 60, height: 6)
    _ = log.take()
    pilot.window.rootViewController = nil
    #expect(
      log.take() == [
        "List willDisappear", "Detail willDisappear", "List didDisappear", "Detail didDisappear",
      ]
    )
  }

  @Test(arguments: [(true, "List 1"), (false, "Detail 1")])
  func theDelegateSaysWhatIsShownWhenItFolds(showsPrimary: Bool, focus: String) throws {
    let delegate = Delegate(log)
    delegate.showsPrimary = showsPrimary
    split.delegate = delegate
    let pilot = try Pilot(split, width: 80, height: 6)
    split.show(showsPrimary ? .secondary : .primary)
    _ = log.take()
    pilot.resize(width: 20, height: 6)
    #expect(pilot.focus == focus)
    #expect(split.displayMode == (showsPrimary ? .primaryOnly : .secondaryOnly))
    #expect(
      log.take().prefix(2) == ["collapse", "oneBesideSecondary to \(split.displayMode)"]
    )
    pilot.resize(width: 80, height: 6)
    #expect(
      log.take().prefix(2) == [
        "separate", "\(showsPrimary ? "primary" : "secondary")Only to oneBesideSecondary",
      ]
    )
    #expect(pilot.focus == focus)
  }

  @Test func theDelegateIsAskedWhenItStartsFolded() throws {
    let delegate = Delegate(log)
    delegate.showsPrimary = false
    split.delegate = delegate
    let pilot = try Pilot(split, width: 20, height: 6)
    #expect(pilot.focus == "Detail 1")
    #expect(!log.lines.contains("List willAppear"))
  }

  @Test func aPushedDetailIsPoppedBeforeTheListIsShown() throws {
    let pilot = try Pilot(split, width: 30, height: 4)
    details.pushViewController(PageController("More"))
    pilot.resize(width: 20, height: 4)
    split.show(.secondary)
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " ‹ Detail  More     ")
    pilot.press("escape")
    #expect(pilot.terminal.lines[0] == " ‹ List  Detail     ")
    pilot.press("escape")
    #expect(pilot.terminal.lines[0] == " List               ")
    #expect(pilot.focus == "List 1")
  }

  @Test func backNamesTheListAsItIsCalledNow() throws {
    let pilot = try Pilot(split, width: 28, height: 4)
    split.show(.secondary)
    list.title = "Entries"
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " ‹ Entries  Detail          ")
    lists.pushViewController(PageController("Trash"))
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " ‹ Trash  Detail            ")
    pilot.click(x: 4, y: 0)
    #expect(pilot.focus == "Trash 1")
  }

  @Test func backComesWithFoldingEvenWhereNothingMoves() throws {
    detail.navigationItem.leftBarButtonItems = []
    split.preferredDisplayMode = .secondaryOnly
    let pilot = try Pilot(split, width: 40, height: 4)
    #expect(pilot.terminal.lines[0].hasPrefix(" Detail "))
    split.collapseThreshold = 50
    pilot.application.render()
    #expect(pilot.terminal.lines[0].hasPrefix(" ‹ List  Detail "))
  }

  @Test func columnsNeedNoNavigationController() throws {
    let split = SplitViewController(primary: list, secondary: detail)
    let pilot = try Pilot(split, width: 70, height: 4)
    #expect(pilot.terminal.lines[0].hasPrefix("List 1                 │Detail 1"))
    pilot.resize(width: 20, height: 4)
    pilot.press("l")
    #expect(pilot.terminal.lines[0] == "Detail 1            ")
    pilot.press("left")
    #expect(pilot.focus == "List 1")
  }

  @Test func foldingUnderADialogLeavesTheKeyboardThere() throws {
    let delegate = Delegate(log)
    delegate.showsPrimary = true
    split.delegate = delegate
    let pilot = try Pilot(split, width: 80, height: 6)
    split.show(.secondary)
    let dialog = PageController("Dialog")
    detail.present(dialog)
    pilot.resize(width: 20, height: 6)
    #expect(pilot.focus == "Dialog 1")
    #expect(pilot.terminal.lines[0] == "Dialog 1            ".prefix(20) + "")
    dialog.dismiss()
    #expect(pilot.focus == "List 1")
    pilot.resize(width: 80, height: 6)
    #expect(pilot.focus == "List 1")
  }

  @Test func aViewThatGetsTheKeyboardIsShown() throws {
    let pilot = try Pilot(split, width: 80, height: 6)
    pilot.resize(width: 20, height: 6)
    detail.lower.becomeFirstResponder()
    #expect(pilot.focus == "Detail 2")
    #expect(split.displayMode == .secondaryOnly)
  }
}
