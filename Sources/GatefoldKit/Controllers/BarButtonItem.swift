/// A button in a navigation bar.
///
/// It takes clicks; its key is a key command of the controller.
@MainActor
public final class BarButtonItem {
  /// What the button shows.
  public var title: String {
    didSet { if title != oldValue { owner?.didChange() } }
  }

  /// Whether the bar leaves the button out.
  public var isHidden = false {
    didSet { if isHidden != oldValue { owner?.didChange() } }
  }

  /// What a click does.
  public let action: @MainActor () -> Void

  /// Whose bar the button is in; an item belongs in one bar at a time.
  weak var owner: NavigationItem?

  /// Creates a button.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
}
