import GatefoldKit
import Testing

/// Lines that follow changes, beside the text wrapped anew as a whole.
struct WrappedLinesTests {
  private static let pieces = [
    "a", "b", "word ", " ", "  ", "-", "--", "–", "\t", ")", "(", ".", "1", "日", "本", "。",
    "e\u{301}",
    "\u{301}", "👩", "\u{200D}", "👧", "🇩", "🇪", "\u{200B}", "\u{A0}", "\n", "\n", "\r", "\r\n",
    "\u{1B}",
    "long-word-with-hyphens", "abcdefghijklmnop",
  ]

  private static func random(
    _ count: Int,
    _ generator: inout SplitMix
  ) -> String {
    (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
  }

  @Test(arguments: 0..<24)
  func linesThatFollowChangesAreThoseOfTheWholeText(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    for width in 1...12 {
      var text = Self.random(Int.random(in: 0..<60, using: &generator), &generator)
      var lines = WrappedLines(text, width: width)
      for _ in 0..<40 {
        let change = Self.change(&text, &generator)
        lines.update(change, in: text)
        let whole = WrappedLines(text, width: width)
        let isSame = lines.elementsEqual(whole)
        #expect(isSame, "\(text.debugDescription) \(width)")
      }
    }
  }

  /// Replaces a random part, between any two scalars.
  private static func change(_ text: inout String, _ generator: inout SplitMix) -> TextChange {
    let scalars = Array(text.unicodeScalars)
    let first = Int.random(in: 0...scalars.count, using: &generator)
    let most = min(scalars.count - first, 6)
    let count = Bool.random(using: &generator) ? 0 : Int.random(in: 0...most, using: &generator)
    let inserted = random(Int.random(in: 0..<3, using: &generator), &generator)
    func bytes(_ slice: ArraySlice<Unicode.Scalar>) -> Int {
      slice.reduce(0) { $0 + UTF8.width($1) }
    }
    let start = bytes(scalars[..<first])
    let end = start + bytes(scalars[first..<(first + count)])
    var new = String.UnicodeScalarView()
    new.append(contentsOf: scalars[..<first])
    new.append(contentsOf: inserted.unicodeScalars)
    new.append(contentsOf: scalars[(first + count)...])
    text = String(new)
    return TextChange(range: start..<end, insertedCount: inserted.utf8.count)
  }

  @Test(arguments: 0..<20)
  func linesAreThoseOfTheLayoutAndEveryPlaceHasOne(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let text = Self.random(80, &generator)
    for width in 1...12 {
      let lines = WrappedLines(text, width: width)
      let layout = TextLayout(text, width: width)
      #expect(lines.count == layout.count)
      for (line, wrapped) in zip(lines, layout) {
        let start = text.utf8.distance(from: text.startIndex, to: wrapped.range.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: wrapped.range.upperBound)
        #expect(line.range == start..<end)
        #expect(line.endsParagraph == wrapped.endsParagraph)
        #expect(line.isTooWide == wrapped.isTooWide)
        #expect(line.start <= start)
      }
      #expect(lines.first?.start == 0)
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.start < $1.start })
    }
  }

  @Test
  func aParagraphBehindALineBreakStartsThereWhateverIsDrawn() {
    let lines = WrappedLines("a\n\tword\n\n", width: 4)
    #expect(lines.map(\.start) == [0, 2, 8, 9])
    #expect(lines.map(\.range) == [0..<1, 3..<7, 8..<8, 9..<9])
    #expect([0, 1, 2, 3, 7, 8, 9].map(lines.index(containing:)) == [0, 0, 1, 1, 1, 2, 3])
  }

  @Test
  func aChangeWrapsAFewLinesHoweverLongTheParagraphIs() {
    var generator = SplitMix(state: 1)
    var text = (0..<30_000)
      .map { _ in
        String(repeating: "w", count: Int.random(in: 1...9, using: &generator))
      }
      .joined(separator: " ")
    var lines = WrappedLines(text, width: 40)
    #expect(lines.freshLineCount > 3_000)
    for offset in stride(from: 0, to: text.utf8.count, by: 9_999) {
      text.insert("-", at: text.utf8.index(text.startIndex, offsetBy: offset))
      lines.update(TextChange(range: offset..<offset, insertedCount: 1), in: text)
      #expect(lines.freshLineCount < 60)
    }
    let isSame = lines.elementsEqual(WrappedLines(text, width: 40))
    #expect(isSame)
  }
}
