/// One line of wrapped text, as a part of its source.
public struct TextLine: Hashable, Sendable {
  /// The characters on the line, without the line break and without the spaces before its end.
  public let range: Range<String.Index>
  /// Whether the line is the last of its paragraph: a line break or the end of the text follows.
  public let endsParagraph: Bool
  /// Whether the line is one character that is wider than the line and cannot be shown.
  public let isTooWide: Bool
  /// Which of the layout's indents the line has; nil for none.
  var indentIndex: Int?
}
