import GatefoldKit
import GatefoldTesting
import Testing

struct ResponderTests {
  private final class Container: ViewController {}

  private func names(from responder: Responder) -> [String] {
    responder.chain.map { responder in
      switch responder {
      case let view as NamedView: view.name
      case let page as PageController: page.title ?? ""
      default: String(describing: type(of: responder))
      }
    }
  }

  @Test func theChainGoesFromTheViewThroughItsControllersToTheApplication() throws {
    let page = PageController("Detail")
    let split = SplitViewController(
      primary: NavigationController(rootViewController: PageController("List")),
      secondary: NavigationController(rootViewController: page)
    )
    let pilot = try Pilot(split, width: 80, height: 6)
    let expected = [
      "Detail 2", "View", "Detail", "View", "NavigationController", "View",
      "SplitViewController", "Window", "Application",
    ]
    // The application is not kept by what it shows.
    withExtendedLifetime(pilot) { #expect(names(from: page.lower) == expected) }
  }

  @Test func theChainOfAPresentedControllerLeavesOutItsPresenter() throws {
    let root = PageController("Root")
    let pilot = try Pilot(root)
    let dialog = PageController("Dialog")
    root.present(dialog)
    #expect(
      names(from: dialog.upper) == ["Dialog 1", "View", "Dialog", "Window", "Application"]
    )
    try #expect(names(from: #require(pilot.window.firstResponder)) == names(from: dialog.upper))
  }

  @Test func aControllerWithoutAViewIsFollowedByItsParent() {
    let parent = Container()
    let child = Container()
    parent.addChild(child)
    #expect(names(from: child) == ["Container", "Container"])
    #expect(!child.isViewLoaded)
  }

  @Test func aCoveredControllerStillReachesTheApplication() throws {
    let root = PageController("Root")
    let navigation = NavigationController(rootViewController: root)
    let pilot = try Pilot(navigation)
    navigation.pushViewController(PageController("Top"))
    withExtendedLifetime(pilot) { #expect(names(from: root).last == "Application") }
  }
}
