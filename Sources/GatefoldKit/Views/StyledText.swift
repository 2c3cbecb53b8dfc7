public import GatefoldTerminal

/// Text whose parts are drawn in different styles.
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

  /// The text without styles.
  public private(set) var string: String
  /// The parts that are not plain, in order.
  private(set) var runs: [Run] = []

  /// Creates a text in one style.
  public init(_ string: String = "", style: Style = .plain) {
    self.string = string
    self.string.makeContiguousUTF8()
    if style != .plain, !string.isEmpty {
      runs = [Run(range: 0..<self.string.utf8.count, style: style)]
    }
  }

  /// Adds another text at the end.
  public mutating func append(_ other: StyledText) {
    let offset = string.utf8.count
    string += other.string
    runs += other.runs.map { run in
      let range = run.range.lowerBound + offset..<run.range.upperBound + offset
      return Run(range: range, style: run.style)
    }
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
