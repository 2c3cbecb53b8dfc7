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
  public private(set) weak var firstResponder: View?

  /// What views draw with.
  private var drawingTheme = Theme.standard

  weak var application: Application?
  private var presented: [ViewController] = []
  private weak var mouseTarget: View?

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
    let content = Rect(x: 0, y: 0, width: frame.width, height: max(0, frame.height - 1))
    statusBar.frame = Rect(x: 0, y: content.height, width: frame.width, height: 1)
    if let root = rootViewController { root.view.frame = content }
    for controller in presented { controller.view.frame = content }
  }

  override func drawTree(in context: DrawingContext) {
    if isTooSmall {
      context.write("Too small", at: .zero)
    } else {
      super.drawTree(in: context)
    }
  }

  private func replaceRoot(_ old: ViewController?) {
    old?.setVisible(false)
    old?.view.removeFromSuperview()
    guard let root = rootViewController else { return }
    insert(root.view)
    root.setVisible(true)
    layoutIfNeeded()
    focus(root)
  }

  private func insert(_ view: View) {
    addSubview(view)
    addSubview(statusBar)
  }

  // MARK: - Keyboard

  /// The controller in front: the last presented one, else the root.
  public var topViewController: ViewController? { presented.last ?? rootViewController }

  /// Where a stroke begins: the first responder, else the controller in front, else the window.
  var responderForKeys: Responder { firstResponder ?? topViewController ?? self }

  /// Gives the keyboard to a view.
  func makeFirstResponder(_ view: View?) {
    guard view !== firstResponder else { return }
    let old = firstResponder
    firstResponder = view
    old?.didResignFirstResponder()
    view?.didBecomeFirstResponder()
    view?.superview?.subviewDidBecomeFirstResponder()
    setNeedsDisplay()
  }

  /// Gives the keyboard to whom a controller prefers.
  public func focus(_ controller: ViewController) {
    makeFirstResponder(controller.preferredFirstResponder)
  }

  // MARK: - Presentation

  func present(_ controller: ViewController, over presenter: ViewController) {
    controller.presentingViewController = presenter
    presenter.presentedViewController = controller
    presented.append(controller)
    controller.formerFirstResponder = firstResponder
    insert(controller.view)
    controller.setVisible(true)
    layoutIfNeeded()
    focus(controller)
  }

  /// Takes away a presented controller and those presented over it; the keyboard goes back.
  func dismiss(_ controller: ViewController) {
    guard let index = presented.firstIndex(where: { $0 === controller }) else { return }
    for controller in presented[index...].reversed() {
      controller.setVisible(false)
      controller.presentingViewController?.presentedViewController = nil
      controller.presentingViewController = nil
      controller.view.removeFromSuperview()
    }
    presented.removeSubrange(index...)
    if let former = controller.formerFirstResponder, former.window === self {
      makeFirstResponder(former)
    } else if let top = topViewController {
      focus(top)
    }
  }

  // MARK: - Mouse

  /// Takes a mouse event to the view under the pointer, or to the one that took the press.
  func dispatch(_ event: MouseEvent) {
    guard !isTooSmall, let target = target(for: event) else { return }
    for responder in sequence(first: target as View, next: \.superview) {
      var local = event
      local.location = responder.convertFromWindow(event.location)
      if responder.mouseEvent(local) {
        if case .press = event.kind { mouseTarget = responder }
        break
      }
    }
    if case .release = event.kind { mouseTarget = nil }
  }

  private func target(for event: MouseEvent) -> View? {
    switch event.kind {
    case .drag, .release:
      mouseTarget
    case .press, .scroll:
      hitTest(event.location)
    }
  }
}
