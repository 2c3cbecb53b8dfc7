/// Counts entries by day as they come, newest first.
struct DayCounter {
  /// The days of those that came, newest first.
  private(set) var counts: [DaySection.CountedDay] = []
  /// How many came.
  private(set) var total = 0
  /// The number of the last one.
  private(set) var last: Int64?

  private let days: [DaySection]
  private var place: Int?

  /// Counts entries that are of known days, given newest first.
  init(days: [DaySection]) {
    self.days = days
  }

  /// Counts the entry of a number.
  mutating func count(_ number: Int64) {
    total += 1
    last = number
    let instant = EntryNumber.instant(of: number)
    if let day = counts.last?.day, day.contains(instant) {
      counts[counts.count - 1].count += 1
      return
    }
    var place = place ?? DaySection.place(of: instant, in: days)
    while place < days.count, days[place].day.lowerBound > instant { place += 1 }
    self.place = place
    guard place < days.count, days[place].day.contains(instant) else { return }
    counts.append((days[place].day, 1))
  }
}
