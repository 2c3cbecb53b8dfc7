public import GatefoldTerminal
import GatefoldText

/// What stands before the lines of a paragraph; the text is set in by as many cells.
///
/// It is drawn, but it is no part of the text. In a narrow view it takes no more than half of the
/// width, and its end is what is shown.
public struct TextIndent: Hashable, Sendable {
  /// Stands before the first line of the paragraph, as a bullet does.
  public let first: String
  /// Stands before the lines that the paragraph is wrapped to.
  public let rest: String
  /// Colours and attributes of both.
  public let style: Style
  /// The width of the wider one.
  let cells: Int

  /// Nothing: lines start at the edge.
  public static let none = TextIndent(first: "", rest: "")

  /// Creates an indent.
  public init(first: String, rest: String, style: Style = .plain) {
    self.first = first
    self.rest = rest
    self.style = style
    cells = max(first.cellWidth, rest.cellWidth)
  }
}
