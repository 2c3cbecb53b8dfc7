import GatefoldKit
import Testing

struct SplitLayoutTests {
  typealias Mode = SplitViewController.DisplayMode

  nonisolated static let fractions: [Double] = [
    -1, 0, 0.001, 0.1, 0.25, 1.0 / 3, 0.5, 0.75, 0.999, 1, 2, .nan, .infinity, -.infinity,
  ]

  /// Least and greatest primary width, least secondary width, threshold.
  nonisolated static let limits: [(Int, Int, Int, Int)] = [
    (10, .max, 10, 60), (10, .max, 10, 0), (1, .max, 1, 0), (0, 0, 0, 0), (-5, -5, -5, -5),
    (20, 30, 40, 60), (30, 20, 10, 40), (.max, .max, .max, 0), (.max, .max, 1, 0),
    (1, .max, .max, 0), (.min, .max, .min, .min), (100, 100, 99, 0), (10, 12, 10, .max),
  ]

  private static func metrics(
    _ limits: (Int, Int, Int, Int),
    _ fraction: Double
  )
    -> SplitLayout.Metrics
  {
    var metrics = SplitLayout.Metrics()
    metrics.fraction = fraction
    metrics.minimumPrimaryWidth = limits.0
    metrics.maximumPrimaryWidth = limits.1
    metrics.minimumSecondaryWidth = limits.2
    metrics.collapseThreshold = limits.3
    return metrics
  }

  @Test(arguments: limits, fractions)
  func columnsFillTheWidthExactly(limits: (Int, Int, Int, Int), fraction: Double) {
    let metrics = Self.metrics(limits, fraction)
    var wrong: [SplitLayout] = []
    for width in 0...200 {
      for mode in Mode.allCases {
        let layout = SplitLayout(width: width, metrics: metrics, mode: mode)
        let left = layout.primary.upperBound
        let right = layout.divider.map { $0 + 1 } ?? left
        let isFull =
          layout.primary.lowerBound == 0 && layout.divider ?? left == left
          && layout.secondary == right..<width
        if !isFull { wrong.append(layout) }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: limits, fractions)
  func bothColumnsHaveWhatTheyNeed(limits: (Int, Int, Int, Int), fraction: Double) {
    let metrics = Self.metrics(limits, fraction)
    let least = max(1, limits.0)
    let wrong = (0...200)
      .filter { width in
        let layout = SplitLayout(width: width, metrics: metrics, mode: .oneBesideSecondary)
        let hasBoth =
          width >= limits.3 && least...max(least, limits.1) ~= layout.primary.count
          && layout.secondary.count >= max(1, limits.2)
        return layout.isCollapsed
          ? layout.divider != nil || !layout.secondary.isEmpty
          : !hasBoth
      }
    #expect(wrong == [])
  }

  @Test func collapsesBelowTheThresholdAndWhereTheLeastWidthsDoNotFit() {
    let standard = SplitLayout.Metrics()
    #expect(standard.isCollapsed(inWidth: 59))
    #expect(!standard.isCollapsed(inWidth: 60))
    var demanding = SplitLayout.Metrics()
    demanding.minimumPrimaryWidth = 30
    demanding.minimumSecondaryWidth = 40
    #expect(demanding.isCollapsed(inWidth: 70))
    #expect(!demanding.isCollapsed(inWidth: 71))
  }

  @Test(arguments: [(100, 33), (60, 20), (61, 20), (62, 21), (200, 67)])
  func thePrimaryColumnTakesAThird(width: Int, primary: Int) {
    #expect(SplitLayout.Metrics().primaryWidth(inWidth: width) == primary)
  }

  @Test(arguments: Mode.allCases)
  func oneColumnAloneTakesTheWholeWidth(mode: Mode) {
    let layout = SplitLayout(width: 80, metrics: SplitLayout.Metrics(), mode: mode)
    switch mode {
    case .primaryOnly: #expect(layout.primary == 0..<80)
    case .secondaryOnly: #expect(layout.secondary == 0..<80)
    case .automatic, .oneBesideSecondary: #expect(layout.divider == 27)
    }
    let narrow = SplitLayout(width: 30, metrics: SplitLayout.Metrics(), mode: mode)
    #expect(narrow.divider == nil)
    #expect((mode == .secondaryOnly ? narrow.secondary : narrow.primary) == 0..<30)
  }

  @Test func aNegativeWidthIsNoWidth() {
    let layout = SplitLayout(width: -7, metrics: SplitLayout.Metrics(), mode: .automatic)
    #expect(layout.isCollapsed)
    #expect(layout.primary == 0..<0)
    #expect(layout.secondary == 0..<0)
  }

  /// A divider that is put at a column of cells is there at that width, however often it is moved.
  @Test(arguments: limits)
  func theFractionIsTheInverseOfTheWidth(limits: (Int, Int, Int, Int)) {
    var wrong: [[Int]] = []
    for width in 1...200 {
      var metrics = Self.metrics(limits, 0.5)
      guard !metrics.isCollapsed(inWidth: width) else { continue }
      let least = max(1, limits.0)
      let most = max(least, min(limits.1, width - 1 - max(1, limits.2)))
      for column in -3...(width + 3) {
        metrics.fraction = metrics.fraction(forDividerAt: column, inWidth: width)
        let placed = metrics.primaryWidth(inWidth: width)
        if placed != min(max(column, least), most) { wrong.append([width, column, placed]) }
      }
    }
    #expect(wrong == [])
  }

  @Test func theFractionStaysWhereThereIsNoWidth() {
    #expect(SplitLayout.Metrics().fraction(forDividerAt: 5, inWidth: 0) == 1.0 / 3)
  }
}
