/// A question in a box over everything else: a message, fields to fill in, and buttons.
///
/// ```swift
/// let alert = AlertController(title: "New Entry")
/// let field = alert.addTextField { $0.placeholder = "What happened?" }
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Add") { [self] _ in add(field.text) })
/// present(alert)
/// ```
///
/// Enter does the chosen button's action, or in a field the preferred one; Esc and Ctrl-C do the
/// cancelling one. Tab and the arrows go from field to field and from button to button. No other
/// key, and no click, reaches what is behind the alert.
@MainActor
public final class AlertController: ViewController {
  /// The text over the fields and buttons.
  public var message: String {
    didSet { if message != oldValue { updateView() } }
  }

  /// The actions, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []

  /// The fields, in the order in which they were added.
  public private(set) var textFields: [TextField] = []

  /// What Enter does in a field, and the button that is chosen first where there is no field.
  ///
  /// Without one, the first action of the default style; it has to be one of ``actions``.
  public var preferredAction: AlertAction? {
    didSet { updateView() }
  }

  /// Says what is wrong with what the fields hold, or nothing if it is right.
  ///
  /// Asked after each change. What it says is shown in the box, and only a cancelling action can be
  /// done meanwhile.
  public var validator: (@MainActor (AlertController) -> String?)? {
    didSet { validate() }
  }

  private var problem: String?
  /// Whether a person has changed something, or tried to go on: until then nothing is wrong.
  private var showsProblem = false
  /// What is done elsewhere is neither undone nor redone from here.
  private let history = UndoManager(limit: 1)

  /// Creates an alert without fields and buttons.
  public init(title: String, message: String = "") {
    self.message = message
    super.init()
    self.title = title
  }

  /// Adds a button.
  ///
  /// A cancelling action stands first beside the others, and last under them.
  public func addAction(_ action: AlertAction) {
    action.didChange = { [weak self] in self?.updateView() }
    actions.append(action)
    rebuildView()
  }

  /// Adds a field.
  ///
  /// - Parameter configurationHandler: Called at once, to set it up.
  /// - Returns: The field, for actions to read: one that held the alert, which holds its actions,
  ///   would keep it for ever.
  @discardableResult
  public func addTextField(
    configurationHandler: (@MainActor (TextField) -> Void)? = nil
  ) -> TextField {
    let field = TextField()
    configurationHandler?(field)
    field.editingChanged = { [weak self] in self?.fieldDidChange() }
    textFields.append(field)
    rebuildView()
    validate()
    return field
  }

  // MARK: - View

  let alertView = AlertView()

  /// Makes the box.
  public override func loadView() {
    view = alertView
    rebuildView()
    validate()
  }

  private func rebuildView() {
    guard isViewLoaded else { return }
    let cancelling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    alertView.show(
      fields: textFields,
      buttons: (cancelling + others)
        .map { action in
          AlertButton(action) { [weak self] in self?.perform($0) }
        }
    )
    updateView()
  }

  private func updateView() {
    guard isViewLoaded else { return }
    for button in alertView.buttons {
      button.isEnabled = canPerform(button.action)
      button.isPreferred = button.action === defaultAction
    }
    alertView.contents = AlertContents(
      title: title ?? "",
      message: message,
      fieldCount: textFields.count,
      problem: showsProblem ? problem ?? "" : "",
      buttonWidths: alertView.buttons.map(\.naturalWidth)
    )
  }

  private func fieldDidChange() {
    showsProblem = true
    validate()
    alertView.setNeedsLayout()
  }

  private func validate() {
    problem = validator?(self)
    updateView()
  }

  // MARK: - Actions

  private func canPerform(_ action: AlertAction) -> Bool {
    action.isEnabled && (problem == nil || action.style == .cancel)
  }

  private var defaultAction: AlertAction? {
    preferredAction ?? actions.first { $0.style == .default }
  }

  /// What Enter does now.
  private var enterAction: AlertAction? { focusedButton?.action ?? defaultAction }

  /// Takes the alert away, then does what the action is for; says what is wrong if it may not.
  private func perform(_ action: AlertAction) {
    guard canPerform(action) else {
      showsProblem = true
      return updateView()
    }
    dismiss()
    action.handler?(action)
  }

  private func performEnterAction() {
    if let enterAction { perform(enterAction) } else if actions.isEmpty { dismiss() }
  }

  private func cancel() {
    if let action = actions.first(where: { $0.style == .cancel && canPerform($0) }) {
      perform(action)
    } else {
      dismiss()
    }
  }

  // MARK: - Focus

  /// The first field; else the preferred action's button, or the cancelling one's.
  public override var preferredFirstResponder: View? {
    guard isViewLoaded else { return nil }
    let cancelling = alertView.buttons.first { $0.action.style == .cancel }
    let preferred = alertView.buttons.first { $0.action === defaultAction }
    let candidates: [View?] = textFields + [preferred, cancelling]
    return (candidates + alertView.buttons).lazy.compactMap(\.self)
      .first(where: \.canBecomeFirstResponder)
  }

  /// Has what has the keyboard now scrolled to.
  override func keyboardDidCome(to view: View) {
    super.keyboardDidCome(to: view)
    alertView.setNeedsLayout()
  }

  // MARK: - Responder

  /// Keys that type reach nothing behind the alert.
  public override var takesText: Bool { true }

  /// An empty history: undo and redo reach nothing behind the alert.
  public override var undoManager: UndoManager? { history }

  private static let movements = [
    KeyCommand("tab", title: "Next", action: AlertController.focusNext),
    KeyCommand("shift-tab", title: "Previous", action: AlertController.focusPrevious),
    KeyCommand("down", title: "Down", action: AlertController.moveDown),
    KeyCommand("up", title: "Up", action: AlertController.moveUp),
    KeyCommand("right", title: "Next button", action: AlertController.focusNextButton),
    KeyCommand("left", title: "Previous button", action: AlertController.focusPreviousButton),
    KeyCommand("page-down", title: "Scroll down", action: AlertController.pageDown),
    KeyCommand("page-up", title: "Scroll up", action: AlertController.pageUp),
  ]

  /// The action of Enter, Cancel, and what moves between fields and buttons.
  ///
  /// The titles are those of the actions.
  public override var keyCommands: [KeyCommand] {
    let cancelling = actions.first { $0.style == .cancel }
    let enter = enterAction
    return [
      KeyCommand(
        "enter",
        title: enter?.title ?? "Close",
        isHinted: enter.map(canPerform) ?? actions.isEmpty,
        action: AlertController.performEnterAction
      ),
      KeyCommand(
        "escape",
        "ctrl-c",
        title: cancelling?.title ?? "Close",
        isHinted: true,
        action: AlertController.cancel
      ),
    ] + Self.movements
  }

  /// The heading of these in the help.
  public override var keyCommandsTitle: String { "Dialog" }
}
