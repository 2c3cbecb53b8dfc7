nonisolated extension EntryFilter {
  /// Something in a filter that cannot be understood.
  package enum Problem: Hashable, Sendable {
    /// What follows `from:`, `to:` or `on:` is no date.
    case noDate(key: String, value: String)
    /// What follows `is:` is unknown.
    case unknownState(String)
    /// There are more words than are looked at.
    case tooLong

    /// The problem in one plain line for a person.
    package var sentence: String {
      switch self {
      case .noDate(let key, ""): "\(key): wants a date, as in \(key):2026-11-03 or \(key):today"
      case .noDate(_, let value): "\(value) is no date; 2026-11-03, 2026-11, 2026 or today are"
      case .unknownState(""): "is: wants a state, as in is:starred"
      case .unknownState(let value): "is:\(value) is unknown; is:starred is not"
      case .tooLong: "The filter has too many words; the last ones are left out"
      }
    }
  }
}
