extension SplitViewController {
  /// One of the two columns.
  public enum Column: Hashable, Sendable, CaseIterable {
    /// The list, at the left.
    case primary
    /// The chosen thing, at the right.
    case secondary

    /// The other one.
    var other: Column { self == .primary ? .secondary : .primary }
  }

  /// Which columns are on the screen.
  public enum DisplayMode: Hashable, Sendable, CaseIterable {
    /// What suits the width: both columns where both have room.
    case automatic
    /// Both, side by side.
    case oneBesideSecondary
    /// The secondary one alone.
    case secondaryOnly
    /// The primary one alone; not in UIKit.
    case primaryOnly

    /// Whether a column is on the screen.
    package func shows(_ column: Column) -> Bool {
      switch self {
      case .automatic, .oneBesideSecondary: true
      case .secondaryOnly: column == .secondary
      case .primaryOnly: column == .primary
      }
    }

    /// The mode that shows one column alone.
    init(only column: Column) {
      self = column == .primary ? .primaryOnly : .secondaryOnly
    }
  }
}
