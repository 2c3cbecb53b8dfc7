import GitHub

/// Words that a repository has to have, each somewhere in its name, description, language or topics.
///
/// Words that the user's login begins with are found for all of the user's repositories.
nonisolated struct RepositoryFilter: Hashable {
  /// The words in lower case.
  let words: [String]

  /// Reads what was typed; words stand between blanks.
  init(_ text: String = "") {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether everything passes.
  var isEmpty: Bool { words.isEmpty }

  /// What is left to be found of the repositories of a user.
  func remaining(forUser names: [String]) -> [[UInt8]] {
    let beginnings = names.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }
    return words.filter { word in !beginnings.contains { $0.hasPrefix(word) } }
      .map { Array($0.utf8) }
  }

  /// The parts of a name that were looked for, in order and apart from each other.
  func ranges(in name: String) -> [Range<String.Index>] {
    let lowered = name.lowercased()
    guard !isEmpty, lowered.utf8.count == name.utf8.count else { return [] }
    var offsets = IndexSpans()
    for word in words {
      for range in lowered.ranges(of: word) {
        let start = lowered.utf8.distance(from: lowered.startIndex, to: range.lowerBound)
        offsets.add(start..<(start + word.utf8.count))
      }
    }
    return offsets.spans.map { span in
      let start = name.utf8.index(name.startIndex, offsetBy: span.lowerBound)
      return start..<name.utf8.index(start, offsetBy: span.count)
    }
  }
}

/// Spans of offsets, of which those that touch are one.
private nonisolated struct IndexSpans {
  private(set) var spans: [Range<Int>] = []

  mutating func add(_ span: Range<Int>) {
    let touching = spans.filter {
      $0.lowerBound <= span.upperBound && span.lowerBound <= $0.upperBound
    }
    let joined = touching.reduce(span) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
    spans.removeAll(where: touching.contains)
    spans.append(joined)
    spans.sort { $0.lowerBound < $1.lowerBound }
  }
}
