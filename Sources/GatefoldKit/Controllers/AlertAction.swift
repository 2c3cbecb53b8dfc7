/// What a person can choose in an alert: a button, and what it does.
@MainActor
public final class AlertAction {
  /// What choosing an action means.
  public enum Style: Hashable, Sendable {
    /// It does what the alert is about.
    case `default`
    /// It leaves everything as it is; Esc does the same.
    case cancel
    /// It takes something away.
    case destructive
  }

  /// What the button says.
  public let title: String

  /// What choosing it means.
  public let style: Style

  /// Whether it can be chosen.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange?() } }
  }

  /// What choosing it does, once the alert has gone.
  let handler: (@MainActor (AlertAction) -> Void)?

  /// Tells the alert that holds the action.
  var didChange: (@MainActor () -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - style: What choosing it means.
  ///   - handler: Called once the alert has gone.
  public init(
    title: String,
    style: Style = .default,
    handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
