/// The tags and the star of an entry, as words of the full-text index.
nonisolated struct EntryLabels {
  /// The word for a star; no tag has it, for a tag's begins with its sign.
  static let star = "★"

  /// The tags, each once.
  let tags: [EntryTag]
  private let isStarred: Bool

  /// Finds the tags of a text.
  init(text: String, isStarred: Bool) {
    var seen: Set<String> = []
    tags = EntryTag.ranges(in: text).map { EntryTag(text[$0]) }
      .filter { seen.insert($0.token).inserted }
    self.isStarred = isStarred
  }

  /// Whether there are none.
  var isEmpty: Bool { tags.isEmpty && !isStarred }

  /// All in one string.
  var indexed: String {
    (tags.map(\.token) + (isStarred ? [Self.star] : [])).joined(separator: " ")
  }
}
