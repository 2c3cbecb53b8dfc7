package import FoundationEssentials

/// An entry as another file has it.
package nonisolated struct ImportedEntry: Hashable, Sendable {
  /// The instant it is about.
  package var date: Date
  /// The name of the time zone it was written in.
  package var timeZoneIdentifier: String
  /// What was written, with LF as the only line end, and with all tags in it.
  package var text: String
  /// Whether it has a star.
  package var isStarred = false
  /// What identifies it for ever; nil where the file has nothing that does.
  package var id: EntryID?
  /// When it was added; nil where the file does not say.
  package var created: Date?
  /// When it was changed last; nil where the file does not say.
  package var modified: Date?
  /// The date as the file has it, in one form for all files, in whatever zone that is read.
  package var stamp: String
  /// The line of the file that it starts in, from 1 on.
  package var line: Int

  /// Creates an entry of a date and a text.
  init(_ date: ImportedDate, text: String, line: Int) {
    self.date = date.instant
    timeZoneIdentifier = date.timeZoneIdentifier
    stamp = date.stamp
    self.text = Entry.normalizingLineEnds(text)
    self.line = line
  }
}
