import GatefoldText

/// A text wrapped to lines, kept right from change to change.
///
/// The lines are those of `TextLayout`. After a change the text is wrapped from a few lines before
/// it up to where a line starts as one did before; the lines after that only move. Positions are
/// UTF-8 offsets.
package struct WrappedLines: Sendable {
  /// The width of the lines in cells, at least 1.
  package let width: Int
  /// How many lines were wrapped for the last change.
  package private(set) var freshLineCount = 0

  private var lines: [WrappedLine]

  /// Lines before a change that may look different after it: a word may go back to the line before,
  /// and that is decided by the first character after the line.
  private static let reach = 3

  /// Wraps a whole text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, width: Int) {
    self.width = Swift.max(1, width)
    lines = Array(LineWrapper(text, from: 0, width: self.width))
    freshLineCount = lines.count
  }

  /// Follows a change.
  ///
  /// - Parameters:
  ///   - change: What was replaced.
  ///   - text: The text after the change.
  /// - Complexity: O(length of the change and of the lines around it), and an addition for each line
  ///   that moves.
  package mutating func update(_ change: TextChange, in text: String) {
    let first = firstLine(touchedBy: change, in: text)
    var next = first
    var fresh: [WrappedLine] = []
    var isSettled = false
    for line in LineWrapper(text, from: lines[first].start, width: width) {
      // Right behind the change the character before may be another one, which decides on a hyphen.
      if line.start > change.range.lowerBound + change.insertedCount {
        let former = line.start - change.shift
        while next < lines.count, lines[next].start < former { next += 1 }
        isSettled =
          next < lines.count && lines[next].start == former
          && LineWrapper.canStart(at: line.start, in: text)
        if isSettled { break }
      }
      fresh.append(line)
    }
    if !isSettled { next = lines.count }
    lines.replaceSubrange(first..<next, with: fresh)
    freshLineCount = fresh.count
    for index in (first + fresh.count)..<lines.count { lines[index].move(by: change.shift) }
  }

  private func firstLine(touchedBy change: TextChange, in text: String) -> Int {
    var line = Swift.max(0, index(containing: change.range.lowerBound) - Self.reach)
    while line > 0, !LineWrapper.canStart(at: lines[line].start, in: text) { line -= 1 }
    return line
  }

  /// The line that a place is on; at a place where one line ends and the next starts, the latter.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func index(containing offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension WrappedLines: RandomAccessCollection {
  /// Zero.
  package var startIndex: Int { 0 }

  /// The number of lines, at least 1.
  package var endIndex: Int { lines.count }

  /// The line at an index, counted from the top.
  package subscript(index: Int) -> WrappedLine { lines[index] }
}

/// A line of a wrapped text.
package struct WrappedLine: Hashable, Sendable {
  /// The first place that is on the line: after the line break at the start of a paragraph, also
  /// where the spaces there are on no line, else where the line before is full.
  package fileprivate(set) var start: Int
  /// What is drawn: without the spaces at the end.
  package fileprivate(set) var range: Range<Int>
  /// Whether a line break or the end of the text follows.
  package let endsParagraph: Bool
  /// Whether the line is one character that is wider than the line and cannot be shown.
  package let isTooWide: Bool

  fileprivate mutating func move(by bytes: Int) {
    start += bytes
    range = (range.lowerBound + bytes)..<(range.upperBound + bytes)
  }
}

/// Wraps a text from the start of a line on, a line at a time.
private struct LineWrapper: Sequence, IteratorProtocol {
  private let text: String
  private var breaker: LineBreaker
  /// The start of the next paragraph, if the next line is its first, or of the first line of all.
  private var start: Int?

  init(_ text: String, from offset: Int, width: Int) {
    self.text = text
    breaker = LineBreaker(text[text.utf8.index(text.startIndex, offsetBy: offset)...], width: width)
    start = offset
  }

  mutating func next() -> WrappedLine? {
    guard let line = breaker.next() else { return nil }
    let range = offset(of: line.range.lowerBound)..<offset(of: line.range.upperBound)
    let lineStart = start ?? range.lowerBound
    start = line.endsParagraph ? paragraphStart(after: line.range.upperBound) : nil
    return WrappedLine(
      start: lineStart,
      range: range,
      endsParagraph: line.endsParagraph,
      isTooWide: line.isTooWide
    )
  }

  private func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private func paragraphStart(after end: String.Index) -> Int? {
    let bytes = text.utf8
    guard let end = bytes[end...].firstIndex(where: \.isLineBreak) else { return nil }
    return offset(of: text.index(after: end))
  }

  /// Whether a line that starts there is wrapped as if the text started there.
  ///
  /// A hyphen is another one at the beginning of a word, and what was before it decides that.
  static func canStart(at offset: Int, in text: String) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard index > text.startIndex, index < text.endIndex else { return true }
    let former = text.utf8[text.utf8.index(before: index)]
    if former == 0x20 || former == 0x09 || former.isLineBreak { return true }
    return text.unicodeScalars[index].properties.generalCategory != .dashPunctuation
  }
}
