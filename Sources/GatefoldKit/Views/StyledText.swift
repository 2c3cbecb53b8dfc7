public import GatefoldTerminal

/// Text whose parts are drawn in different styles, and whose paragraphs may be indented.
///
/// ```swift
/// let text: StyledText = StyledText("Stars  ", style: theme.secondaryText) + "1204\n"
/// ```
public struct StyledText: Hashable, Sendable {
  /// A part of the text in one style.
  struct Run: Hashable, Sendable {
    /// UTF-8 offsets of the text.
    let range: Range<Int>
    let style: Style
  }

  /// The indent of the paragraphs that start at a place or after it, until the next one.
  struct IndentStart: Hashable, Sendable {
    /// The UTF-8 offset of the place.
    let offset: Int
    let indent: TextIndent
  }

  /// The text without styles and indents.
  public private(set) var string: String
  /// The parts that are not plain, in order.
  var runs: [Run] = []
  /// The indents, in order.
  private(set) var indents: [IndentStart] = []

  /// Creates a text in one style.
  public init(_ string: String = "", style: Style = .plain) {
    self.string = string
    self.string.makeContiguousUTF8()
    if style != .plain, !string.isEmpty {
      runs = [Run(range: 0..<self.string.utf8.count, style: style)]
    }
  }

  /// Adds another text at the end.
  ///
  /// Its paragraphs keep their indents; where it begins within a paragraph, that keeps its own.
  public mutating func append(_ other: StyledText) {
    let offset = string.utf8.count
    string += other.string
    runs += other.runs.map { run in
      let range = run.range.lowerBound + offset..<run.range.upperBound + offset
      return Run(range: range, style: run.style)
    }
    if other.indents.first?.offset != 0 { beginIndent(.none, at: offset) }
    for start in other.indents { beginIndent(start.indent, at: start.offset + offset) }
  }

  /// Adds text in one style at the end.
  public mutating func append(_ string: String, style: Style) {
    let start = self.string.utf8.count
    self.string += string
    let end = self.string.utf8.count
    guard style != .plain, end > start else { return }
    if let last = runs.last, last.range.upperBound == start, last.style == style {
      runs[runs.count - 1] = Run(range: last.range.lowerBound..<end, style: style)
    } else {
      runs.append(Run(range: start..<end, style: style))
    }
  }

  /// Sets the indent of the paragraphs that start at the present end of the text or after it.
  public mutating func setIndent(_ indent: TextIndent) {
    beginIndent(indent, at: string.utf8.count)
  }

  private mutating func beginIndent(_ indent: TextIndent, at offset: Int) {
    if indents.last?.offset == offset { indents.removeLast() }
    guard indent != indents.last?.indent ?? .none else { return }
    indents.append(IndentStart(offset: offset, indent: indent))
  }

  /// Two texts, one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var text = left
    text.append(right)
    return text
  }

  /// Adds another text at the end.
  public static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// The runs that meet a range of offsets, in order.
  ///
  /// - Complexity: O(log *n*) in the number of runs, and O(runs found).
  func runs(in range: Range<Int>) -> some Sequence<Run> {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return runs[low...].prefix { $0.range.lowerBound < range.upperBound }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// Creates a plain text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
