import GatefoldKit
import GitHub

/// The signs before numbers.
nonisolated struct RepositorySymbols: Hashable {
  let star: String
  let issue: String
  /// Stands between parts of a line.
  let separator: String
  /// Stands between a number and what it counts, so that both stay on one line.
  let glue: String
  /// Stands for what is not known.
  let unknown: String

  init(_ symbols: Symbols) {
    let isASCII = symbols == .ascii
    star = isASCII ? "*" : "★"
    issue = isASCII ? "!" : "○"
    separator = isASCII ? ", " : " · "
    glue = isASCII ? " " : "\u{A0}"
    unknown = isASCII ? "-" : "–"
  }
}

/// What sets a repository apart from usual ones, in words and, where there is no room, in letters.
nonisolated struct RepositoryMarks: Hashable {
  /// As `fork archived`.
  let words: String
  /// As `FA`.
  let letters: String

  init(_ repository: Repository) {
    let all = [
      (repository.isPrivate, "private", "P"), (repository.isFork, "fork", "F"),
      (repository.isArchived, "archived", "A"),
    ]
    words = all.filter(\.0).map(\.1).joined(separator: " ")
    letters = all.filter(\.0).map(\.2).joined()
  }
}
