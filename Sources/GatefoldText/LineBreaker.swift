/// Breaks a text into lines, one at a time.
///
/// - Complexity: each line costs its own characters and the word after them.
package struct LineBreaker: IteratorProtocol, Sequence {
  /// The columns of the lines, at least 1; it may be set where a paragraph starts.
  package var width: Int {
    didSet { width = Swift.max(1, width) }
  }

  /// Where the next line starts.
  package var position: String.Index { line.start }

  private var characters: CharacterCellsIterator
  private var line: LineDraft
  /// The character that was read and belongs to a later line.
  private var pending: CharacterCells?
  private var isAtEnd = false

  /// Creates a breaker for lines of a number of columns; numbers under 1 count as 1.
  package init(_ text: some StringProtocol, width: Int) {
    self.width = Swift.max(1, width)
    characters = CharacterCellsIterator(text)
    line = LineDraft(at: text.startIndex)
  }

  /// The next line, or nil after the last; an empty text has one empty line.
  package mutating func next() -> TextLine? {
    guard !isAtEnd else { return nil }
    while let character = nextCharacter() {
      if let finished = add(character) { return finished }
    }
    isAtEnd = true
    return line.finished()
  }

  private mutating func nextCharacter() -> CharacterCells? {
    defer { pending = nil }
    if let pending { return pending }
    characters.column = line.column
    return characters.next()
  }

  /// Adds a character to the line, or returns the line that ends before it.
  private mutating func add(_ character: CharacterCells) -> TextLine? {
    if character.scalar == "\n" || character.scalar == "\r" {
      defer { line = LineDraft(at: character.range.upperBound) }
      return line.finished()
    }
    let kind = BreakClass(character).following(line.lastClass)
    line.noteBreak(before: kind, at: character.range.lowerBound)
    while kind != .space, line.isFull(for: character, width: width) {
      guard let finished = line.split() else { continue }
      pending = character
      return finished
    }
    line.append(character, kind: kind, width: width)
    return nil
  }
}

/// The line that is being filled.
private struct LineDraft {
  private(set) var start: String.Index
  /// The end of the last character that is not a space.
  private var end: String.Index
  private var isTooWide = false
  private var breakPoint: BreakPoint?
  private(set) var column = 0
  /// The class of the last character, on this line or the one before.
  private(set) var lastClass: BreakClass?

  /// Where the line may end: its last character's end, where the next starts, and in which column.
  private struct BreakPoint {
    let end: String.Index
    let next: String.Index
    let column: Int
  }

  init(at index: String.Index) {
    start = index
    end = index
  }

  /// Whether a character needs another line, and this one has something to end with.
  func isFull(for character: CharacterCells, width: Int) -> Bool {
    let isOver = character.width > 0 && column + character.width > width
    return isOver && (end > start || column > 0)
  }

  mutating func noteBreak(before next: BreakClass, at index: String.Index) {
    guard index > start, let lastClass, lastClass.allowsBreak(before: next) else { return }
    breakPoint = BreakPoint(end: end, next: index, column: column)
  }

  mutating func append(_ character: CharacterCells, kind: BreakClass, width: Int) {
    if kind != .space {
      end = character.range.upperBound
      isTooWide = isTooWide || character.width > width
    }
    column += character.width
    lastClass = kind
  }

  /// Ends the line where it may, or else here, and keeps the rest for the next.
  ///
  /// - Returns: The line, or nil where only spaces would be on it: they go without a line.
  mutating func split() -> TextLine? {
    let point = breakPoint ?? BreakPoint(end: end, next: end, column: column)
    let line = TextLine(range: start..<point.end, endsParagraph: false, isTooWide: isTooWide)
    start = point.next
    end = max(end, start)
    column -= point.column
    breakPoint = nil
    isTooWide = false
    return line.range.isEmpty ? nil : line
  }

  /// The line as the last of its paragraph.
  func finished() -> TextLine {
    TextLine(range: start..<end, endsParagraph: true, isTooWide: isTooWide)
  }
}
