import FoundationEssentials

/// A date as somebody wrote it: what the calendar and the clock showed and, where it was said, how
/// far from Greenwich.
nonisolated struct WrittenDate: Hashable, Sendable {
  /// What is known of the order of two numbers such as in `03/04/2026`.
  enum Order: Hashable, Sendable {
    /// It follows from the way it was written, and nothing about other dates does.
    case certain
    /// The day comes first: the other number is no month.
    case dayFirst
    /// The month comes first: the other number is no month.
    case monthFirst
    /// Nothing tells; it was taken as the month first.
    case open
  }

  var day: CivilDate
  /// The time of day; nil where none was written.
  var time: ClockTime?
  var order = Order.certain

  /// Takes a day as a whole: it stands for its first moment.
  init(_ day: CivilDate) {
    self.day = day
  }

  /// Whether there is such a day and such a time of day.
  ///
  /// A leap second is possible.
  var isPossible: Bool {
    day.isPossible && time?.isPossible ?? true
  }

  /// The instant in milliseconds since 1970.
  ///
  /// - Parameter calendar: The calendar and the time zone that hold where no offset was written. A
  ///   time that its clock skips is as much later; of one that it shows twice, the first is meant.
  /// - Returns: The instant; nil where it is impossible or out of the years that the store keeps.
  func instant(in calendar: Calendar) -> Date? {
    guard isPossible else { return nil }
    guard let date = time?.offset.map({ universal(offset: $0) }) ?? local(in: calendar) else {
      return nil
    }
    // Out of the range, rounding gives its nearest end.
    let rounded = date.roundedToMilliseconds
    return abs(date.distance(to: rounded)) < 0.001 ? rounded : nil
  }

  private func universal(offset: Int) -> Date {
    let seconds = day.daysSince1970 * 86_400 + (time?.secondOfDay ?? 0) - offset
    return Date(milliseconds: Int64(seconds) * 1000 + Int64(time?.millisecond ?? 0))
  }

  private func local(in calendar: Calendar) -> Date? {
    var components = DateComponents(year: day.year, month: day.month, day: day.day)
    guard let time else {
      // The first moment of a day need not be midnight.
      return calendar.date(from: components).map { calendar.startOfDay(for: $0) }
    }
    let second = time.secondOfDay
    components.hour = second / 3600
    components.minute = second / 60 % 60
    components.second = second % 60
    guard let date = calendar.date(from: components) else { return nil }
    return date.addingTimeInterval(Double(time.millisecond) / 1000)
  }

  /// The date with day and month exchanged.
  var withDayAndMonthExchanged: WrittenDate {
    var other = self
    other.day = CivilDate(year: day.year, month: day.day, day: day.month)
    return other
  }
}
