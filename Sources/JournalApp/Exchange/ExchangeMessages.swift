nonisolated extension ImportFormat {
  /// What the format is called in a sentence.
  package var name: String {
    switch self {
    case .gatefold: "Gatefold's JSON"
    case .jrnlText: "jrnl's text"
    case .legacyJrnlText: "jrnl's text of version 1"
    case .jrnlFolder: "jrnl's folder"
    case .jrnlJSON: "jrnl's JSON"
    case .tuiJournal: "tui-journal's JSON"
    case .dnote: "dnote's JSON"
    case .dayOne: "Day One's entry"
    case .dayOneFolder: "Day One's folder"
    }
  }
}

nonisolated extension ImportProblem {
  /// The problem in one line.
  package var sentence: String {
    switch reason {
    case .outsideOfEntries(let text): "belongs to no entry: '\(excerpt(of: text))'"
    case .impossibleDate(let text): "has no date of the years 1 to 4000: '\(excerpt(of: text))'"
    case .missing(let key): "the entry has no \(key)"
    case .unusable(let key): "the entry's \(key) cannot be read"
    case .notAnEntry: "is not an entry"
    case .notADeletion: "does not say what was deleted, and when"
    case .notUnicode: "bytes that are not UTF-8 were replaced by U+FFFD"
    case .loneSurrogate: "half a surrogate pair was replaced by U+FFFD"
    case .unkept(let key): "there is no place for '\(excerpt(of: key))', here and in other entries"
    case .guessedMonthFirst: "dates such as 03/04/2026 were taken as the month first"
    case .foreignFile: "is not a file of the journal"
    case .refused(let refusal): refusal.sentence
    }
  }

  /// As much of a text as says which it is.
  private func excerpt(of text: String) -> String {
    let start = text.unicodeScalars.prefix(60)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    return String(String.UnicodeScalarView(start)) + (isWhole ? "" : "…")
  }
}

nonisolated extension ImportRefusal {
  /// The reason in one line, to be put behind a file's name and a colon.
  package var sentence: String {
    switch self {
    case .empty: "there is nothing in it"
    case .noEntries: "it holds no entries: no line begins with a date"
    case .brokenJSON(let line, let column, let isAtEnd):
      "it is no whole JSON: \(isAtEnd ? "it ends" : "it goes wrong") at line \(line), column \(column)"
    case .unknownJSON: "it is JSON, but not of a journal that is known"
    case .newerVersion(let format, let found, let known):
      "it is \(format.name) of version \(found), and \(known) is the latest that is known"
    case .dnoteActions: "it is dnote's log; its file 'dnote' has the notes"
    case .unknownXML: "it is XML, but no Day One entry; jrnl writes JSON and text as well"
    case .unknownPropertyList: "it is a property list, but no Day One entry"
    case .utf16: "it is in UTF-16; convert it to UTF-8"
    case .database: "it is a database; give its path"
    case .unknownFolder: "the folder holds no files of a journal"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }
}
