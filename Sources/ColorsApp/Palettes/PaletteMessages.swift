import Colorimetry
import Interchange

/// What is said of palettes, each in one place.
nonisolated extension PaletteProblem {
  /// The problem in one line, to be put behind a file's name, its line and a colon.
  package var sentence: String {
    switch reason {
    case .noColor(let text, let problem?): "'\(text)' is no colour: \(problem.sentence)"
    case .noColor(let text, nil): "'\(text)' is no colour"
    case .other(let text, let count) where count == 1: "'\(text)' is no colour, and was left out"
    case .other(let text, let count):
      "'\(text)' and \(count - 1) more are no colours, and were left out"
    case .further(let count, let losses):
      "\(count) more were left out, of which \(losses) should be colours"
    case .noNumbers(let text): "'\(text)' does not begin with numbers of 0 to 255"
    case .openQuote: "a quotation mark is not closed"
    case .notUnicode: "bytes that are not UTF-8 were replaced by U+FFFD"
    case .loneSurrogate: "half a surrogate pair was replaced by U+FFFD"
    }
  }
}

nonisolated extension PaletteRefusal {
  /// The reason in one line, to be put behind a file's name and a colon.
  package var sentence: String {
    switch self {
    case .noText(.empty): "there is nothing in it"
    case .noText(.utf16): "it is in UTF-16; convert it to UTF-8"
    case .noText(.database): "it is a database; export its colours"
    case .binary: "it is no text"
    case .brokenJSON(let line, let column, let isAtEnd):
      "it is no whole JSON: \(isAtEnd ? "it ends" : "it goes wrong") at line \(line), column \(column)"
    case .noColors: "there is no colour in it, of CSS, JSON, a GIMP palette or a shell's script"
    case .tooLarge(let limit): "it is larger than the \(limit >> 20) MiB of a palette"
    case .tooManyColors(let limit): "it has more than \(limit) colours"
    }
  }
}

nonisolated extension PaletteLoss {
  /// What is lost, in one line.
  package var sentence: String {
    let subject = count == 1 ? "1 colour" : "\(count) colours"
    return switch self {
    case .precision: "\(subject) rounded to 8 bits a part; JSON keeps them exactly"
    case .opacity: "\(subject) written as opaque: the format has no opacity"
    case .names:
      "the \(count == 1 ? "name" : "names") of \(subject) written without control characters or blanks at the ends"
    case .shadowed: "\(subject) with the name of another: a style sheet uses the last"
    }
  }
}

nonisolated extension PaletteReport {
  /// What was taken, in one line.
  package var sentence: String {
    let added = "Imported \(added.count == 1 ? "1 colour" : "\(added.count) colours")"
    return present > 0 ? added + ", \(present) already there" : added
  }
}
