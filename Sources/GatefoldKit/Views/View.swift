public import GatefoldTerminal

/// A rectangle of the screen that draws itself, holds other views and takes the mouse.
///
/// Coordinates are cells; the origin is the top left of the superview. Whatever a view draws
/// outside its bounds is left out.
@MainActor
open class View: Responder {
  /// Where the view is, in the coordinates of its superview.
  public var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      setNeedsLayout()
    }
  }

  /// Whether the view, and what is in it, is left out of drawing and of the mouse.
  public var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsDisplay() } }
  }

  /// What the view is filled with before it draws; what is behind it shows through if `nil`.
  ///
  /// What the view and those in it draw without colours of its own has these.
  public var background: Style? {
    didSet { if background != oldValue { setNeedsDisplay() } }
  }

  /// The view that holds this one.
  public private(set) weak var superview: View?

  /// The views in this one, from back to front.
  public private(set) var subviews: [View] = []

  /// The controller whose view this is, if it is one's.
  weak var viewController: ViewController?

  private var needsLayout = true

  /// Creates a view.
  public init(frame: Rect = .zero) {
    self.frame = frame
    super.init()
  }

  /// The view's own rectangle: the extent of the frame at the origin.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The window that the view is in.
  open var window: Window? { superview?.window }

  /// Colours, attributes and symbols to draw with.
  open var theme: Theme { window?.theme ?? .standard }

  /// The controller whose view this is, else the superview.
  open override var next: Responder? { viewController ?? superview }

  /// Whether the keyboard is here.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Whether this view took a press of the mouse, and the button is still down.
  public var isTrackingMouse: Bool { window?.mouseTarget === self }

  /// Where the hardware cursor stands while the keyboard is here, in the view's own coordinates.
  open var cursor: Cursor? { nil }

  // MARK: - Hierarchy

  /// Puts a view in front of the others in this one.
  ///
  /// It leaves the view it was in.
  public func addSubview(_ view: View) {
    insertSubview(view, at: Int.max)
  }

  /// Puts a view in front of the first so many in this one, and behind the others.
  ///
  /// It leaves the view it was in. Numbers outside stand for the nearest one inside.
  public func insertSubview(_ view: View, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Whether this view is another one or holds it somewhere.
  public func isAncestor(of view: View) -> Bool {
    sequence(first: view) { $0.superview }.contains { $0 === self }
  }

  /// Whether the view is in a window, and neither it nor what holds it is hidden.
  package var isOnScreen: Bool {
    window != nil && sequence(first: self as View, next: \.superview).allSatisfy { !$0.isHidden }
  }

  // MARK: - Layout and display

  /// Gives the subviews their frames.
  ///
  /// Called before drawing when ``setNeedsLayout()`` was.
  open func layoutSubviews() {}

  /// Draws the view.
  ///
  /// The subviews are drawn after it, over it.
  open func draw(in context: DrawingContext) {}

  /// Asks for ``layoutSubviews()`` before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Asks for a new frame.
  open func setNeedsDisplay() {
    window?.setNeedsDisplay()
  }

  /// Lays out this view and all in it, where that was asked for.
  public func layoutIfNeeded() {
    if needsLayout {
      layoutSubviews()
      needsLayout = false
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews where !view.isHidden { view.layoutIfNeeded() }
  }

  /// Draws this view and all in it.
  func drawTree(in context: DrawingContext) {
    let context = background.map(context.filled) ?? context
    draw(in: context)
    for view in subviews where !view.isHidden && !view.frame.isEmpty {
      let inner = context.translated(to: view.frame)
      if !inner.clip.isEmpty { view.drawTree(in: inner) }
    }
  }

  // MARK: - Mouse and coordinates

  /// The frontmost view at a point of this view's coordinates.
  open func hitTest(_ point: Point) -> View? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inner = Point(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  /// A point of this view's coordinates in those of the window.
  public func convertToWindow(_ point: Point) -> Point {
    guard let superview else { return point }
    return superview.convertToWindow(Point(x: point.x + frame.minX, y: point.y + frame.minY))
  }

  /// A point of the window's coordinates in those of this view.
  public func convertFromWindow(_ point: Point) -> Point {
    let origin = convertToWindow(.zero)
    return Point(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Asks for the keyboard.
  ///
  /// Behind a presented controller it comes once that is dismissed.
  ///
  /// - Returns: Whether it came at once.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window else { return false }
    window.makeFirstResponder(self)
    return isFirstResponder
  }
}
