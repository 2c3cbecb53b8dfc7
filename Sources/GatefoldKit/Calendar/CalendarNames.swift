/// The words of a calendar.
public struct CalendarNames: Hashable, Sendable {
  /// The months from January on.
  public var months: [String]
  /// The days of the week from Sunday on, in two cells each.
  public var weekdays: [String]

  /// English words.
  public static let english = CalendarNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
  )

  /// Creates names.
  ///
  /// - Precondition: There are twelve months and seven days.
  public init(months: [String], weekdays: [String]) {
    precondition(months.count == 12 && weekdays.count == 7, "12 months and 7 days have names")
    self.months = months
    self.weekdays = weekdays
  }
}
