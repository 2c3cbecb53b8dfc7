/// A day of the Gregorian calendar, carried back before its time, as in ISO 8601.
nonisolated struct CivilDate: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int

  /// Takes a year, a month and a day as they are; ``isPossible`` tells whether there is such a day.
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that comes so many days after 1 January 1970.
  ///
  /// The arithmetic counts years from March, so that a leap day is a year's last
  /// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  init(daysSince1970 number: Int) {
    let shifted = number + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days come between 1 January 1970 and this one.
  var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.floorDivided(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whether the calendar has such a day, between the years 0, which ISO 8601 has, and 9999.
  var isPossible: Bool {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1 else { return false }
    return CivilDate(daysSince1970: daysSince1970) == self
  }
}

extension Int {
  /// The quotient, rounded down.
  fileprivate nonisolated func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
