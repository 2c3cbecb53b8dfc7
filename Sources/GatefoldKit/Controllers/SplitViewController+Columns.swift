/// What is in which column, for the bars in them.
extension SplitViewController {
  /// The column that holds a view.
  func column(of view: View) -> Column? {
    Column.allCases.first {
      let controller = viewController(for: $0)
      return controller.isViewLoaded && controller.view.isAncestor(of: view)
    }
  }

  /// Whether a controller in one of the columns is in the one that has the keyboard.
  func isFocused(_ controller: ViewController) -> Bool {
    column(of: controller.view) == focusedColumn
  }

  /// The title that leads back to the list, for a bar in the secondary column of a folded split view.
  func backTitle(for controller: ViewController) -> String? {
    guard isCollapsed, column(of: controller.view) == .secondary else { return nil }
    return primaryViewController.displayTitle
  }

  /// Told that the title of a bar has changed: it may be what the other column's goes back to.
  func titleDidChange(in controller: ViewController) {
    if controller === primaryViewController { secondaryViewController.updateNavigationBar() }
  }
}
