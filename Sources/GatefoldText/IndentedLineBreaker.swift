/// Breaks a text into lines that are narrower where their paragraph is indented.
struct IndentedLineBreaker: IteratorProtocol, Sequence {
  private let width: Int
  private let indents: [ParagraphIndent]
  private var breaker: LineBreaker
  /// The number of indents that are not after the present paragraph's start.
  private var reached = 0
  private var startsParagraph = true

  /// Creates a breaker for lines of a number of columns with their indents.
  init(_ text: Substring, width: Int, indents: [ParagraphIndent]) {
    self.width = Swift.max(1, width)
    self.indents = indents
    breaker = LineBreaker(text, width: width)
  }

  mutating func next() -> TextLine? {
    if startsParagraph { beginParagraph() }
    guard var line = breaker.next() else { return nil }
    line.indentIndex = reached > 0 ? reached - 1 : nil
    startsParagraph = line.endsParagraph
    return line
  }

  private mutating func beginParagraph() {
    guard !indents.isEmpty else { return }
    while reached < indents.count, indents[reached].start <= breaker.position { reached += 1 }
    guard reached > 0 else { return }
    breaker.width = width - indents[reached - 1].cells(inWidth: width)
  }
}
