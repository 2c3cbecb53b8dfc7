import GatefoldKit
import GatefoldTesting
import Testing

struct NavigationControllerTests {
  let log = Log()
  let root: PageController
  let second: PageController
  let third: PageController
  let navigation: NavigationController

  init() {
    root = PageController("A", log: log)
    second = PageController("B", log: log)
    third = PageController("C", log: log)
    navigation = NavigationController(rootViewController: root)
  }

  private func names() -> [String] { navigation.viewControllers.compactMap(\.title) }

  @Test func pushingAndPoppingShowsTheTop() throws {
    let pilot = try Pilot(navigation, width: 14, height: 4)
    #expect(
      pilot.content
        == ScreenSnapshot(
          """
          │ A            │
          │A 1           │
          │A 2           │
          """
        )
    )
    navigation.pushViewController(second)
    pilot.application.render()
    #expect(
      pilot.content
        == ScreenSnapshot(
          """
          │ ‹ A  B       │
          │B 1           │
          │B 2           │
          """
        )
    )
    #expect(navigation.popViewController() === second)
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == " A            ")
  }

  @Test func theAppearanceCallsComeInUIKitsOrder() throws {
    let pilot = try Pilot(navigation)
    #expect(log.take() == ["A didLoad", "A willAppear", "A didAppear"])
    navigation.pushViewController(second)
    #expect(
      log.take() == [
        "B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ]
    )
    navigation.popViewController()
    #expect(
      log.take() == ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"]
    )
    pilot.window.rootViewController = nil
    #expect(log.take() == ["A willDisappear", "A didDisappear"])
  }

  @Test func aControllerIsInPlaceWhenItDidAppearAndInTheStackUntilItDidDisappear() throws {
    let pilot = try Pilot(navigation, width: 20, height: 5)
    var width: Int?
    second.whenItDidAppear = { [second] in width = second.upper.frame.width }
    navigation.pushViewController(second)
    #expect(width == 20)
    navigation.popViewController()
    #expect(second.parent == nil)
    #expect(second.view.superview == nil)
    pilot.application.render()
    #expect(pilot.focus == "A 1")
  }

  @Test func popStopsAtTheRoot() throws {
    _ = try Pilot(navigation)
    #expect(navigation.popViewController() == nil)
    #expect(navigation.popToRootViewController().isEmpty)
    navigation.pushViewController(second)
    navigation.pushViewController(third)
    #expect(navigation.popToRootViewController().map(\.title) == ["B", "C"])
    #expect(names() == ["A"])
    #expect(navigation.topViewController === root)
  }

  @Test func coveredControllersInTheMiddleNeverAppear() throws {
    _ = try Pilot(navigation)
    _ = log.take()
    navigation.setViewControllers([root, second, third])
    #expect(
      log.take() == [
        "C didLoad", "A willDisappear", "C willAppear", "A didDisappear", "C didAppear",
      ]
    )
    navigation.setViewControllers([third, root])
    #expect(names() == ["C", "A"])
    #expect(second.parent == nil)
    #expect(
      log.take() == ["C willDisappear", "A willAppear", "C didDisappear", "A didAppear"]
    )
  }

  @Test func pushingWhatIsInTheStackMovesItToTheTop() throws {
    _ = try Pilot(navigation)
    navigation.pushViewController(second)
    navigation.pushViewController(root)
    #expect(names() == ["B", "A"])
    navigation.pushViewController(root)
    #expect(names() == ["B", "A"])
  }

  @Test func aControllerThatIsTakenElsewhereLeavesTheStack() throws {
    let pilot = try Pilot(navigation)
    navigation.pushViewController(second)
    _ = log.take()
    let other = NavigationController(rootViewController: second)
    #expect(other.viewControllers.count == 1)
    #expect(names() == ["A"])
    #expect(log.take() == ["B willDisappear", "B didDisappear", "A willAppear", "A didAppear"])
    pilot.application.render()
    #expect(pilot.focus == "A 1")
  }

  @Test func anEmptyStackShowsAnEmptyBar() throws {
    let pilot = try Pilot(navigation, width: 12, height: 3)
    navigation.setViewControllers([])
    pilot.application.render()
    #expect(pilot.terminal.lines[0] == "            ")
    pilot.press("escape", "left", "x")
    navigation.pushViewController(second)
    pilot.application.render()
    #expect(pilot.focus == "B 1")
  }

  @Test func pushingFromAnAppearanceCallEndsInOrder() throws {
    root.whenItDidAppear = { [navigation, second, root] in
      root.whenItDidAppear = {}
      navigation.pushViewController(second)
    }
    let pilot = try Pilot(navigation)
    #expect(log.lines.suffix(2) == ["A didDisappear", "B didAppear"])
    #expect(pilot.focus == "B 1")
    second.whenItWillAppear = { [navigation] in navigation.popViewController() }
    navigation.popViewController()
    _ = log.take()
    navigation.pushViewController(second)
    #expect(names() == ["A"])
    let appeared = log.lines.filter { $0 == "A willAppear" }.count
    #expect(appeared == log.lines.filter { $0 == "A willDisappear" }.count)
    #expect(log.lines.last == "A didAppear")
  }

  @Test func aPoppedControllerIsFreed() throws {
    let pilot = try Pilot(navigation, width: 30, height: 4)
    weak var freed: PageController?
    do {
      let page = PageController("Page")
      page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "+") {}]
      freed = page
      navigation.pushViewController(page)
      pilot.click(x: 2, y: 2)
      pilot.press("escape")
    }
    #expect(freed == nil)
  }

  // MARK: - Keyboard

  @Test(arguments: ["escape", "left", "h"] as [KeyPress])
  func backKeysPopAndTheKeyboardComesBackToWhoHadIt(key: KeyPress) throws {
    let pilot = try Pilot(navigation)
    root.lower.becomeFirstResponder()
    navigation.pushViewController(second)
    #expect(pilot.focus == "B 1")
    second.lower.becomeFirstResponder()
    navigation.pushViewController(third)
    #expect(pilot.focus == "C 1")
    pilot.press(key)
    #expect(pilot.focus == "B 2")
    pilot.press(key)
    #expect(pilot.focus == "A 2")
    pilot.press(key)
    #expect(names() == ["A"])
  }

  @Test func backIsOfferedOnlyWhereItDoesSomething() throws {
    _ = try Pilot(navigation)
    let back = try #require(navigation.keyCommands.first)
    #expect(!back.isEnabled(for: navigation))
    navigation.pushViewController(second)
    #expect(back.isEnabled(for: navigation))
  }

  @Test func aPushBehindAnotherPaneOrADialogDoesNotTakeTheKeyboard() throws {
    let list = NavigationController(rootViewController: PageController("L"))
    let split = SplitViewController(primary: list, secondary: navigation)
    let pilot = try Pilot(split, width: 80, height: 5)
    navigation.pushViewController(second)
    #expect(pilot.focus == "L 1")
    let dialog = PageController("D")
    split.present(dialog)
    list.pushViewController(third)
    #expect(pilot.focus == "D 1")
    dialog.dismiss()
    #expect(pilot.focus == "C 1")
  }

  @Test(arguments: absurdSizes)
  func anySizeWorks(width: Int, height: Int) throws {
    let pilot = try Pilot(navigation, width: width, height: height)
    navigation.pushViewController(second)
    second.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Edit") {}]
    pilot.application.render()
    pilot.resize(width: 20, height: 4)
    #expect(pilot.terminal.lines[0] == " ‹ A  B        Edit ")
    pilot.resize(width: width, height: height)
    pilot.click(x: 0, y: 0)
    pilot.press("escape")
    #expect(names() == ["A"])
    #expect(pilot.focus == "A 1")
  }
}
