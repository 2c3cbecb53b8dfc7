package import Colorimetry

/// Something in a palette's file that was not taken as it is there.
package nonisolated struct PaletteProblem: Hashable, Sendable {
  /// What it is.
  package enum Reason: Hashable, Sendable {
    /// It should be a colour and is none; why, where that is known.
    case noColor(String, ColorProblem?)
    /// Something else than a colour, as a style sheet or a script has it, and how many such things.
    case other(String, count: Int)
    /// So many more problems, and how many of them are colours that are missing.
    case further(count: Int, losses: Int)
    /// A line that should begin with numbers of 0 to 255.
    case noNumbers(String)
    /// A quotation mark that is not closed in its line.
    case openQuote
    /// Bytes that are not UTF-8 were replaced by U+FFFD.
    case notUnicode
    /// Half of a surrogate pair, which stands for no character, was replaced by U+FFFD.
    case loneSurrogate
  }

  /// The first line that it is about, from 1 on.
  package var line: Int
  /// The last line that it is about.
  package var lastLine: Int
  /// What it is.
  package var reason: Reason

  /// Describes a problem in a line, or in several.
  init(_ reason: Reason, line: Int, lastLine: Int? = nil) {
    self.reason = reason
    self.line = line
    self.lastLine = lastLine ?? line
  }

  /// Whether a colour of the file is missing because of it.
  package var isLoss: Bool {
    switch reason {
    case .noColor, .noNumbers, .openQuote: true
    case .further(_, let losses): losses > 0
    case .other, .notUnicode, .loneSurrogate: false
    }
  }

  /// As much of a text as says which it is.
  static func excerpt(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(40)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    return String(String.UnicodeScalarView(start)) + (isWhole ? "" : "…")
  }
}
