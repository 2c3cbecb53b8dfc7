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

  /// Who had the keyboard before this controller was presented.
  weak var formerFirstResponder: View?

  private var loadedView: View?
  private var isVisible = false

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

  private static func firstTaker(in view: View) -> View? {
    guard !view.isHidden else { return nil }
    if view.canBecomeFirstResponder { return view }
    return view.subviews.lazy.compactMap(firstTaker).first
  }

  // MARK: - Responder chain

  /// The view that holds this controller's view; for a presented controller, the window.
  open override var next: Responder? {
    if presentingViewController != nil { return loadedView?.window }
    return loadedView?.superview ?? parent
  }

  /// The window that the view is in.
  public var window: Window? { loadedView?.window }

  /// The navigation controller that holds this one, nearest first.
  public var navigationController: NavigationController? { ancestor() }

  /// The split view controller that holds this one, nearest first.
  public var splitViewController: SplitViewController? { ancestor() }

  private func ancestor<Controller: ViewController>() -> Controller? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? Controller }.first
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
    setVisible(false)
    if isViewLoaded { view.removeFromSuperview() }
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// The children whose views are on the screen when this one's is.
  ///
  /// All by default.
  var visibleChildren: [ViewController] { children }

  /// Sends the appearance calls to this controller and to its visible children, if it comes or goes.
  func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible { viewWillAppear() } else { viewWillDisappear() }
    for child in visibleChildren { child.setVisible(visible) }
    if visible { viewDidAppear() } else { viewDidDisappear() }
  }

  /// Sends the appearance calls that follow from a change of the visible children.
  func updateVisibleChildren() {
    guard isVisible else { return }
    let visible = visibleChildren
    for child in children {
      child.setVisible(visible.contains { $0 === child })
    }
  }

  // MARK: - Presentation

  /// Shows a controller over the whole window.
  ///
  /// It has the keyboard until it is dismissed.
  public func present(_ controller: ViewController) {
    guard let window else { return }
    window.present(controller, over: self)
  }

  /// Takes away what is presented over this controller; else this controller, if it is presented.
  public func dismiss() {
    if let presentedViewController {
      presentedViewController.window?.dismiss(presentedViewController)
    } else if presentingViewController != nil {
      window?.dismiss(self)
    } else {
      parent?.dismiss()
    }
  }

  /// Says something in the status bar until the next stroke.
  public func showMessage(_ text: String, isError: Bool = false) {
    window?.statusBar.showMessage(text, isError: isError)
  }
}
