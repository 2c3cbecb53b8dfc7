/// Decides what a split view controller shows when it folds, and is told when it changes.
///
/// Every method has a default.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  /// Asked when only one column has room from now on.
  ///
  /// Both controllers keep their views, whichever is shown. By default the column that has the
  /// keyboard stays.
  ///
  /// - Returns: Whether the primary column is shown; the secondary one otherwise.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool

  /// Told when both columns have room again, before they are shown.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondary secondary: ViewController,
    from primary: ViewController
  )

  /// Told before other columns are shown than now.
  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  )
}

extension SplitViewControllerDelegate {
  /// Keeps the column that has the keyboard.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    splitViewController.focusedColumn == .primary
  }

  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondary secondary: ViewController,
    from primary: ViewController
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
}
