/// Text wrapped to lines of a width.
///
/// Lines end at line breaks (`\n`, `\r\n` and `\r`) and where they are full: after spaces and
/// hyphens, and between East Asian characters, but not before closing brackets, points and small
/// kana nor after opening brackets (UAX #14, simplified). A word longer than a line is broken where
/// the line is full. Spaces where a line ends are on no line, and neither are spaces that would
/// fill one alone. Tab stops count from the start of each line. A text that ends with a line break
/// ends with an empty line; an empty text is one empty line.
///
/// No line is wider than asked for: a single character that is too wide has a line of its own, on
/// which ``text(at:)`` shows U+FFFD.
public struct TextLayout: Sendable {
  private let source: Substring
  private let lines: [TextLine]
  private let indents: [ParagraphIndent]
  /// The width of the lines in cells, at least 1.
  public let width: Int

  /// Wraps a text to a width in cells; numbers under 1 count as 1.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: some StringProtocol, width: Int) {
    self.init(text, width: width, indents: [])
  }

  /// Wraps a text whose paragraphs are indented to a width in cells; numbers under 1 count as 1.
  ///
  /// An indent takes no more than half of the width, so that there is room for the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width of the lines with their indents.
  ///   - indents: What is left free, in the order of the text; nothing before the first.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: some StringProtocol, width: Int, indents: [ParagraphIndent]) {
    source = Substring(wrapping: text)
    self.width = Swift.max(1, width)
    self.indents = indents
    lines = Array(IndentedLineBreaker(source, width: width, indents: indents))
  }

  /// The indent of a line, as an index of those that were given, and the cells it leaves free.
  ///
  /// - Precondition: `index` is a line of the layout.
  package func indent(at index: Int) -> (index: Int, cells: Int)? {
    lines[index].indentIndex.map { ($0, indents[$0].cells(inWidth: width)) }
  }

  /// What is drawn on a line.
  ///
  /// - Precondition: `index` is a line of the layout.
  public func text(at index: Int) -> Substring {
    lines[index].isTooWide ? "\u{FFFD}" : source[lines[index].range]
  }

  /// The line that a character of the source is on; characters on no line count to the one before.
  ///
  /// A view keeps the place a person has scrolled to over a change of width by keeping the start of
  /// its top line, `layout[top].range.lowerBound`, until the person scrolls again.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(containing position: String.Index) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= position { low = middle } else { high = middle }
    }
    return low
  }
}

extension TextLayout: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }

  /// The number of lines, at least 1.
  public var endIndex: Int { lines.count }

  /// The line at an index, counted from the top.
  public subscript(index: Int) -> TextLine { lines[index] }
}
