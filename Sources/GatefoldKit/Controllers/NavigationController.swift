import GatefoldTerminal

/// A stack of controllers, of which the last pushed one is on the screen, under a bar.
///
/// The bar takes the first line. Esc, Left and `h` go back where there is something to go back to.
/// Each controller keeps its view while others lie over it, and the keyboard comes back to the view
/// that had it.
open class NavigationController: ViewController {
  /// The controllers, from the root to the one on the screen.
  public private(set) var viewControllers: [ViewController] = []

  private let navigationBar = NavigationBar()

  /// Creates a stack of one controller.
  public init(rootViewController: ViewController) {
    super.init()
    navigationBar.controller = self
    setViewControllers([rootViewController])
  }

  /// The controller on the screen; `nil` while the stack is empty.
  public var topViewController: ViewController? { viewControllers.last }

  // MARK: - The stack

  /// Puts a controller on top.
  ///
  /// One that is in the stack already moves there.
  public func pushViewController(_ controller: ViewController) {
    setViewControllers(viewControllers.filter { $0 !== controller } + [controller])
  }

  /// Takes the top controller away.
  ///
  /// - Returns: That controller; `nil` where only the root is left, which stays.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1, let top = topViewController else { return nil }
    setViewControllers(viewControllers.dropLast())
    return top
  }

  /// Takes all controllers but the root away.
  ///
  /// - Returns: Those controllers, from the lowest to the former top.
  @discardableResult
  public func popToRootViewController() -> [ViewController] {
    let popped = viewControllers.dropFirst()
    if !popped.isEmpty { setViewControllers(Array(viewControllers.prefix(1))) }
    return Array(popped)
  }

  /// Replaces the whole stack; the last one comes onto the screen.
  ///
  /// The appearance calls come in UIKit's order: the old top will disappear, the new one will
  /// appear, and after the change the old one did disappear and the new one did appear.
  public func setViewControllers(_ controllers: [ViewController]) {
    let kept = Set(controllers.map { ObjectIdentifier($0) })
    let removed = viewControllers.filter { !kept.contains(ObjectIdentifier($0)) }
    let hasKeyboard = holdsFirstResponder
    viewControllers = controllers
    for controller in controllers where controller.parent !== self { addChild(controller) }
    placeTop()
    updateVisibleChildren { showTop() }
    for controller in removed { controller.removeFromParent() }
    updateNavigationBar()
    if hasKeyboard { window?.focus(self) }
  }

  override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }

  override func didRemoveChild(_ child: ViewController) {
    guard viewControllers.contains(where: { $0 === child }) else { return }
    setViewControllers(viewControllers.filter { $0 !== child })
  }

  // MARK: - View

  /// Puts the bar and the top controller's view in.
  public override func viewDidLoad() {
    view.addSubview(navigationBar)
    placeTop()
    showTop()
  }

  /// Gives the first line to the bar and the rest to the top controller.
  public override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let barHeight = min(1, bounds.height)
    navigationBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: barHeight)
    placeTop()
  }

  /// The view has its frame before it appears, so that a container knows what of it has room.
  private func placeTop() {
    guard isViewLoaded else { return }
    let size = view.bounds
    topViewController?.view.frame = Rect(
      x: 0,
      y: min(1, size.height),
      width: size.width,
      height: max(0, size.height - 1)
    )
  }

  private func showTop() {
    guard isViewLoaded, let top = topViewController else { return }
    for controller in children where controller !== top && controller.isViewLoaded {
      controller.view.isHidden = true
    }
    if top.view.superview !== view { view.addSubview(top.view) }
    top.view.isHidden = false
    top.view.layoutIfNeeded()
  }

  // MARK: - The bar

  override var displayTitle: String { topViewController?.displayTitle ?? super.displayTitle }

  override var keyboardTarget: View { topViewController?.keyboardTarget ?? super.keyboardTarget }

  /// What Back leads to, in words: the controller below, else the list of a folded split view.
  var backTitle: String? {
    if viewControllers.count > 1 { return viewControllers[viewControllers.count - 2].displayTitle }
    return splitViewController?.backTitle(for: self)
  }

  /// Does what a click on Back does.
  func goBack() {
    if popViewController() == nil { splitViewController?.show(.primary) }
  }

  override func updateNavigationBar() {
    navigationBar.setNeedsLayout()
    super.updateNavigationBar()
    splitViewController?.titleDidChange(in: self)
  }

  // MARK: - Keys

  private static let commands = [
    KeyCommand(
      "escape",
      "left",
      "h",
      title: "Back",
      isEnabled: { (controller: NavigationController) in controller.viewControllers.count > 1 },
      action: NavigationController.goBack
    )
  ]

  /// Back.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of Back in the help.
  public override var keyCommandsTitle: String { "Navigation" }
}
