import FoundationEssentials

/// Writes jrnl's text, in the local time of the reader, as jrnl understands it.
///
/// What jrnl cannot say is lost: milliseconds, zones, and blank lines at a text's end.
nonisolated struct JrnlTextWriter: ExportWriter {
  private let days: DayCalendar
  private var isFirst = true

  init(days: DayCalendar) {
    self.days = days
  }

  var head: String { "" }
  var foot: String { "" }

  mutating func write(_ entry: Entry, to output: inout String) {
    output += isFirst ? "[" : "\n["
    isFirst = false
    output += date(entry.date)
    output += "] "
    output += JrnlText.encode(JrnlText.escape(entry.text), isStarred: entry.isStarred)
    output += "\n"
  }

  /// Year to minute; seconds where there are any; the offset where the clock showed the time twice
  /// and this was not the first.
  private func date(_ date: Date) -> String {
    let whole = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    let text = NumericDateFormat(days: days).dateAndTime(of: whole, withSeconds: true)
    guard WrittenDate(text)?.instant(in: days.calendar) != whole else { return text }
    return text + offset(days.calendar.timeZone.secondsFromGMT(for: whole))
  }

  private func offset(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + InstantFormat.padded(minutes / 60, 2) + ":"
      + InstantFormat.padded(minutes % 60, 2)
  }
}
