/// What keys do in a split view.
extension SplitViewController {
  static let commands = [
    KeyCommand("tab", "shift-tab", title: "Other pane", action: SplitViewController.showOther),
    KeyCommand(
      "escape",
      "left",
      "h",
      title: "Back to the list",
      isEnabled: { (split: SplitViewController) in split.focusedColumn == .secondary },
      action: SplitViewController.showOther
    ),
    KeyCommand(
      "right",
      "l",
      title: "Into the detail",
      isEnabled: { (split: SplitViewController) in split.focusedColumn == .primary },
      action: SplitViewController.showOther
    ),
    KeyCommand(
      "<",
      title: "Narrower list",
      isEnabled: SplitViewController.showsBoth,
      action: SplitViewController.narrow
    ),
    KeyCommand(
      ">",
      title: "Wider list",
      isEnabled: SplitViewController.showsBoth,
      action: SplitViewController.widen
    ),
    KeyCommand(
      "=",
      title: "List as wide as at first",
      isEnabled: SplitViewController.showsBoth,
      action: SplitViewController.resetPrimaryColumnWidth
    ),
    KeyCommand(
      "z",
      title: "One pane or both",
      isEnabled: { (split: SplitViewController) in !split.isCollapsed },
      action: SplitViewController.toggleOnePane
    ),
  ]

  /// How far a stroke moves the divider, in cells.
  private static let step = 2

  private static func showsBoth(_ split: SplitViewController) -> Bool {
    split.displayMode == .oneBesideSecondary
  }

  private func showOther() {
    show(focusedColumn.other)
  }

  private func narrow() {
    moveDivider(to: primaryColumnWidth - Self.step)
  }

  private func widen() {
    moveDivider(to: primaryColumnWidth + Self.step)
  }

  private func toggleOnePane() {
    let isSplit = displayMode == .oneBesideSecondary
    preferredDisplayMode = isSplit ? DisplayMode(only: focusedColumn) : .oneBesideSecondary
  }
}
