/// What can stand before a colon in a filter.
nonisolated enum FilterKey: String {
  case from, to, on
  case `is`

  /// The instants that pass, where the value names some days.
  func instants(of days: Range<Int64>) -> Range<Int64> {
    switch self {
    case .from: days.lowerBound..<Int64.max
    case .to: Int64.min..<days.upperBound
    case .on: days
    case .is: EntryFilter.allInstants
    }
  }
}
