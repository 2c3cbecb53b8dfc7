import FoundationEssentials

/// Writes Markdown: a heading for each day, one for each entry, and under it the text as it is.
nonisolated struct MarkdownEntryWriter: ExportWriter {
  private let days: DayCalendar
  private let dates: EntryDateFormat
  private var day = 0..<Int64(0)

  init(days: DayCalendar) {
    self.days = days
    // No day is called "Today" in a file that is kept.
    dates = EntryDateFormat(days: days, now: .distantPast)
  }

  var head: String { "" }
  var foot: String { "" }

  mutating func write(_ entry: Entry, to output: inout String) {
    if !day.contains(entry.date.milliseconds) {
      output += day.isEmpty ? "" : "\n"
      day = days.day(containing: entry.date.milliseconds)
      output += "# \(dates.dayTitle(of: Date(milliseconds: day.lowerBound)))\n"
    }
    output += "\n## \(dates.time(of: entry.date))\(entry.isStarred ? " ★" : "")\n"
    if !entry.text.isEmpty { output += "\n\(entry.text)\n" }
  }
}
