/// A word of a text as it is searched, and where its parts are in the text.
nonisolated struct SearchWord {
  /// Lower case without diacritics, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Where the word starts in the text.
  private(set) var start: String.Index

  /// For each character: how many bytes there are with it, and where it ends in the text.
  private var parts: [(count: Int, end: String.Index)] = []

  /// Starts a word that has nothing yet.
  init(start: String.Index) {
    self.start = start
  }

  /// Adds a character.
  mutating func append(_ scalar: Unicode.Scalar, from start: String.Index, to end: String.Index) {
    if bytes.isEmpty { self.start = start }
    bytes += FoldedScalars.fold(scalar)
    parts.append((bytes.count, end))
  }

  /// Adds a character that is drawn with the last one but not searched.
  mutating func extend(to end: String.Index) {
    guard let last = parts.indices.last else { return }
    parts[last].end = end
  }

  /// The part of the text that so many bytes of the word stand for.
  func range(ofPrefix count: Int) -> Range<String.Index> {
    let part = parts.first { $0.count >= count } ?? parts.last
    return start..<(part?.end ?? start)
  }

  /// The part of the text that the word stands for.
  var range: Range<String.Index> { range(ofPrefix: bytes.count) }
}
