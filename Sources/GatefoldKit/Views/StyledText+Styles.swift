public import GatefoldTerminal

extension StyledText {
  /// Lays a style over parts of the text, as over the matches of a filter.
  ///
  /// - Parameters:
  ///   - style: The style; where parts overlap it counts once.
  ///   - ranges: The parts of ``string``, in any order.
  /// - Complexity: O(*n* + *m* log *m*) for *n* styled parts of the text and *m* ranges.
  public mutating func addStyle(_ style: Style, in ranges: [Range<String.Index>]) {
    var overlay = StyleOverlay(style: style, over: runs)
    for range in disjointOffsets(of: ranges) { overlay.cover(range) }
    runs = overlay.finished()
  }

  /// The ranges as UTF-8 offsets, in order; those that touch are one.
  private func disjointOffsets(of ranges: [Range<String.Index>]) -> [Range<Int>] {
    let utf8 = string.utf8
    let offsets = ranges.filter { !$0.isEmpty }
      .map { range in
        let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
        return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
      }
    var result: [Range<Int>] = []
    for range in offsets.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        let end = max(last.upperBound, range.upperBound)
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// The runs of a text while a style is laid over some of it, from the beginning to the end.
private struct StyleOverlay {
  private typealias Run = StyledText.Run

  private let style: Style
  private var result: [StyledText.Run] = []
  /// The runs that are not yet in the result, the next one last.
  private var remaining: [StyledText.Run]

  init(style: Style, over runs: [StyledText.Run]) {
    self.style = style
    remaining = runs.reversed()
  }

  /// Lays the style over a range after those before.
  mutating func cover(_ range: Range<Int>) {
    while let run = remaining.last, run.range.upperBound <= range.lowerBound {
      result.append(run)
      remaining.removeLast()
    }
    var position = range.lowerBound
    while let run = remaining.last, run.range.lowerBound < range.upperBound {
      remaining.removeLast()
      add(from: run.range.lowerBound, to: position, style: run.style)
      add(from: position, to: run.range.lowerBound, style: style)
      let start = max(position, run.range.lowerBound)
      position = min(run.range.upperBound, range.upperBound)
      add(from: start, to: position, style: style.over(run.style))
      guard run.range.upperBound > position else { continue }
      remaining.append(Run(range: position..<run.range.upperBound, style: run.style))
    }
    add(from: position, to: range.upperBound, style: style)
  }

  private mutating func add(from start: Int, to end: Int, style: Style) {
    if start < end { result.append(Run(range: start..<end, style: style)) }
  }

  /// The runs after the last range.
  func finished() -> [StyledText.Run] { result + remaining.reversed() }
}
