/// Where the columns of a split view are, on a line of a given width.
///
/// All lengths are cells. Pure arithmetic: the same input gives the same columns.
package struct SplitLayout: Hashable, Sendable {
  /// Whether there is room for one column alone.
  package let isCollapsed: Bool
  /// The columns of cells of the primary column; empty while it is not shown.
  package let primary: Range<Int>
  /// The column of cells of the divider; `nil` while one column is shown alone.
  package let divider: Int?
  /// The columns of cells of the secondary column; empty while it is not shown.
  package let secondary: Range<Int>

  /// Lays out the columns.
  ///
  /// - Parameters:
  ///   - width: The cells there are; negative counts as none.
  ///   - metrics: What the columns want.
  ///   - mode: Which columns to show; where only one has room, both are the primary.
  package init(width: Int, metrics: Metrics, mode: SplitViewController.DisplayMode) {
    let width = max(0, width)
    isCollapsed = metrics.isCollapsed(inWidth: width)
    switch mode {
    case .secondaryOnly:
      (primary, divider, secondary) = (0..<0, nil, 0..<width)
    case .automatic where !isCollapsed, .oneBesideSecondary where !isCollapsed:
      let column = metrics.primaryWidth(inWidth: width)
      (primary, divider, secondary) = (0..<column, column, (column + 1)..<width)
    case .primaryOnly, .automatic, .oneBesideSecondary:
      (primary, divider, secondary) = (0..<width, nil, width..<width)
    }
  }
}

extension SplitLayout {
  /// What the columns of a split view want, in cells.
  package struct Metrics: Hashable, Sendable {
    /// The part of the width that the primary column takes where nobody says anything else.
    package static let automaticFraction = 1.0 / 3

    /// The part of the width that the primary column takes; less than 0 counts as 0, more than 1
    /// as 1, and what is not a number as a third.
    package var fraction = automaticFraction
    /// The least width of the primary column, at least 1.
    package var minimumPrimaryWidth = 10
    /// The greatest width of the primary column; its least width goes before it.
    package var maximumPrimaryWidth = Int.max
    /// The least width of the secondary column, at least 1.
    package var minimumSecondaryWidth = 10
    /// The least width at which both columns are shown.
    package var collapseThreshold = 60

    /// Creates the standard metrics.
    package init() {}

    /// Whether only one column has room: below the threshold, or where the least widths do not fit.
    package func isCollapsed(inWidth width: Int) -> Bool {
      width < collapseThreshold
        || least(minimumPrimaryWidth, in: width) + 1 + least(minimumSecondaryWidth, in: width)
          > width
    }

    /// The width of the primary column beside the secondary one.
    package func primaryWidth(inWidth width: Int) -> Int {
      let part = fraction.isNaN ? Self.automaticFraction : min(max(fraction, 0), 1)
      // Not rounded(): without Foundation nothing links the mathematics library.
      return clamped(Int(part * Double(max(0, width)) + 0.5), in: width)
    }

    /// The fraction that puts the divider at a column of cells, or as near as the limits allow.
    ///
    /// The inverse of ``primaryWidth(inWidth:)``: whole cells stay whole cells at this width.
    package func fraction(forDividerAt column: Int, inWidth width: Int) -> Double {
      guard width > 0 else { return fraction }
      return Double(clamped(column, in: width)) / Double(width)
    }

    private func clamped(_ column: Int, in width: Int) -> Int {
      let lower = least(minimumPrimaryWidth, in: width)
      let upper = min(maximumPrimaryWidth, width - 1 - least(minimumSecondaryWidth, in: width))
      return max(lower, min(column, upper))
    }

    /// A least width without the values that would overflow or leave a column empty.
    private func least(_ minimum: Int, in width: Int) -> Int {
      max(1, min(minimum, width))
    }
  }
}
