import Interchange

/// Something in a file that was not taken as it is there.
package nonisolated struct ImportProblem: Hashable, Sendable {
  /// What it is.
  package enum Reason: Hashable, Sendable {
    /// Text that stands before the first entry: it begins with these words.
    case outsideOfEntries(String)
    /// A day or time that there is not, or out of the years that the store keeps.
    case impossibleDate(String)
    /// An entry has no date, or one that is not understood.
    case missing(key: String)
    /// A value of another type, or form, than the format has it.
    case unusable(key: String)
    /// An element that is not an entry at all.
    case notAnEntry
    /// An element that should say what was deleted, and does not.
    case notADeletion
    /// Bytes that are not UTF-8 were replaced by U+FFFD.
    case notUnicode
    /// Half of a surrogate pair, which stands for no character, was replaced by U+FFFD.
    case loneSurrogate
    /// Something that a Gatefold entry has no place for was left out.
    case unkept(key: String)
    /// Numbers such as `03/04/2026` were taken as the month first: nothing in the file tells.
    case guessedMonthFirst
    /// A file in the folder that is not one of its entries was left out.
    case foreignFile
    /// Nothing of a file in the folder was taken.
    indirect case refused(ImportRefusal)
  }

  /// The first line that it is about, from 1 on; nil where it is about the whole file.
  package var line: Int?
  /// The last line that it is about.
  package var lastLine: Int?
  /// What it is.
  package var reason: Reason
  /// The file, where several were read as one.
  package var file: String?

  /// Describes a problem in a line, or in several.
  init(_ reason: Reason, line: Int? = nil, lastLine: Int? = nil) {
    self.reason = reason
    self.line = line
    self.lastLine = lastLine ?? line
  }

  /// The lines of a file that are not UTF-8.
  static func ofEncoding(_ source: SourceLines) -> [ImportProblem] {
    source.linesNotUnicode()
      .map {
        ImportProblem(.notUnicode, line: $0.lowerBound + 1, lastLine: $0.upperBound + 1)
      }
  }

  /// The problem, as one of a file among several.
  func `in`(_ file: String) -> ImportProblem {
    var problem = self
    problem.file = file
    return problem
  }

  /// Whether an entry, or text, of the file is missing in the journal because of it.
  package var isLoss: Bool {
    switch reason {
    case .outsideOfEntries, .impossibleDate, .missing, .unusable, .notAnEntry, .notADeletion,
      .refused:
      true
    case .notUnicode, .loneSurrogate, .unkept, .guessedMonthFirst, .foreignFile:
      false
    }
  }
}
