/// Looks after one view: makes it, fills it, and takes the keys that nobody in it took.
///
/// The life cycle is UIKit's: ``loadView()`` and ``viewDidLoad()`` once, when ``view`` is first
/// asked for; ``viewWillAppear()`` … ``viewDidDisappear()`` each time it comes and goes.
@MainActor
open class ViewController: Responder {
  /// What the controller shows, in a few words, for bars.
  public var title: String? {
    didSet { if title != oldValue { navigationItem.didChange() } }
  }

  /// What the navigation bar shows while this controller is on top.
  public let navigationItem = NavigationItem()

  /// The controller that holds this one.
  public private(set) weak var parent: ViewController?

  /// The controllers held by this one.
  public private(set) var children: [ViewController] = []

  /// The controller presented over this one.
  public internal(set) var presentedViewController: ViewController?

  /// The controller that this one is presented over.
  public internal(set) weak var presentingViewController: ViewController?

  /// Who gets the keyboard back when this controller is no longer presented.
  weak var formerFirstResponder: View?

  private weak var lastFirstResponder: View?
  private var loadedView: View?
  private var isVisible = false
  private var isInTransition = false

  /// Creates a controller.
  ///
  /// Its view is made when it is first asked for.
  public override init() {
    super.init()
    navigationItem.owner = self
  }

  // MARK: - View

  /// The view.
  ///
  /// Asking for it makes it.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? View()
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      newValue.viewController = self
    }
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets ``view``.
  ///
  /// A plain one unless overridden; do not call.
  open func loadView() {
    view = View()
  }

  /// Called once after the view was made.
  open func viewDidLoad() {}

  /// Called before the view comes onto the screen.
  open func viewWillAppear() {}

  /// Called after the view came onto the screen.
  open func viewDidAppear() {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear() {}

  /// Called after the view left the screen.
  open func viewDidDisappear() {}

  /// Called after the view's subviews were given their frames.
  open func viewDidLayoutSubviews() {}

  /// Who gets the keyboard when it comes to this controller; the first view that wants it by default.
  open var preferredFirstResponder: View? {
    guard isViewLoaded else { return nil }
    return Self.firstTaker(in: view)
  }

  /// Who gets the keyboard when it comes: who had it here last, else who is preferred, else the view
  /// itself, so that the controller's key commands work.
  var keyboardTarget: View {
    if let last = lastFirstResponder, last.canBecomeFirstResponder, last.isOnScreen,
      view.isAncestor(of: last)
    {
      return last
    }
    return preferredFirstResponder ?? view
  }

  /// Told that the keyboard came to a view in this controller's.
  func keyboardDidCome(to view: View) {
    lastFirstResponder = view
  }

  /// Whether the keyboard is in this controller's view.
  var holdsFirstResponder: Bool {
    guard let loadedView, let view = window?.firstResponder else { return false }
    return loadedView.isAncestor(of: view)
  }

  private static func firstTaker(in view: View) -> View? {
    guard !view.isHidden else { return nil }
    if view.canBecomeFirstResponder { return view }
    return view.subviews.firstNonNil(firstTaker)
  }

  // MARK: - Responder chain

  /// The view that holds this controller's view; for a presented controller, the window.
  open override var next: Responder? {
    if presentingViewController != nil { return loadedView?.window }
    return loadedView?.superview ?? parent
  }

  /// What bars call this controller.
  var displayTitle: String { navigationItem.title ?? title ?? "" }

  /// Brings the bars in this controller up to date with what is around it.
  func updateNavigationBar() {
    for child in children { child.updateNavigationBar() }
  }

  /// The window that the view is in.
  public var window: Window? { loadedView?.window }

  /// The navigation controller that holds this one, nearest first.
  public var navigationController: NavigationController? { ancestor() }

  /// The split view controller that holds this one, nearest first.
  public var splitViewController: SplitViewController? { ancestor() }

  private func ancestor<Controller: ViewController>() -> Controller? {
    sequence(first: parent) { $0?.parent }.firstNonNil { $0 as? Controller }
  }

  // MARK: - Containment

  /// Makes another controller a child.
  ///
  /// The caller puts its view somewhere in this one's.
  public func addChild(_ controller: ViewController) {
    controller.removeFromParent()
    controller.parent = self
    children.append(controller)
  }

  /// Takes the controller, and its view, out of its parent.
  public func removeFromParent() {
    guard let parent else { return }
    beginTransition(toVisible: false)
    if isViewLoaded { view.removeFromSuperview() }
    endTransition()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.didRemoveChild(self)
  }

  /// Told that a child has left, whoever took it away.
  func didRemoveChild(_ child: ViewController) {}

  /// The children whose views are on the screen when this one's is.
  ///
  /// All by default.
  var visibleChildren: [ViewController] { children }

  /// Says what will happen, to this controller and then to its visible children.
  ///
  /// ``endTransition()`` has to follow once the views are in place.
  func beginTransition(toVisible visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    isInTransition = true
    if visible { viewWillAppear() } else { viewWillDisappear() }
    for child in visible ? visibleChildren : children { child.beginTransition(toVisible: visible) }
  }

  /// Says what did happen, to the children and then to this controller.
  func endTransition() {
    guard isInTransition else { return }
    isInTransition = false
    for child in children { child.endTransition() }
    if isVisible { viewDidAppear() } else { viewDidDisappear() }
  }

  /// Makes a change of the visible children, and sends the appearance calls that follow from it.
  ///
  /// - Parameter change: Puts the views in place; ``visibleChildren`` is as it will be already.
  func updateVisibleChildren(_ change: () -> Void) {
    guard isVisible else { return change() }
    let visible = visibleChildren
    let going = children.filter { child in
      child.isVisible && !visible.contains { $0 === child }
    }
    let coming = visible.filter { !$0.isVisible }
    for child in going { child.beginTransition(toVisible: false) }
    for child in coming { child.beginTransition(toVisible: true) }
    change()
    for child in going + coming { child.endTransition() }
  }

  // MARK: - Presentation

  /// Shows a controller over the whole window.
  ///
  /// It has the keyboard until it is dismissed. What this controller presents already stays, under
  /// the new one. Nothing happens while this controller is in no window, or the other is presented.
  public func present(_ controller: ViewController) {
    guard let window, !window.isPresented(controller) else { return }
    let presenters = sequence(first: self) { $0.presentedViewController }
    window.present(controller, over: presenters.reduce(self) { $1 })
  }

  /// Takes away what is presented over this controller; else this controller, if it is presented.
  public func dismiss() {
    if let presentedViewController {
      presentedViewController.window?.dismiss(presentedViewController)
    } else if let window, window.isPresented(self) {
      window.dismiss(self)
    } else {
      parent?.dismiss()
    }
  }

  /// Says something in the status bar until the next stroke.
  public func showMessage(_ text: String, isError: Bool = false) {
    window?.statusBar.showMessage(text, isError: isError)
  }
}
