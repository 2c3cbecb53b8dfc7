nonisolated extension EntryFilter {
  /// The parts of a text that the filter looks for, in their order and without overlap.
  ///
  /// - Complexity: O(length of the text) for each word.
  package func ranges(in text: String) -> [Range<String.Index>] {
    guard !phrases.isEmpty || !tags.isEmpty else { return [] }
    let words = SearchText.split(text)
    let found = phrases.flatMap { $0.ranges(in: words) } + tagRanges(in: text)
    return merged(found.sorted { $0.lowerBound < $1.lowerBound })
  }

  private func tagRanges(in text: String) -> [Range<String.Index>] {
    guard !tags.isEmpty else { return [] }
    return EntryTag.ranges(in: text)
      .filter { range in
        let tag = EntryTag(text[range])
        return tags.contains { $0.matches(tag) }
      }
  }

  private func merged(_ sorted: [Range<String.Index>]) -> [Range<String.Index>] {
    var merged: [Range<String.Index>] = []
    for range in sorted {
      if let last = merged.last, range.lowerBound < last.upperBound {
        let end = max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound..<end
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
