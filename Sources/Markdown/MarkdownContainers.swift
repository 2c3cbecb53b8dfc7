import GatefoldKit

/// The quotes and list items round a place, from the outermost, and what they put before a line.
struct MarkdownContainers {
  private struct Container {
    /// The line of the source where it begins.
    let line: Int
    /// What it puts before its first line, and before the others.
    let first: String
    let rest: String
  }

  /// As many as are drawn, the innermost: deeper ones would fill any view.
  private static let drawnDepth = 16

  private var containers: [Container] = []
  /// How many of them, from the outermost, have a line that is shown.
  private var shownCount = 0

  /// Whether the place is in none.
  var isEmpty: Bool { containers.isEmpty }

  /// Whether nothing of the innermost one has been shown.
  var isInnermostNew: Bool { shownCount < containers.count }

  /// The line where the outermost one begins of which nothing has been shown.
  var firstNewLine: Int? { isInnermostNew ? containers[shownCount].line : nil }

  /// Enters a quote.
  mutating func pushQuote(line: Int, bar: Character) {
    containers.append(Container(line: line, first: "\(bar) ", rest: "\(bar) "))
  }

  /// Enters a list item; all its lines are set in by its bullet or number.
  mutating func pushItem(line: Int, mark: String) {
    let rest = String(repeating: " ", count: mark.cellWidth + 1)
    containers.append(Container(line: line, first: mark + " ", rest: rest))
  }

  /// Leaves the innermost one.
  mutating func pop() {
    containers.removeLast()
    shownCount = min(shownCount, containers.count)
  }

  /// Shows a block here.
  ///
  /// - Parameter inset: What the block itself puts before its lines.
  /// - Returns: Its indent; its first line has the bullets that were not yet shown.
  mutating func beginBlock(inset: String) -> TextIndent {
    let first = containers.indices.suffix(Self.drawnDepth)
      .map { $0 < shownCount ? containers[$0].rest : containers[$0].first }.joined()
    shownCount = containers.count
    let rest = containers.suffix(Self.drawnDepth).map(\.rest).joined()
    return TextIndent(first: first + inset, rest: rest + inset)
  }

  /// The indent of a blank line between what was shown and what comes next.
  var indentBetweenBlocks: TextIndent {
    let rest = containers[..<shownCount].suffix(Self.drawnDepth).map(\.rest).joined()
    return TextIndent(first: rest, rest: rest)
  }
}
