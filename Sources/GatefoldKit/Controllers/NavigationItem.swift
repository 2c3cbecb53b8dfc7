/// What a navigation bar shows for one view controller.
@MainActor
public final class NavigationItem {
  weak var owner: ViewController?

  /// The title in the bar; the controller's own if `nil`.
  public var title: String? {
    didSet { didChange() }
  }

  /// Buttons at the left, from the edge inwards, after Back.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { didChange() }
  }

  /// Buttons at the right, from left to right.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { didChange() }
  }

  func didChange() {
    owner?.navigationController?.updateNavigationBar()
  }
}

/// A button in a navigation bar.
///
/// It takes clicks; its key is a key command of the controller.
@MainActor
public final class BarButtonItem {
  /// What the button shows.
  public var title: String {
    didSet { if title != oldValue { didChange?() } }
  }

  /// What a click does.
  public let action: @MainActor () -> Void

  var didChange: (@MainActor () -> Void)?

  /// Creates a button.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
}
