/// A command in words, as a POSIX shell splits it (POSIX.1-2017, Shell Command Language, 2.2).
///
/// Quotes and backslashes only: nothing is expanded, and no character is an operator.
public enum ShellWords: Sendable {
  /// A quote that is not closed.
  public struct UnbalancedQuote: Error, Hashable, Sendable {
    /// The command.
    public let command: String
  }

  /// Splits a command.
  ///
  /// Words end at spaces, tabs and line breaks. Between single quotes everything stands for itself;
  /// between double quotes a backslash only does not before a backslash, a double quote, a dollar
  /// sign, a backquote and a line break; outside, a backslash takes the meaning of any character. A
  /// backslash before a line break goes with it, one at the end stands for itself.
  ///
  /// - Returns: The words; none where there is nothing but spaces.
  /// - Throws: `UnbalancedQuote`.
  public static func split(_ command: String) throws(UnbalancedQuote) -> [String] {
    var splitter = ShellSplitter()
    for scalar in command.unicodeScalars { splitter.read(scalar) }
    guard let words = splitter.finish() else { throw UnbalancedQuote(command: command) }
    return words
  }
}

private struct ShellSplitter {
  private enum Quote {
    case none
    case single
    case double
  }

  private var words: [String] = []
  /// The word being read; an empty one is there where quotes were.
  private var word: String.UnicodeScalarView?
  private var quote = Quote.none
  private var isEscaped = false

  mutating func read(_ scalar: Unicode.Scalar) {
    if isEscaped { return readEscaped(scalar) }
    switch (quote, scalar) {
    case (.none, " "), (.none, "\t"), (.none, "\n"): endWord()
    case (.none, "\\"), (.double, "\\"): isEscaped = true
    case (.none, "'"): open(.single)
    case (.none, "\""): open(.double)
    case (.single, "'"), (.double, "\""): quote = .none
    default: append(scalar)
    }
  }

  private mutating func readEscaped(_ scalar: Unicode.Scalar) {
    isEscaped = false
    if scalar == "\n" { return }
    if case .double = quote, !["\\", "\"", "$", "`"].contains(scalar) { append("\\") }
    append(scalar)
  }

  private mutating func open(_ quote: Quote) {
    self.quote = quote
    word = word ?? String.UnicodeScalarView()
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    word = word ?? String.UnicodeScalarView()
    word?.append(scalar)
  }

  private mutating func endWord() {
    if let word { words.append(String(word)) }
    word = nil
  }

  /// The words, or `nil` within a quote.
  mutating func finish() -> [String]? {
    guard case .none = quote else { return nil }
    if isEscaped { append("\\") }
    endWord()
    return words
  }
}
