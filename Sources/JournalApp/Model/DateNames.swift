/// The words that dates are written with.
package nonisolated struct DateNames: Hashable, Sendable {
  /// The day that it is now.
  var today: String
  /// The day before.
  var yesterday: String
  /// What stands between a date and a time.
  var at: String
  /// The days of the week from Sunday on, as `Calendar` counts them.
  var weekdays: [String]
  /// The months from January on.
  var months: [String]

  /// English words.
  package static let english = DateNames(
    today: "Today",
    yesterday: "Yesterday",
    at: "at",
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
  )
}
