import Interchange

/// Why nothing of a file was taken.
package nonisolated enum ImportRefusal: Error, Hashable, Sendable {
  /// There is nothing in it but white space.
  case empty
  /// It is text, but no line of it begins an entry.
  case noEntries
  /// It is broken JSON: what was expected is not there, or the file ends before it.
  case brokenJSON(line: Int, column: Int, isAtEnd: Bool)
  /// It is JSON of a kind that is not known.
  case unknownJSON
  /// It was written by a later version of a program.
  case newerVersion(ImportFormat, found: Int, known: Int)
  /// It is dnote's log of what was done, not the notes.
  case dnoteActions
  /// It is XML of a kind that is not known.
  case unknownXML
  /// It is a property list that is no Day One entry.
  case unknownPropertyList
  /// It is text in UTF-16.
  case utf16
  /// It is a SQLite database.
  case database
  /// It is a folder without any file of a journal.
  case unknownFolder
  /// It cannot be read; what the system says.
  case unreadable(String)
}

extension ImportRefusal {
  /// The refusal of a file that is no text.
  nonisolated init(_ refusal: TextRefusal) {
    switch refusal {
    case .empty: self = .empty
    case .utf16: self = .utf16
    case .database: self = .database
    }
  }
}
