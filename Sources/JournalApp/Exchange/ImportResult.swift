/// What was found in a file.
package nonisolated struct ImportResult: Hashable, Sendable {
  /// The kind of file it is.
  package var format: ImportFormat
  /// Its entries, in its order.
  package var entries: [ImportedEntry] = []
  /// What it says was deleted.
  package var deletions: [Deletion] = []
  /// What was not taken as it is there, in its order.
  package var problems: [ImportProblem] = []
}

/// The kinds of files that are read.
package nonisolated enum ImportFormat: Hashable, Sendable {
  /// Gatefold's own JSON.
  case gatefold
  /// jrnl's text, with dates in brackets.
  case jrnlText
  /// jrnl's text of before version 2, with dates without brackets.
  case legacyJrnlText
  /// jrnl's text in a folder, a file a day.
  case jrnlFolder
  /// What `jrnl --format json` writes.
  case jrnlJSON
  /// The store, or the export, of tui-journal.
  case tuiJournal
  /// dnote's JSON store of before it had a database.
  case dnote
  /// A Day One entry as a property list.
  case dayOne
  /// A folder of Day One entries.
  case dayOneFolder
}
