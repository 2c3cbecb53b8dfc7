import GatefoldKit
import Glibc

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
  static let unchanged = "Nothing was changed"
  static let noText = "The editor left no text; the entry is as it was"
  static let changedElsewhere = "Changed elsewhere meanwhile"
  static let textConflict = """
    Another program changed this entry while you were editing it. Keep both adds your text as a \
    second entry of the same time.
    """
  static let goOnEditing = "Go on editing"
  static let keepBoth = "Keep both"
  static let keepMine = "Keep mine"
  static let keepTheirs = "Keep theirs"
  static let keptBoth = "Kept both; your text is the entry that is selected"
  static let keptMine = "Kept your text: u brings back the other one"
  static let keptTheirs = "Kept the other text: u brings back yours"
  static let willAsk = "Changed elsewhere meanwhile: saving asks which text to keep"
  static let willRestore = "Deleted elsewhere meanwhile: saving gives it back"
  static let restoredWhatWasDeleted = "It was deleted elsewhere meanwhile, and is back: u undoes"
  static let goneMeanwhile = "That entry is not there any more"
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
    case .edited, .unchanged, .interrupted: ""
    case .failed(let exit, let file): "The editor \(text(of: exit)); \(keeping(file))"
    case .fileDeleted: "The editor left no file; the entry is as it was"
    case .notFound(let name): "There is no editor \(name) (VISUAL, EDITOR)"
    case .unbalancedQuote(let command): "A quote is not closed in \(command) (VISUAL, EDITOR)"
    case .systemError(let call, let number, let file):
      "\(call): \(String(cString: strerror(number))); \(keeping(file))"
    }
  }

  /// What the person's own editor wrote was no text in part; where it is.
  static func repaired(_ file: String) -> String {
    "Some bytes are no UTF-8, � stands for them; all are in \(file)"
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

  /// What is typed here and what another program has written, of a date.
  static func dates(mine: String, theirs: String) -> String {
    "Another program dated it \(theirs).\nYou dated it \(mine)."
  }

  /// Why a change is not taken back.
  static func leftAlone(_ conflict: EntryConflict) -> String {
    switch conflict {
    case .changed: "The entry was changed elsewhere since; it was left as it is"
    case .deleted: "The entry was deleted elsewhere since; it was left as it is"
    }
  }

  /// The title of the entries of a day, as in `29 November`, in other years.
  static func otherYears(_ day: String) -> String { "\(day) in other years" }

  /// That there are none.
  static func noOtherYears(_ day: String) -> String { "No other year has an entry of \(day)" }

  /// That a draft waits, and how to go on with it.
  ///
  /// - Parameters:
  ///   - key: What the last one is for.
  ///   - date: When its entry is of; nil where that is deleted.
  ///   - others: How many more there are.
  /// - Returns: The sentence.
  static func waiting(_ key: DraftKey, date: String?, others: Int) -> String {
    let more = others > 0 ? " (and \(others) more)" : ""
    if key == .newEntry { return "A draft of a new entry is waiting\(more): + goes on with it" }
    guard let date else { return "A draft of a deleted entry is waiting\(more): D gives that back" }
    return "A draft of the entry of \(date) is waiting\(more): e goes on with it"
  }

  /// What was copied.
  static func copied(_ entry: Entry) -> String {
    entry.title.isEmpty ? "Copied the entry" : "Copied “\(entry.title)”"
  }

  /// What was deleted, and the way back.
  static func deleted(_ entry: Entry) -> String {
    entry.title.isEmpty ? "Deleted an entry: u undoes" : "Deleted “\(entry.title)”: u undoes"
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

  /// The title as lists have it: a sign for the star, and a mark where the text goes on.
  nonisolated func listTitle(ellipsis: String) -> String {
    let line = body.isEmpty ? title : title.isEmpty ? ellipsis : "\(title) \(ellipsis)"
    return isStarred ? JournalMessages.starMark + line : line
  }
}
