import GatefoldKit
import GatefoldTesting
import Testing

struct StyledTextTests {
  private static let bold = Style(attributes: .bold)
  private static let dim = Style(attributes: .dim)

  /// The attributes of each character, by drawing the text.
  private static func attributes(_ text: StyledText) throws -> [TextAttributes] {
    let pilot = try Pilot(TextReader(TextView(text)), width: 60, height: 4)
    return pilot.terminal.cells(onLine: 0).dropFirst().prefix(text.string.count)
      .map(\.style.attributes)
  }

  private static func range(_ offsets: Range<Int>, in text: StyledText) -> Range<String.Index> {
    let string = text.string
    return string.index(
      string.startIndex,
      offsetBy: offsets.lowerBound
    )..<string.index(
      string.startIndex,
      offsetBy: offsets.upperBound
    )
  }

  @Test
  func anIndentIsDrawnInItsStyle() throws {
    var text = StyledText()
    text.setIndent(TextIndent(first: "Stars ", rest: "      ", style: Self.dim))
    text.append("many", style: .plain)
    let pilot = try Pilot(TextReader(TextView(text)), width: 20, height: 3)
    #expect(pilot.terminal.lines[0].hasPrefix(" Stars many"))
    #expect(pilot.styles.description.hasPrefix("│.DDDDDD...."))
  }

  @Test func aStyleIsLaidOverPartsOfAllStyles() throws {
    var text = StyledText("plain") + StyledText("bold", style: Self.bold) + "é日"
    text.addStyle(
      Style(attributes: .underline),
      in: [2..<7, 6..<8, 0..<1, 10..<11, 3..<3].map { Self.range($0, in: text) }
    )
    let pilot = try Pilot(TextReader(TextView(text)), width: 20, height: 4)
    let cells = pilot.terminal.cells(onLine: 0).dropFirst().map(\.style.attributes)
    let u: TextAttributes = .underline
    #expect(
      Array(cells.prefix(12))
        == [u, [], u, u, u, [.bold, u], [.bold, u], [.bold, u], .bold, [], u, u]
    )
  }

  @Test func randomRangesStyleEachCharacterAsTheNaiveReference() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      var text = StyledText()
      var expected: [TextAttributes] = []
      for _ in 0..<6 {
        let style = [Style.plain, Self.bold, Self.dim].randomElement(using: &generator) ?? .plain
        let count = Int.random(in: 0...5, using: &generator)
        text.append(String(repeating: "é", count: count), style: style)
        expected += Array(repeating: style.attributes, count: count)
      }
      let ranges = (0..<4)
        .map { _ in
          let start = Int.random(in: 0...expected.count, using: &generator)
          return start..<Int.random(in: start...expected.count, using: &generator)
        }
      for range in ranges { for index in range { expected[index].insert(.italic) } }
      text.addStyle(Style(attributes: .italic), in: ranges.map { Self.range($0, in: text) })
      #expect(try Self.attributes(text) == expected)
    }
  }

  @Test func appendingInAStyleIsTheSameAsAppendingAText() {
    var text = StyledText("a", style: Self.bold)
    text.append("b", style: .plain)
    text.append("", style: Self.dim)
    text.append("c", style: Self.dim)
    #expect(text == StyledText("a", style: Self.bold) + "b" + StyledText("c", style: Self.dim))
  }

  @Test func indentsBelongToTheTextTheyWereSetIn() throws {
    var list = StyledText()
    list.setIndent(TextIndent(first: "- ", rest: "  "))
    list.append("one two\nthree", style: .plain)
    var text = StyledText("before\n")
    text += list
    text += " four\n"
    text += "after"
    let pilot = try Pilot(TextReader(TextView(text)), width: 12, height: 8)
    #expect(
      pilot.terminal.lines.prefix(5) == [
        " before     ", " - one two  ", " - three    ", "   four     ", " after      ",
      ]
    )
  }

  @Test func anIndentThatIsSetTwiceCountsOnce() {
    var once = StyledText("a\n")
    once.setIndent(TextIndent(first: "b", rest: "b"))
    var twice = StyledText("a\n")
    twice.setIndent(TextIndent(first: "x", rest: "x"))
    twice.setIndent(TextIndent(first: "b", rest: "b"))
    #expect(once == twice)
    twice.setIndent(.none)
    #expect(twice == "a\n")
  }
}

/// A controller of one text view.
private final class TextReader: ViewController {
  private let textView: TextView

  init(_ textView: TextView) { self.textView = textView }

  override func loadView() { view = textView }
}
