import Colorimetry
import Testing

@testable import ColorsApp

/// Junk that is the same each time.
nonisolated struct PaletteFuzzTests {
  private static let pieces: [PaletteFormat: [String]] = [
    .css: [
      ":root", "{", "}", ";", ":", "--a", "#fff", "rgb(", ")", "url(", "\"", "'", "\\", "/*", "*/",
      "!",
      "important", "\n", " ", "é", "\\41 ", "red", "@media", ",", "\u{0}", "#", "\\a",
    ],
    .json: [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "\"#fff\"", "\"hex\"", "\"name\"", "1",
      "-",
      "null", "true", "\n", " ", "\\ud800", "1e999", "\"red\"", "\"red\":1",
    ],
    .gpl: [
      "Name:", "Columns:", "Channels: RGBA", "#", "\n", " ", "\t", "255", "0", "256", "-1", "x",
      "\r",
      "999999999999999999999", "é", "1 2 3 ",
    ],
    .shell: [
      "a", "=", "'", "\"", "\\", "#", "\n", " ", ";", "&", "|", "#fff", "'#fff'", "export",
      "declare",
      "-x", "# \"", "$(", ")", "`", "é", "\t", "color_a='#fff' # \"a\"",
    ],
  ]

  private static let heads: [PaletteFormat: String] = [
    .css: ":root{", .json: "[", .gpl: "GIMP Palette\n", .shell: "a=1\n",
  ]

  @Test(arguments: PaletteFormat.allCases)
  func junkOfEachFormatIsReadOrRefused(format: PaletteFormat) throws {
    var generator = SplitMix(seed: 11)
    let pieces = try #require(Self.pieces[format])
    let head = try #require(Self.heads[format])
    for _ in 0..<400 {
      let count = Int.random(in: 0..<40, using: &generator)
      let junk = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
      check(Array((head + junk.joined()).utf8))
    }
  }

  @Test(arguments: PaletteFormat.allCases)
  func changedFilesAreReadOrRefused(format: PaletteFormat) {
    var generator = SplitMix(seed: 13)
    let whole = Array(format.text(of: PaletteRoundTripTests.colors).utf8)
    for _ in 0..<100 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = .random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { break }
      }
      check(bytes)
    }
  }

  /// Whatever is taken can be told, and each line of it is one of the file.
  private func check(_ bytes: [UInt8]) {
    do throws(PaletteRefusal) {
      let contents = try PaletteReader.read(bytes)
      let lines = bytes.count { $0 == 0x0a || $0 == 0x0d } + 1
      for problem in contents.problems {
        #expect(problem.line >= 1 && problem.line <= problem.lastLine)
        #expect(problem.lastLine <= lines && problem.sentence.utf8.count < 2000)
      }
      #expect(!contents.colors.isEmpty || !contents.isComplete)
    } catch {
      #expect(!error.sentence.isEmpty)
    }
  }

  @Test(arguments: [
    "{", "a{", "}", ";", ":", "--a:", "\"", "'", "\\", "/*", "url(", "(", "a:b;", "#", "--a:#f",
    "a ",
    ":root{--a:#fff;}", "a='", "a=1;", "a=b ", "\\a ", "a\n", "\n", "a:\n", "--a:red!",
  ])
  func timeGrowsWithTheFileAndNoFaster(piece: String) {
    // Best of a few, so that another program's work is not counted.
    func time(_ count: Int) -> Duration {
      let bytes = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
      let clock = ContinuousClock()
      return (0..<3).map { _ in clock.measure { _ = try? PaletteReader.read(bytes) } }.min()
        ?? .zero
    }
    #expect(time(16_000) < time(2000) * 30 + .milliseconds(20))
  }
}
