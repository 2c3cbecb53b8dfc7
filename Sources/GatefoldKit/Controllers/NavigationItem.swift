/// What a navigation bar shows for one view controller.
@MainActor
public final class NavigationItem {
  weak var owner: ViewController?

  /// The title in the bar; the controller's own if `nil`.
  public var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// What stands in for the title where the bar has no room for all of it.
  public var compactTitle: String? {
    didSet { if compactTitle != oldValue { didChange() } }
  }

  /// Buttons at the left, from the edge inwards, after Back.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { adopt(leftBarButtonItems) }
  }

  /// Buttons at the right, from left to right.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { adopt(rightBarButtonItems) }
  }

  private func adopt(_ items: [BarButtonItem]) {
    for item in items { item.owner = self }
    didChange()
  }

  func didChange() {
    owner?.navigationController?.updateNavigationBar()
  }
}
