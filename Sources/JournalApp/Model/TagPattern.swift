/// A tag that is looked for.
nonisolated struct TagPattern: Hashable {
  private let token: String
  /// Whether it may go on.
  private let isPrefix: Bool

  /// Looks for a tag, or for those that begin with it.
  init(_ tag: EntryTag, isPrefix: Bool) {
    token = tag.token
    self.isPrefix = isPrefix
  }

  /// The pattern in the language of FTS5.
  var match: String { "\"\(token)\"" + (isPrefix ? " *" : "") }

  /// Whether a tag is one that is looked for.
  func matches(_ tag: EntryTag) -> Bool {
    isPrefix ? tag.token.utf8.starts(with: token.utf8) : tag.token == token
  }
}
