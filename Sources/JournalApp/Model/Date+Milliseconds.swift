import FoundationEssentials

extension Date {
  /// Creates a date from milliseconds since 1970, the unit in which the store keeps instants.
  nonisolated init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The whole milliseconds since 1970, rounded down, so that the last moment of a day stays in it.
  ///
  /// Dates before the year 1 and after the year 4000 count as the first and last moment between.
  nonisolated var milliseconds: Int64 {
    let range = Date.distantPast.timeIntervalSince1970...Date.distantFuture.timeIntervalSince1970
    let seconds = min(max(timeIntervalSince1970, range.lowerBound), range.upperBound)
    // A microsecond's grace: a `Double` of seconds is off by a tenth of that in these centuries,
    // and 0.999 must not become 0.998.
    return Int64((seconds * 1000 + 0.001).rounded(.down))
  }

  /// The date as the store keeps it.
  nonisolated var roundedToMilliseconds: Date { Date(milliseconds: milliseconds) }
}
