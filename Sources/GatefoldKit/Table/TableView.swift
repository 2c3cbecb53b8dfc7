public import GatefoldTerminal
import GatefoldText

/// Rows in sections, one of them selected, pulled from a data source as they come into view.
///
/// The selection and the place on the screen belong to rows, not to numbers: after any change the
/// same row is selected, on the same line where that is possible. Lengths are in lines and cells.
@MainActor
public final class TableView: View {
  /// Who knows the rows.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { reloadData() }
  }

  /// Who is told what the person does.
  public weak var delegate: (any TableViewDelegate)?

  /// Lines of a row, at least 1.
  ///
  /// Takes effect with the next ``reloadData()``.
  public var rowHeight = 1

  /// What is shown where there are no rows.
  public var emptyText = "" {
    didSet { setNeedsDisplay() }
  }

  /// Whether rows show the controls that delete and move them.
  public var isEditing = false {
    didSet { if isEditing != oldValue { reloadVisibleCells() } }
  }

  /// Where rows are.
  var layout = TableLayout.empty

  /// The selected row, and what identifies it.
  var selection: Row?

  /// The selected header; there is none while a row is selected.
  var selectedHeader: SelectedHeader?

  /// The sections that are to be collapsed, also those that are not there now.
  var collapsedSections: Set<SectionKey> = []

  /// The line of the content that the person last put at the top.
  var wantedTop = 0

  /// The height that the table had then.
  var wantedHeight = 0

  /// Whether the selected row is kept in view: after the person moved it, not after they scrolled.
  var followsSelection = true

  /// The rows that the person sees, from the last layout, from top to bottom.
  private(set) var shownRows: [ShownRow] = []

  /// The sections that the delegate was told are in view.
  private var shownSections: Range<Int>?

  /// Updates of the data that are being told, until they are complete.
  var updates: TableUpdates?

  /// The cells on the screen, by the ordinal of their row.
  private var visibleCells: [Int: VisibleCell] = [:]

  private var reusableCells: [String: [TableViewCell]] = [:]
  private var cellClasses: [String: (type: TableViewCell.Type, style: TableViewCell.CellStyle)] =
    [:]
  /// The headers in view, by section.
  var headers: [Int: TableViewHeaderView] = [:]
  /// Headers that left the view; only those that the table made.
  var reusableHeaders: [TableViewHeaderView] = []

  /// A row by place and by identity.
  struct Row {
    let path: IndexPath
    let identifier: AnyHashable?

    /// Whether both are the same row: by identifier if there is one.
    func isSame(as other: Row) -> Bool {
      identifier == other.identifier && (identifier != nil || path == other.path)
    }
  }

  /// A row on the screen, and its line from ``placeTop``.
  struct ShownRow {
    let row: Row
    let y: Int
  }

  private struct VisibleCell {
    let cell: TableViewCell
    let row: Row
  }

  /// Creates an empty table.
  public init() {
    super.init()
  }

  // MARK: - Cells

  /// Says what class and style the cells of an identifier have.
  public func register(
    _ cellClass: TableViewCell.Type,
    style: TableViewCell.CellStyle = .default,
    forCellReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = (cellClass, style)
  }

  /// A cell to configure for a row: one that left the screen, or a new one.
  ///
  /// The class is the registered one, else ``TableViewCell`` in its default style.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let (type, style) = cellClasses[identifier] ?? (TableViewCell.self, .default)
    return type.init(style: style, reuseIdentifier: identifier)
  }

  /// The cell of a row, if it is on the screen.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard layout.contains(indexPath) else { return nil }
    return visibleCells[layout.ordinal(of: indexPath)]?.cell
  }

  func forgetCell(ofOrdinal ordinal: Int) {
    if let visible = visibleCells.removeValue(forKey: ordinal) { recycle(visible.cell) }
  }

  /// Gives back all cells, so that the data source is asked again for those in view.
  func reloadVisibleCells() {
    for visible in visibleCells.values { recycle(visible.cell) }
    visibleCells.removeAll(keepingCapacity: true)
    forgetHeaders()
    shownSections = nil
    setNeedsLayout()
  }

  private func recycle(_ cell: TableViewCell) {
    cell.removeFromSuperview()
    reusableCells[cell.reuseIdentifier, default: []].append(cell)
  }

  // MARK: - Layout

  /// Asks for the rows that came into view, gives back those that left it, and places them.
  public override func layoutSubviews() {
    if !hasCurrentCounts { reloadData() }
    let top = topLine
    let rows = layout.ordinals(inLines: top..<(top + frame.height))
    for ordinal in visibleCells.keys where !rows.contains(ordinal) {
      forgetCell(ofOrdinal: ordinal)
    }
    shownRows.removeAll(keepingCapacity: true)
    for ordinal in rows { place(ordinal, top: top) }
    placeHeaders()
    tellShownSections()
  }

  private func tellShownSections() {
    let sections = visibleSections
    guard sections != shownSections else { return }
    shownSections = sections
    delegate?.tableView(self, didShowSections: sections)
  }

  private func place(_ ordinal: Int, top: Int) {
    let path = layout.path(ofOrdinal: ordinal)
    guard let visible = visibleCells[ordinal] ?? makeCell(at: path, ordinal: ordinal) else {
      return
    }
    let cell = visible.cell
    cell.frame = Rect(
      x: 0,
      y: layout.line(of: path) - top,
      width: frame.width,
      height: layout.rowHeight
    )
    shownRows.append(ShownRow(row: visible.row, y: cell.frame.minY + top - placeTop))
    cell.isSelected = path == selection?.path
    cell.isActive = isFirstResponder
  }

  private func makeCell(at path: IndexPath, ordinal: Int) -> VisibleCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.showsDeleteControl = isEditing && dataSource.tableView(self, canEditRowAt: path)
    cell.showsReorderControl = isEditing && dataSource.tableView(self, canMoveRowAt: path)
    let visible = VisibleCell(cell: cell, row: row(at: path))
    visibleCells[ordinal] = visible
    // Behind the headers.
    insertSubview(cell, at: 0)
    return visible
  }

  /// Whether the sections in view still have as many rows as when they were counted.
  ///
  /// A data source that changed without a word is found out here rather than by asking for a row
  /// that it does not have.
  private var hasCurrentCounts: Bool {
    guard let dataSource else { return true }
    guard dataSource.numberOfSections(in: self) == layout.allRowCounts.count else { return false }
    return visibleSections.allSatisfy {
      dataSource.tableView(self, numberOfRowsInSection: $0) == layout.allRowCounts[$0]
    }
  }

  /// The sections that are at least partly in view.
  public var visibleSections: Range<Int> {
    guard let first = layout.section(atLine: topLine) else { return 0..<0 }
    let last = layout.section(atLine: topLine + max(0, frame.height - 1)) ?? first
    return first..<(last + 1)
  }

  // MARK: - Drawing

  override func drawTree(in context: DrawingContext) {
    guard layout.stopCount > 0 else { return drawEmptyText(in: context) }
    super.drawTree(in: context)
  }

  private func drawEmptyText(in context: DrawingContext) {
    let x = TableViewCell.markerWidth
    let top = min(1, max(0, context.size.height - 1))
    let lines = TextLayout(emptyText, width: max(1, context.size.width - 2 * x))
    for y in 0..<min(lines.count, context.size.height - top) {
      context.write(lines.text(at: y), at: Point(x: x, y: top + y), style: theme.secondaryText)
    }
  }

  // MARK: - Keys and mouse

  /// Moving the selection, opening, deleting, and moving rows in edit mode.
  public override var keyCommands: [KeyCommand] { Self.commands }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "List" }

  /// A click selects, a double click opens, one on the delete control deletes, the wheel scrolls.
  public override func mouseEvent(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left, let count): click(at: event.location, count: count)
    case .scroll(let lines): scroll(by: lines)
    default: return false
    }
    return true
  }

  /// A table takes the keyboard.
  public override var canBecomeFirstResponder: Bool { true }

  /// Shows the selection as that of the pane with the keyboard.
  public override func didBecomeFirstResponder() {
    setNeedsLayout()
  }

  /// Shows the selection as that of another pane.
  public override func didResignFirstResponder() {
    setNeedsLayout()
  }

  /// On the selected row or header, not seen: screen readers follow it.
  public override var cursor: Cursor? {
    guard let cursorStop, !frame.isEmpty else { return nil }
    let y = layout.line(of: cursorStop) - topLine
    return (0..<frame.height).contains(y) ? Cursor(at: Point(x: 0, y: y), isVisible: false) : nil
  }
}
