import FoundationEssentials

nonisolated extension DayCalendar {
  /// What identifies the days, so that what was counted by them can be kept.
  ///
  /// It names the version of the time zone database: a new one may have other clock changes.
  var name: String {
    let zone = calendar.timeZone.identifier
    return "\(calendar.identifier) \(zone) \(startOfDay) \(TimeZone.databaseVersion)"
  }

  /// The first instant of a calendar day at which its clock shows the start of the day or later.
  ///
  /// Where the clock is set forward over the start, that is the moment at which it is set; where
  /// it shows the start twice, the first time.
  func start(of day: Range<Int64>) -> Int64 {
    let midnight = wallClock(at: day.lowerBound).roundedDown(toMultipleOf: 86_400_000)
    let start = midnight + Int64(startOfDay) * 60_000
    if wallClock(at: day.lowerBound) >= start { return day.lowerBound }
    let early = start - offset(at: day.lowerBound)
    if wallClock(at: early) == start { return early }
    let late = start - offset(at: day.upperBound - 1)
    if wallClock(at: late) == start { return late }
    return clockChange(between: min(early, late), and: max(early, late))
  }

  /// The first instant that has another offset than the one before, by halving.
  private func clockChange(between start: Int64, and end: Int64) -> Int64 {
    let offset = offset(at: start)
    var (low, high) = (start, end)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if self.offset(at: middle) == offset { low = middle } else { high = middle }
    }
    return high
  }

  private func wallClock(at milliseconds: Int64) -> Int64 {
    milliseconds + offset(at: milliseconds)
  }

  private func offset(at milliseconds: Int64) -> Int64 {
    Int64(calendar.timeZone.secondsFromGMT(for: Date(milliseconds: milliseconds))) * 1000
  }
}

extension Int64 {
  fileprivate nonisolated func roundedDown(toMultipleOf divisor: Int64) -> Int64 {
    let rest = self % divisor
    return self - (rest < 0 ? rest + divisor : rest)
  }
}
