import GatefoldKit
import GatefoldTesting
import Testing

struct ViewControllerTests {
  /// Shows all its children over each other.
  private final class Container: ViewController {
    var log: Log?

    init(_ children: [ViewController], log: Log) {
      super.init()
      self.log = log
      for child in children { addChild(child) }
    }

    override func viewDidLoad() {
      for child in children { view.addSubview(child.view) }
    }

    override func viewWillAppear() { log?.add("container willAppear") }
    override func viewDidAppear() { log?.add("container didAppear") }
    override func viewWillDisappear() { log?.add("container willDisappear") }
    override func viewDidDisappear() { log?.add("container didDisappear") }
  }

  let log = Log()

  @Test func theViewIsMadeOnce() {
    let page = PageController("P", log: log)
    #expect(!page.isViewLoaded)
    let view = page.view
    #expect(page.view === view)
    #expect(log.take() == ["P didLoad"])
  }

  @Test func appearanceCallsReachTheChildrenBetweenThoseOfTheContainer() throws {
    let container = Container(
      [PageController("P", log: log), PageController("Q", log: log)],
      log: log
    )
    let pilot = try Pilot(container)
    #expect(
      log.take() == [
        "P didLoad", "Q didLoad", "container willAppear", "P willAppear", "Q willAppear",
        "P didAppear", "Q didAppear", "container didAppear",
      ]
    )
    pilot.window.rootViewController = nil
    #expect(
      log.take() == [
        "container willDisappear", "P willDisappear", "Q willDisappear", "P didDisappear",
        "Q didDisappear", "container didDisappear",
      ]
    )
  }

  @Test func leavingTheParentTakesTheViewAway() throws {
    let page = PageController("P", log: log)
    let container = Container([page], log: log)
    let pilot = try Pilot(container)
    _ = log.take()
    page.removeFromParent()
    #expect(log.take() == ["P willDisappear", "P didDisappear"])
    #expect(page.view.superview == nil)
    #expect(page.parent == nil)
    #expect(container.children.isEmpty)
    pilot.press("x")
    #expect(pilot.window.firstResponder === container.view)
  }

  @Test func theKeyboardStaysInAControllerWhenAChildHasMovedOn() throws {
    let page = PageController("P")
    let (first, second) = (Container([page], log: log), Container([], log: log))
    let pilot = try Pilot(Container([first, second], log: log))
    #expect(pilot.focus == "P 1")
    second.addChild(page)
    second.view.addSubview(page.view)
    page.upper.becomeFirstResponder()
    pilot.window.focus(first)
    pilot.press("x")
    #expect(pilot.window.firstResponder === first.view)
  }

  @Test func thePresentedControllerAppearsOverOneThatStays() throws {
    let root = PageController("R", log: log)
    let dialog = PageController("D", log: log)
    let pilot = try Pilot(root)
    _ = log.take()
    root.present(dialog)
    #expect(log.take() == ["D didLoad", "D willAppear", "D didAppear"])
    #expect(dialog.presentingViewController === root)
    root.dismiss()
    #expect(log.take() == ["D willDisappear", "D didDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(dialog.view.superview == nil)
    #expect(pilot.focus == "R 1")
  }

  @Test func aSecondPresentedControllerLiesOverTheFirst() throws {
    let root = PageController("R")
    let pilot = try Pilot(root)
    let (first, second) = (PageController("D"), PageController("E"))
    root.present(first)
    root.present(second)
    root.present(second)
    #expect(second.presentingViewController === first)
    #expect(pilot.focus == "E 1")
    second.dismiss()
    #expect(pilot.focus == "D 1")
    root.present(second)
    root.dismiss()
    #expect(pilot.focus == "R 1")
    #expect(first.presentedViewController == nil)
  }

  @Test func whatIsInAPresentedControllerCanDismissIt() throws {
    let root = PageController("R")
    let pilot = try Pilot(root)
    let page = PageController("D")
    root.present(NavigationController(rootViewController: page))
    #expect(pilot.focus == "D 1")
    page.dismiss()
    #expect(pilot.focus == "R 1")
    page.dismiss()
    root.dismiss()
    #expect(pilot.focus == "R 1")
  }

  @Test func aDialogOutlivesItsPresenterAndCanBeDismissed() throws {
    let navigation = NavigationController(rootViewController: PageController("R"))
    let pilot = try Pilot(navigation)
    let dialog = PageController("D")
    do {
      let page = PageController("P")
      navigation.pushViewController(page)
      page.present(dialog)
      navigation.popViewController()
    }
    #expect(pilot.focus == "D 1")
    dialog.dismiss()
    #expect(pilot.focus == "R 1")
  }

  @Test func presentingWithoutAWindowDoesNothing() {
    let page = PageController("P")
    let other = PageController("D")
    page.present(other)
    #expect(page.presentedViewController == nil)
    page.dismiss()
  }
}
