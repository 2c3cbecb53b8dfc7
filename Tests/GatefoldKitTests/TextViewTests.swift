import GatefoldKit
import GatefoldTesting
import Testing

struct TextViewTests {
  /// Paragraphs of different lengths, each with its number in front.
  private static let long = (0..<60)
    .map { "\($0): " + String(repeating: "word ", count: $0 * 7 % 40) }
    .joined(separator: "\n")

  private final class Reader: ViewController {
    let textView: TextView

    init(_ textView: TextView) { self.textView = textView }

    override func loadView() { view = textView }
  }

  private static func pilot(
    _ textView: TextView,
    width: Int = 40,
    height: Int = 10
  ) throws -> Pilot {
    try Pilot(Reader(textView), width: width, height: height)
  }

  @Test
  func theHeadingStandsOverTheWrappedText() throws {
    let text =
      StyledText("One ") + StyledText("bold words", style: Style(attributes: .bold)) + ".\n\nTwo."
    let pilot = try Self.pilot(TextView(text, heading: "Heading"), width: 14, height: 8)
    #expect(
      pilot.screen
        == ScreenSnapshot(
          """
          │ Heading      │
          │              │
          │ One bold     │
          │ words.       │
          │              │
          │ Two.         │
          │              │
          │       ? Help │
          """
        )
    )
    #expect(
      pilot.styles.description.split(separator: "\n").prefix(4)
        == ["│.BBBBBBB......│", "│..............│", "│.....BBBB.....│", "│.BBBBB........│"]
    )
    #expect(pilot.terminal.cursor == Cursor(at: Point(x: 1, y: 0), isVisible: false))
  }

  @Test
  func stylesStayOnTheirCellsBehindTabsAndWideCharacters() throws {
    let text = StyledText("a\t日") + StyledText("x", style: Style(attributes: .bold)) + "y"
    let pilot = try Self.pilot(TextView(text), width: 20, height: 3)
    #expect(pilot.terminal.lines[0] == " a       日xy       ")
    #expect(pilot.styles.description.hasPrefix("│...........B........│"))
  }

  @Test(arguments: [
    (["down"], 1), (["j", "j", "k"], 1), (["up"], 0), (["page-down"], 8),
    (["space", "page-up"], 0),
    (["ctrl-d"], 4), (["ctrl-d", "ctrl-d", "ctrl-u"], 4), (["end"], 91), (["G", "down"], 91),
    (["G", "g"], 0), (["end", "home"], 0), (["end", "page-up"], 83),
  ])
  func keysScrollAndStopAtBothEnds(keys: [String], top: Int) throws {
    let textView = TextView(StyledText((0..<100).map(String.init).joined(separator: "\n")))
    let pilot = try Self.pilot(textView)
    for key in keys { pilot.press(try #require(KeyPress(name: key))) }
    #expect(textView.topLine == top)
    #expect(pilot.terminal.lines[0].hasPrefix(" \(top) "))
  }

  @Test
  func theWheelScrolls() throws {
    let textView = TextView(StyledText(Self.long))
    let pilot = try Self.pilot(textView)
    pilot.scroll(lines: 3, x: 5, y: 5)
    pilot.scroll(lines: -1, x: 5, y: 5)
    #expect(textView.topLine == 2)
  }

  @Test(arguments: Array(stride(from: 0, to: 200, by: 9)))
  func theParagraphAtTheTopStaysOverAChangeOfWidth(lines: Int) throws {
    let textView = TextView(StyledText(Self.long))
    let pilot = try Self.pilot(textView, width: 100, height: 11)
    textView.topLine = lines
    pilot.application.render()
    let (top, screen) = (textView.topLine, pilot.screen)
    let isAtEnd = top < lines
    pilot.resize(width: 60, height: 11)
    if !isAtEnd { #expect(paragraph(of: pilot) == paragraph(in: screen)) }
    pilot.resize(width: 1, height: 1)
    pilot.resize(width: 100, height: 11)
    #expect(textView.topLine == top)
    #expect(pilot.screen == screen)
  }

  /// The number of the paragraph that the top line is of.
  private func paragraph(of pilot: Pilot) -> Int? { paragraph(in: pilot.screen) }

  private func paragraph(in screen: ScreenSnapshot) -> Int? {
    let starts = screen.description.split(separator: "\n").enumerated()
      .compactMap { y, line in
        Int(line.dropFirst(2).prefix { $0 != ":" }).map { (y, $0) }
      }
    return starts.first.map { y, number in y == 0 ? number : number - 1 }
  }

  /// Items of different lengths, each set in by its number.
  private static var list: StyledText {
    var text = StyledText()
    for number in 0..<60 {
      let mark = "\(number): "
      text.setIndent(TextIndent(first: mark, rest: String(repeating: " ", count: mark.count)))
      text.append(String(repeating: "word ", count: number * 7 % 40) + "\n", style: .plain)
    }
    return text
  }

  @Test(arguments: Array(stride(from: 0, to: 200, by: 9)))
  func theItemAtTheTopStaysOverAChangeOfWidth(lines: Int) throws {
    let textView = TextView(Self.list)
    let pilot = try Self.pilot(textView, width: 100, height: 11)
    textView.topLine = lines
    pilot.application.render()
    let (top, screen) = (textView.topLine, pilot.screen)
    pilot.resize(width: 60, height: 11)
    if top == lines { #expect(paragraph(of: pilot) == paragraph(in: screen)) }
    pilot.resize(width: 1, height: 1)
    pilot.resize(width: 100, height: 11)
    #expect(textView.topLine == top)
    #expect(pilot.screen == screen)
  }

  @Test
  func stylesStayOnTheirCellsBehindAnIndent() throws {
    var text = StyledText()
    text.setIndent(TextIndent(first: "日 ", rest: "   "))
    text.append("a\t", style: .plain)
    text.append("bold words", style: Style(attributes: .bold))
    let pilot = try Self.pilot(TextView(text), width: 20, height: 3)
    #expect(pilot.terminal.lines.prefix(2) == [" 日 a       bold    ", "    words           "])
    #expect(
      pilot.styles.description.split(separator: "\n").prefix(2)
        == ["│............BBBB....│", "│....BBBBB...........│"]
    )
  }

  @Test
  func textIsWrappedOncePerWidth() throws {
    let textView = TextView(StyledText(Self.long), heading: "Heading")
    let pilot = try Self.pilot(textView)
    pilot.hold("down", times: 50)
    pilot.press("end", "home", "page-down")
    #expect(textView.wrapCount == 1)
    pilot.resize(width: 30, height: 10)
    pilot.resize(width: 30, height: 20)
    #expect(textView.wrapCount == 2)
    textView.text = StyledText(Self.long)
    pilot.press("down")
    #expect(textView.wrapCount == 2)
  }

  @Test
  func anotherTextIsShownFromItsTop() throws {
    let textView = TextView(StyledText(Self.long))
    let pilot = try Self.pilot(textView)
    pilot.press("end")
    textView.text = StyledText(Self.long + "!")
    #expect(textView.topLine == 0)
    pilot.press("down")
    textView.text = "short"
    pilot.application.render()
    #expect(pilot.terminal.lines[0].hasPrefix(" short "))
  }

  @Test
  func whereOneIsIsSaidOnlyWhereTheTextDoesNotFit() throws {
    let textView = TextView(StyledText((0..<40).map(String.init).joined(separator: "\n")))
    let pilot = try Self.pilot(textView, width: 20, height: 6)
    #expect(pilot.terminal.lines[5].hasPrefix(" 12 %"))
    #expect(pilot.terminal.lines.prefix(5).map(\.last) == ["┃", " ", " ", " ", " "])
    pilot.press("end")
    #expect(pilot.terminal.lines[5].hasPrefix(" 100 %"))
    #expect(pilot.terminal.lines.prefix(5).map(\.last) == [" ", " ", " ", " ", "┃"])
    textView.text = "short"
    pilot.application.render()
    #expect(!pilot.terminal.lines[5].contains("%"))
  }

  @Test
  func noSizeAndNoTextIsTooSmall() throws {
    for text in ["", "\n", "日本語", Self.long] {
      let textView = TextView(StyledText(text), heading: "日")
      let pilot = try Self.pilot(textView)
      for (width, height) in [(1, 1), (3, 2), (12, 3), (13, 3), (0, 0), (200, 60)] {
        pilot.resize(width: width, height: height)
        pilot.press("down", "end", "page-up", "space")
      }
    }
  }
}
