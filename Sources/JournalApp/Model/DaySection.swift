package import FoundationEssentials

/// A day that has entries, and where they are among all of them.
package nonisolated struct DaySection: Hashable, Sendable {
  /// The day in milliseconds since 1970, its end not included.
  let day: Range<Int64>
  /// How many entries the day has, at least one.
  package let count: Int
  /// How many entries come before the day's first row.
  package let offset: Int

  /// The first instant of the day.
  ///
  /// It need not be midnight.
  package var start: Date { Date(milliseconds: day.lowerBound) }

  /// The first instant after the day.
  package var end: Date { Date(milliseconds: day.upperBound) }

  /// The numbers of its rows, counted over all sections.
  var rows: Range<Int> { offset..<offset + count }
}
