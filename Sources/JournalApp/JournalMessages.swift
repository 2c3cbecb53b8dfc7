import GatefoldKit
import Glibc
import Storage

/// The sentences of the journal, each in one place.
nonisolated enum JournalMessages {
  static let title = "Journal"
  static let noEntries = "No entries yet. + writes one."
  static let noMatches = "Nothing matches."
  static let noSelection = "Nothing selected"
  static let newEntry = "New entry"
  static let newEntryPlaceholder = "What happened?"
  static let filterPlaceholder = "Words to look for"
  static let nothingAdded = "Nothing was added: there is no text"
  static let add = "Add"
  static let cancel = "Cancel"
  static let deletion = "delete"
  static let addition = "add"
  static let readOnly = "The journal can only be read"

  static let edit = "edit"
  static let star = "star"
  static let unstar = "taking the star away"
  static let dateChange = "change of date"
  static let starMark = "★ "
  static let newDate = "Date and time"
  static let noDate = "No such date. As 2026-11-03 21:30, or yesterday 18:00"
  static let change = "Change"
  static let draftIsBack = "This was not finished. Esc saves it, Ctrl-X discards it"
  static let draftIsKept = "What was not finished is kept: e goes on with it"
  static let discarded = "Discarded the changes"
  static let tags = "Tags"
  static let noTags = "No tags yet. @word or #word in a text is one."
  static let deleted = "Deleted"
  static let nothingDeleted = "Nothing was deleted in the last 30 days."

  /// Which entry of how many is selected, of all or of those that pass the filter.
  static func position(_ ordinal: Int?, of count: Int, isFiltered: Bool) -> String {
    let noun = isFiltered ? "found" : count == 1 ? "entry" : "entries"
    return ordinal.map { "\($0 + 1) / \(count) \(noun)" } ?? "0 \(noun)"
  }

  /// Why the person's own editor did not change a text.
  static func problem(_ outcome: ExternalEditor.Outcome) -> String {
    switch outcome {
    case .edited, .unchanged: ""
    case .failed(let exit, let file): "The editor \(text(of: exit)); \(keeping(file))"
    case .fileDeleted: "The editor left no file; the entry is as it was"
    case .notFound(let name): "There is no editor \(name) (VISUAL, EDITOR)"
    case .unbalancedQuote(let command): "A quote is not closed in \(command) (VISUAL, EDITOR)"
    case .systemError(let call, let number, let file):
      "\(call): \(String(cString: strerror(number))); \(keeping(file))"
    }
  }

  private static func text(of exit: ProgramExit) -> String {
    switch exit {
    case .code(let code): "ended with code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }

  private static func keeping(_ file: String?) -> String {
    file.map { "its text is in \($0)" } ?? "the entry is as it was"
  }

  /// What was deleted, and the way back.
  static func deleted(_ entry: Entry) -> String {
    entry.title.isEmpty ? "Deleted an entry: u undoes" : "Deleted “\(entry.title)”: u undoes"
  }
}

extension StorageError {
  /// The error in one plain line for a person.
  package nonisolated var sentence: String {
    let place = path.isEmpty ? "the journal" : path
    return switch reason {
    case .cannotOpen: "cannot open \(place): \(message)"
    case .isDirectory: "\(place) is a folder, not a file"
    case .notADatabase: "\(place) is not a journal; it was left as it is"
    case .otherApplication: "\(place) belongs to another program; it was left as it is"
    case .newerSchema: "\(place) was written by a later version of gatefold; it was left as it is"
    case .corrupt: "\(place) is damaged: \(message)"
    case .readOnly: "\(place) can only be read"
    case .full: "no space is left for \(place)"
    case .busy: "another program has locked \(place)"
    case .constraint, .inputOutput, .other: "\(place): \(message)"
    }
  }
}

extension Entry {
  /// The first line; of a Markdown heading what comes after its signs.
  nonisolated var title: String {
    let line = text.prefix { $0 != "\n" }
    let heading = line.drop { $0 == "#" }
    let isHeading = (1...6).contains(line.count - heading.count) && heading.first == " "
    return String(isHeading ? heading.drop { $0 == " " } : line)
  }

  /// The title, and a mark where the text goes on.
  nonisolated func line(ellipsis: String) -> String {
    body.isEmpty ? title : title.isEmpty ? ellipsis : "\(title) \(ellipsis)"
  }
}
