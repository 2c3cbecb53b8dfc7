import GatefoldText
import Testing

@testable import GatefoldTerminal

@MainActor
@Suite
struct FrameDifferenceTests {
  /// Every line of four columns over three kinds of content, before and after.
  @Test
  func everySmallDifferenceIsWritten() {
    let lines = Self.lines(ofWidth: 4)
    for before in lines {
      for after in lines { check(before, after, size: Size(width: 4, height: 1)) }
    }
  }

  @Test
  func runsOfManyLinesAreInOrder() {
    var random = SeededGenerator(seed: 9)
    let lines = Self.lines(ofWidth: 5)
    for _ in 0..<100 {
      let frames = (0..<2)
        .map { _ in
          (0..<4).flatMap { _ in lines[Int.random(in: 0..<lines.count, using: &random)] }
        }
      check(frames[0], frames[1], size: Size(width: 5, height: 4))
    }
  }

  @Test
  func equalFramesHaveNoDifference() {
    for line in Self.lines(ofWidth: 4) {
      #expect(runs(line, line, Size(width: 4, height: 1)).isEmpty)
    }
  }

  @Test
  func oneChangedCellIsOneRun() {
    let before = Array(repeating: Cell.blank(), count: 30)
    var after = before
    after[17].attributes = .bold
    let found = runs(before, after, Size(width: 10, height: 3))
    #expect(found == [FrameDifference.Run(line: 1, columns: 7..<8)])
  }

  @Test
  func wideCharacterIsWrittenWholeWhenAHalfChanges() {
    let wide = [Self.wide[0], Self.wide[1], .blank()]
    let narrow = [Cell.blank(), .blank(), .blank()]
    var overlaid = wide
    overlaid[1].background = .red
    let size = Size(width: 3, height: 1)
    let whole = [FrameDifference.Run(line: 0, columns: 0..<2)]
    #expect(runs(wide, narrow, size) == whole)
    #expect(runs(narrow, wide, size) == whole)
    #expect(runs(wide, overlaid, size) == whole)
  }

  private func check(_ before: [Cell], _ after: [Cell], size: Size) {
    var shown = before
    var previous = (line: 0, column: 0)
    for run in runs(before, after, size) {
      let indexes = run.columns.map { run.line * size.width + $0 }
      #expect((run.line, run.columns.lowerBound) >= (previous.line, previous.column))
      previous = (run.line, run.columns.upperBound)
      for cells in [before, after] {
        #expect(cells[indexes[0]].width != 0)
        let isWithin = run.columns.upperBound < size.width
        if let last = indexes.last, isWithin { #expect(cells[last + 1].width != 0) }
      }
      #expect(before[indexes[0]] != after[indexes[0]] || before[indexes[0]].width == 2)
      for index in indexes { shown[index] = after[index] }
    }
    #expect(shown == after)
  }

  private func runs(_ before: [Cell], _ after: [Cell], _ size: Size) -> [FrameDifference.Run] {
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        guard let before = before.baseAddress, let after = after.baseAddress else { return [] }
        var difference = FrameDifference(from: before, to: after, size: size)
        var runs: [FrameDifference.Run] = []
        while let run = difference.next() { runs.append(run) }
        return runs
      }
    }
  }

  private static let wide = [
    Cell(glyph: 0x65E5, style: .plain, width: 2), Cell(glyph: 0x20, style: .plain, width: 0),
  ]

  /// Blanks, an `x`, and a wide character, in every order that fills the width.
  private static func lines(ofWidth width: Int) -> [[Cell]] {
    if width <= 0 { return width == 0 ? [[]] : [] }
    let narrow = [Cell.blank(), Cell(glyph: 0x78, style: .plain, width: 1)]
    return narrow.flatMap { cell in lines(ofWidth: width - 1).map { [cell] + $0 } }
      + lines(ofWidth: width - 2).map { wide + $0 }
  }
}
