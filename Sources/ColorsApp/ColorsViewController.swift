import Colorimetry
package import GatefoldKit

/// The colours: lists of them and, beside or over it, the colour that is selected.
///
/// It owns both and joins them: neither knows of the other. What can be done from either is its own.
package final class ColorsViewController: SplitViewController {
  /// The table, at the bottom of the stack of lists.
  let list: ColorListViewController
  let detail = ColorViewController()
  private let lists: NavigationController
  private lazy var copyItem = BarButtonItem(title: "") { [weak self] in self?.copyColor() }
  private lazy var saveItem = BarButtonItem(title: ColorMessages.saveButton) { [weak self] in
    self?.add()
  }

  /// What a person selected last, in whichever list.
  private var selectedColor: NamedColor?

  /// Opens the colours of a store.
  package init(store: SavedColorStore, environment: ColorsEnvironment) {
    list = ColorListViewController(store: store, environment: environment)
    lists = NavigationController(rootViewController: list)
    super.init(primary: lists, secondary: NavigationController(rootViewController: detail))
    list.delegate = self
    detail.delegate = self
    detail.navigationItem.leftBarButtonItems = [displayModeButtonItem]
    detail.navigationItem.rightBarButtonItems = [copyItem, saveItem]
    updateBar()
    // A name of CSS with its digits beside the longest way to write a colour.
    minimumPrimaryColumnWidth = 31
    minimumSecondaryColumnWidth = 40
    collapseThreshold = 72
  }

  /// The list that is seen: the table, or scales over it.
  var topList: ColorRowsViewController? { lists.topViewController as? ColorRowsViewController }

  private func updateBar() {
    copyItem.title = ColorMessages.copyButton(detail.form)
    for item in [copyItem, saveItem] { item.isHidden = detail.color == nil }
  }

  // MARK: - Commands

  private static let commands = [
    KeyCommand(
      "right",
      "l",
      title: "The colour",
      isHinted: true,
      isEnabled: { (colors: ColorsViewController) in
        colors.isCollapsed && colors.focusedColumn == .primary
      },
      action: ColorsViewController.showDetail
    ),
    KeyCommand("+", "a", title: "Add", isHinted: true, action: ColorsViewController.add),
    KeyCommand("/", title: "Filter", isHinted: true, action: ColorsViewController.filter),
    command("y", title: "Copy", isHinted: true, ColorsViewController.copyColor),
    command("f", title: "Next form to copy", ColorsViewController.chooseNextForm),
    command("F", title: "Previous form to copy", ColorsViewController.choosePreviousForm),
    KeyCommand(
      "r",
      title: "Rename",
      isEnabled: { (colors: ColorsViewController) in colors.selectedSavedColor != nil },
      action: ColorsViewController.rename
    ),
    KeyCommand(
      "s",
      title: "Save the mixed colour over the saved one",
      isEnabled: { (colors: ColorsViewController) in colors.canReplace },
      action: ColorsViewController.replace
    ),
    KeyCommand("x", title: "Export", action: ColorsViewController.export),
    KeyCommand("i", title: "Import", action: ColorsViewController.importPalette),
  ]

  /// A command for the colour that is shown.
  private static func command(
    _ key: KeyPress,
    title: String,
    isHinted: Bool = false,
    _ action: @escaping @MainActor @Sendable (ColorsViewController) -> @MainActor () -> Void
  ) -> KeyCommand {
    KeyCommand(
      key,
      title: title,
      isHinted: isHinted,
      isEnabled: { (colors: ColorsViewController) in colors.detail.color != nil },
      action: action
    )
  }

  /// What can be done from either pane.
  package override var keyCommands: [KeyCommand] { Self.commands + super.keyCommands }

  /// Which colour of how many, also while the detail has the keyboard.
  package override var statusText: String? { topList?.statusText }

  private func showDetail() { show(.secondary) }

  private func filter() {
    show(.primary)
    topList?.beginFiltering()
  }

  private func copyColor() {
    guard let color = detail.color?.color else { return }
    let text = detail.form.text(of: color)
    copy(text, message: ColorMessages.copied(text))
  }

  private func chooseNextForm() { detail.chooseForm(by: 1) }

  private func choosePreviousForm() { detail.chooseForm(by: -1) }

  // MARK: - Saved colours

  /// Asks for a colour; from the detail, it begins with the one that is shown.
  private func add() {
    let shown = focusedColumn == .secondary ? detail.color?.color : nil
    list.add(beginningWith: ColorPrompt.Answer(text: shown.map(ColorForm.hex.text) ?? ""))
  }

  /// The saved colour that is selected, if the table is what is seen.
  private var selectedSavedColor: SavedColor? { topList === list ? list.selectedSavedColor : nil }

  private func rename() { list.rename() }

  private var canReplace: Bool {
    selectedSavedColor.map { $0.color != detail.color?.color } ?? false
  }

  private func replace() {
    if let color = detail.color?.color { list.replaceSelected(by: color) }
  }
}

extension ColorsViewController: ColorSelectionDelegate {
  func didSelect(color: NamedColor?) {
    guard color != selectedColor else { return }
    selectedColor = color
    detail.color = color
    updateBar()
  }
}

extension ColorsViewController: ColorMixingDelegate {
  func didMix(color: NamedColor) {
    topList?.show(title: color)
  }

  func didChoose(form: ColorForm) {
    updateBar()
    guard let color = detail.color?.color else { return }
    showMessage(ColorMessages.willCopy(form.text(of: color)))
  }
}
