package import FoundationEssentials

/// A date that a person typed: alone, as with `--at`, or first in a text, which then goes on.
package nonisolated struct TypedDate: Hashable, Sendable {
  /// The instant that is meant.
  package var date: Date
  /// The text that comes after it, without the blanks before it.
  package var rest: String

  /// Looks for a date at the start of a text.
  ///
  /// Only what cannot be meant otherwise counts: a date in digits (`2026-11-03`), alone or with a
  /// time (`09:30`, `9:30pm`, `6pm`) and then a blank or a colon, or `today` or `yesterday`
  /// with a time and a colon, or `yesterday` with a colon. Text has to follow.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - now: The present, whose time of day is meant where none is typed.
  ///   - days: The days of the person.
  ///   - names: The words that the person uses.
  /// - Returns: The date and the text after it; nil where the text begins with none.
  package static func first(
    in text: String,
    now: Date,
    days: DayCalendar,
    names: DateNames = .english
  ) -> TypedDate? {
    let reader = TypedDateReader(now: now, days: days, names: names)
    return reader.first(in: text)
  }

  /// Reads a date that is all of a text.
  ///
  /// Beside what counts at the start of a text, that is `now`, a day's word or a time alone, and
  /// every other form that ``WrittenDate`` knows, such as `3 Nov 2026 9:30 pm`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - now: The present, whose day or time of day is meant where none is typed.
  ///   - days: The days of the person.
  ///   - names: The words that the person uses.
  /// - Returns: The instant; nil where the text is no date, or there is none such.
  package static func whole(
    _ text: String,
    now: Date,
    days: DayCalendar,
    names: DateNames = .english
  ) -> Date? {
    let reader = TypedDateReader(now: now, days: days, names: names)
    return reader.whole(text)
  }
}
