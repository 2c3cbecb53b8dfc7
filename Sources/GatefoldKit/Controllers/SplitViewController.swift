import GatefoldTerminal

/// Two columns side by side, a list and the chosen thing, that fold to one where the screen is narrow.
///
/// Folding keeps both controllers and their views: scroll positions, selection, typed text. One
/// column has the keyboard, and while only one is shown it is that one.
///
/// ```swift
/// let split = SplitViewController(
///   primary: NavigationController(rootViewController: list),
///   secondary: NavigationController(rootViewController: detail)
/// )
/// detail.navigationItem.leftBarButtonItems = [split.displayModeButtonItem]
/// ```
open class SplitViewController: ViewController {
  /// The controller of the list.
  public let primaryViewController: ViewController
  /// The controller of the chosen thing.
  public let secondaryViewController: ViewController

  /// Who decides what is shown when the split view folds.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// The part of the width that the primary column takes, 0 to 1; a third if `nil`.
  public var preferredPrimaryColumnWidthFraction: Double? {
    didSet { setNeedsColumns() }
  }

  /// The part of the width that the person chose with keys or the mouse; `nil` if they did not.
  ///
  /// It goes before the preferred one. Programs that keep it between runs set it.
  public var chosenPrimaryColumnWidthFraction: Double? {
    didSet { setNeedsColumns() }
  }

  /// The least width of the primary column, in cells; numbers under 1 count as 1.
  public var minimumPrimaryColumnWidth: Int {
    get { limits.minimumPrimaryWidth }
    set { limits.minimumPrimaryWidth = newValue }
  }

  /// The greatest width of the primary column, in cells; the least width goes before it.
  public var maximumPrimaryColumnWidth: Int {
    get { limits.maximumPrimaryWidth }
    set { limits.maximumPrimaryWidth = newValue }
  }

  /// The least width of the secondary column, in cells; numbers under 1 count as 1.
  public var minimumSecondaryColumnWidth: Int {
    get { limits.minimumSecondaryWidth }
    set { limits.minimumSecondaryWidth = newValue }
  }

  /// The least width of the whole, in cells, that has room for both columns.
  ///
  /// It also folds where the least widths of both do not fit.
  public var collapseThreshold: Int {
    get { limits.collapseThreshold }
    set { limits.collapseThreshold = newValue }
  }

  /// Which columns to show where both have room.
  ///
  /// What the person does changes it. The keyboard leaves a column that this hides.
  public var preferredDisplayMode: DisplayMode = .automatic {
    didSet { updateColumns() }
  }

  /// Which columns are shown; never `automatic`.
  public private(set) var displayMode: DisplayMode = .oneBesideSecondary

  /// Whether there is room for one column alone.
  public private(set) var isCollapsed = false

  /// The column that has the keyboard, or gets it when what is presented over it goes.
  public private(set) var focusedColumn: Column = .primary

  /// A button that hides the list and shows it again; not in the bar while folded, where Back is.
  public private(set) lazy var displayModeButtonItem = BarButtonItem(title: "") { [weak self] in
    self?.toggleList()
  }

  private let divider = SplitDivider()
  private var limits = SplitLayout.Metrics() {
    didSet { setNeedsColumns() }
  }
  /// How often those who are told of a change may answer with another one.
  private static let passLimit = 8
  private var isUpdating = false
  private var needsUpdate = false

  /// Creates a split view of two controllers; it wraps neither.
  public init(primary: ViewController, secondary: ViewController) {
    primaryViewController = primary
    secondaryViewController = secondary
    super.init()
    divider.controller = self
    addChild(primary)
    addChild(secondary)
  }

  /// The controller of a column.
  public func viewController(for column: Column) -> ViewController {
    column == .primary ? primaryViewController : secondaryViewController
  }

  /// Shows a column and gives it the keyboard.
  ///
  /// Where it was hidden while both have room, both are shown from now on.
  public func show(_ column: Column) {
    reveal(column)
    window?.focus(viewController(for: column))
  }

  private func reveal(_ column: Column) {
    focusedColumn = column
    if isCollapsed || preferredDisplayMode.shows(column) {
      updateColumns()
    } else {
      preferredDisplayMode = .oneBesideSecondary
    }
  }

  private func toggleList() {
    let isShown = displayMode == .oneBesideSecondary
    preferredDisplayMode = isShown ? .secondaryOnly : .oneBesideSecondary
  }

  // MARK: - Widths

  /// The width of the primary column beside the secondary one, in cells; 0 before there is a view.
  public var primaryColumnWidth: Int {
    isViewLoaded ? metrics.primaryWidth(inWidth: view.frame.width) : 0
  }

  private var metrics: SplitLayout.Metrics {
    var metrics = limits
    metrics.fraction =
      chosenPrimaryColumnWidthFraction ?? preferredPrimaryColumnWidthFraction
      ?? SplitLayout.Metrics.automaticFraction
    return metrics
  }

  /// Moves the divider to a column of cells, or as near as the limits allow.
  func moveDivider(to column: Int) {
    let width = view.frame.width
    chosenPrimaryColumnWidthFraction = metrics.fraction(forDividerAt: column, inWidth: width)
  }

  func resetPrimaryColumnWidth() {
    chosenPrimaryColumnWidthFraction = nil
  }

  private func setNeedsColumns() {
    if isViewLoaded { view.setNeedsLayout() }
  }

  // MARK: - Columns

  /// Puts the divider in.
  open override func viewDidLoad() {
    view.addSubview(divider)
  }

  /// Gives the columns and the divider their frames; folds and unfolds.
  open override func viewDidLayoutSubviews() {
    updateColumns()
  }

  override func beginTransition(toVisible visible: Bool) {
    if visible { updateColumns() }
    super.beginTransition(toVisible: visible)
  }

  override var visibleChildren: [ViewController] {
    Column.allCases.filter { displayMode.shows($0) }.map { viewController(for: $0) }
  }

  /// Brings what is shown up to date with the width, the mode and the keyboard.
  ///
  /// Where that hides who has the keyboard, the window gives it to the focused column.
  ///
  /// Delegates and controllers that are told of it may ask for other changes; those follow.
  private func updateColumns() {
    needsUpdate = true
    guard isViewLoaded, view.frame.width > 0, !isUpdating else { return }
    isUpdating = true
    for _ in 0..<Self.passLimit where needsUpdate {
      needsUpdate = false
      updateCollapse()
      updateDisplayMode()
      placeColumns()
      updateVisibleChildren { showColumns() }
    }
    isUpdating = false
  }

  private func updateCollapse() {
    let collapses = metrics.isCollapsed(inWidth: view.frame.width)
    guard collapses != isCollapsed else { return }
    isCollapsed = collapses
    let (primary, secondary) = (primaryViewController, secondaryViewController)
    if !collapses {
      if !preferredDisplayMode.shows(focusedColumn) { preferredDisplayMode = .automatic }
      delegate?.splitViewController(self, separateSecondary: secondary, from: primary)
    } else if let delegate {
      let showsPrimary = delegate.splitViewController(
        self,
        collapseSecondary: secondary,
        onto: primary
      )
      focusedColumn = showsPrimary ? .primary : .secondary
    }
  }

  private func updateDisplayMode() {
    var mode = preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    if isCollapsed { mode = DisplayMode(only: focusedColumn) }
    if !mode.shows(focusedColumn) { focusedColumn = focusedColumn.other }
    if mode != displayMode {
      delegate?.splitViewController(self, willChangeTo: mode)
      displayMode = mode
    }
    let symbols = view.theme.symbols
    displayModeButtonItem.title = mode == .oneBesideSecondary ? symbols.back : symbols.forward
    displayModeButtonItem.isHidden = isCollapsed
    updateNavigationBar()
  }

  /// The views have their frames before they appear, so that a container knows what has room.
  private func placeColumns() {
    let size = view.bounds
    let layout = SplitLayout(width: size.width, metrics: metrics, mode: displayMode)
    for (column, cells) in [(Column.primary, layout.primary), (.secondary, layout.secondary)]
    where displayMode.shows(column) {
      let frame = Rect(x: cells.lowerBound, y: 0, width: cells.count, height: size.height)
      viewController(for: column).view.frame = frame
    }
    divider.isHidden = layout.divider == nil
    divider.frame = Rect(x: layout.divider ?? 0, y: 0, width: 1, height: size.height)
  }

  private func showColumns() {
    let shown = visibleChildren
    for controller in children where !shown.contains(where: { $0 === controller }) {
      if controller.isViewLoaded { controller.view.isHidden = true }
    }
    for controller in shown {
      if controller.view.superview !== view { view.addSubview(controller.view) }
      controller.view.isHidden = false
      controller.view.layoutIfNeeded()
    }
  }

  // MARK: - Keyboard

  override var keyboardTarget: View { viewController(for: focusedColumn).keyboardTarget }

  override func keyboardDidCome(to view: View) {
    super.keyboardDidCome(to: view)
    if let column = column(of: view), column != focusedColumn { reveal(column) }
  }

  /// The commands of panes.
  open override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of ``keyCommands`` in the help.
  public override var keyCommandsTitle: String { "Panes" }
}
