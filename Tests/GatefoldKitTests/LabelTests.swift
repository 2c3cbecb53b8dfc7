import GatefoldKit
import GatefoldTesting
import Testing

struct LabelTests {
  private static func lines(
    _ text: String,
    width: Int = 16,
    height: Int = 6,
    configure: (Label) -> Void = { _ in }
  ) throws -> [String] {
    let label = Label(text)
    configure(label)
    let pilot = try Pilot(Holder(label), width: width, height: height)
    return pilot.terminal.lines[1..<(height - 1)].map { String($0.dropFirst().dropLast()) }
  }

  @Test(arguments: [
    (TextAlignment.left, "日本          "), (.center, "     日本     "), (.right, "          日本"),
  ])
  func aLineStandsWhereItIsAligned(alignment: TextAlignment, line: String) throws {
    let lines = try Self.lines("日本") { $0.alignment = alignment }
    #expect(lines[0] == line)
    #expect(lines[1] == "              ")
  }

  @Test(arguments: [
    (TruncationMode.tail, "a rather long…"), (.head, "…g single line"), (.middle, "a rathe…e line"),
  ])
  func aLongLineIsCut(mode: TruncationMode, line: String) throws {
    let lines = try Self.lines("a rather long single line") { $0.truncationMode = mode }
    #expect(lines[0] == line)
  }

  @Test
  func severalLinesAreWrappedAndTheLastIsCut() throws {
    let text = "one two three four five six seven\neight"
    let all = try Self.lines(text) { $0.numberOfLines = 0 }
    #expect(all == ["one two three ", "four five six ", "seven         ", "eight         "])
    let cut = try Self.lines(text) { $0.numberOfLines = 2 }
    #expect(cut == ["one two three ", "four five six…", "              ", "              "])
    let paragraph = try Self.lines(text) { $0.numberOfLines = 3 }
    #expect(paragraph[2] == "seven…        ")
  }

  @Test
  func linesAreCountedForAWidth() {
    let label = Label("one two three")
    #expect(label.numberOfLines(forWidth: 5) == 1)
    label.numberOfLines = 0
    let counts = (0...13).map(label.numberOfLines(forWidth:))
    #expect(counts == [11, 11, 7, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 1])
    label.numberOfLines = 2
    #expect(label.numberOfLines(forWidth: 3) == 2)
  }

  @Test
  func aNewTextIsDrawn() throws {
    let label = Label("before")
    let pilot = try Pilot(Holder(label), width: 16, height: 4)
    label.text = "after"
    pilot.application.render()
    #expect(pilot.terminal.lines[1] == " after          ")
  }

  @Test
  func noSizeIsTooSmall() throws {
    let label = Label("one 日本 three")
    label.numberOfLines = 0
    label.alignment = .right
    let pilot = try Pilot(Holder(label))
    for (width, height) in [(1, 1), (3, 2), (12, 3), (12, 4), (0, 0)] {
      pilot.resize(width: width, height: height)
    }
  }
}
