public import GatefoldTerminal
import GatefoldText

/// The whole screen: the root controller, what is presented over it, the status bar, the keyboard.
@MainActor
public final class Window: View {
  /// The least size at which anything but a notice is shown.
  public static let minimumSize = Size(width: 12, height: 3)

  /// The controller that fills the window.
  public var rootViewController: ViewController? {
    didSet { replaceRoot(oldValue) }
  }

  /// The last line.
  public let statusBar = StatusBar()

  /// Who has the keyboard.
  public internal(set) weak var firstResponder: View?

  /// What views draw with.
  private var drawingTheme = Theme.standard

  /// The application whose window it is.
  public internal(set) weak var application: Application?
  private var presented: [ViewController] = []

  /// Who took the press, and gets what the mouse does until the button is released.
  private(set) weak var mouseTarget: View?

  /// Creates a window.
  ///
  /// The application gives it its size.
  public init() {
    super.init()
    addSubview(statusBar)
  }

  /// The window itself.
  public override var window: Window? { self }

  /// Colours, attributes and symbols for everything in the window.
  public override var theme: Theme {
    get { drawingTheme }
    set {
      drawingTheme = newValue
      setNeedsDisplay()
    }
  }

  /// The application.
  public override var next: Responder? { application }

  /// Asks the application for a new frame.
  public override func setNeedsDisplay() {
    application?.setNeedsFrame()
  }

  // MARK: - Layout

  /// Whether the window is too small to show anything useful.
  var isTooSmall: Bool {
    frame.width < Self.minimumSize.width || frame.height < Self.minimumSize.height
  }

  /// Gives the last line to the status bar and the rest to the root controller.
  public override func layoutSubviews() {
    let content = contentFrame
    statusBar.frame = Rect(x: 0, y: content.height, width: frame.width, height: 1)
    if let root = rootViewController { root.view.frame = content }
    for controller in presented { controller.view.frame = content }
  }

  private var contentFrame: Rect {
    Rect(x: 0, y: 0, width: frame.width, height: max(0, frame.height - 1))
  }

  override func drawTree(in context: DrawingContext) {
    if isTooSmall {
      context.write("Too small", at: .zero)
    } else {
      super.drawTree(in: context)
    }
  }

  private func replaceRoot(_ old: ViewController?) {
    guard old !== rootViewController else { return }
    if let lowest = presented.first { dismiss(lowest) }
    if let old { hide(old) }
    guard let root = rootViewController else { return makeFirstResponder(nil) }
    show(root)
    focus(root)
  }

  /// The view has its frame before the controller is told that it will appear, so that a container
  /// knows what of it has room.
  private func show(_ controller: ViewController) {
    controller.view.frame = contentFrame
    controller.beginTransition(toVisible: true)
    addSubview(controller.view)
    addSubview(statusBar)
    layoutIfNeeded()
    controller.endTransition()
  }

  private func hide(_ controller: ViewController) {
    controller.beginTransition(toVisible: false)
    controller.view.removeFromSuperview()
    controller.endTransition()
  }

  /// The controller in front: the last presented one, else the root.
  public var topViewController: ViewController? { presented.last ?? rootViewController }

  // MARK: - Presentation

  func isPresented(_ controller: ViewController) -> Bool {
    presented.contains { $0 === controller }
  }

  func present(_ controller: ViewController, over presenter: ViewController) {
    controller.presentingViewController = presenter
    presenter.presentedViewController = controller
    controller.formerFirstResponder = firstResponder
    presented.append(controller)
    mouseTarget = nil
    show(controller)
    focus(controller)
  }

  /// Takes away a presented controller and those presented over it; the keyboard goes back.
  func dismiss(_ controller: ViewController) {
    guard let index = presented.firstIndex(where: { $0 === controller }) else { return }
    let leaving = presented[index...].reversed()
    presented.removeSubrange(index...)
    for controller in leaving {
      hide(controller)
      controller.presentingViewController?.presentedViewController = nil
      controller.presentingViewController = nil
    }
    if let former = controller.formerFirstResponder, former.isOnScreen {
      makeFirstResponder(former)
    } else if let top = topViewController {
      focus(top)
    }
  }

  /// The presented controller that keeps the keyboard from a view: the lowest one over it.
  func presentedController(over view: View) -> ViewController? {
    let own = presented.lastIndex { $0.view.isAncestor(of: view) }
    return presented[((own ?? -1) + 1)...].first
  }

  // MARK: - Mouse

  /// Takes a mouse event to the view under the pointer, or to the one that took the press.
  ///
  /// A press gives the keyboard to what was clicked before it acts there.
  func dispatch(_ event: MouseEvent) {
    layoutIfNeeded()
    guard !isTooSmall, let target = target(for: event) else { return }
    if case .press = event.kind {
      mouseTarget = nil
      focus(near: target)
    }
    for view in sequence(first: target, next: \.superview) {
      var local = event
      local.location = view.convertFromWindow(event.location)
      if view.mouseEvent(local) {
        if case .press = event.kind { captureMouse(for: view) }
        break
      }
    }
    if case .release = event.kind { captureMouse(for: nil) }
  }

  private func target(for event: MouseEvent) -> View? {
    switch event.kind {
    case .drag, .release:
      mouseTarget.flatMap { $0.isOnScreen ? $0 : nil }
    case .press, .scroll:
      hitTest(event.location)
    }
  }

  private func captureMouse(for view: View?) {
    mouseTarget = view
    setNeedsDisplay()
  }
}
