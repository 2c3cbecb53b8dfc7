import Testing

@testable import GatefoldTerminal

struct LinePaintTests {
  @Test(arguments: [
    (ColorDepth.trueColor, "48;2;18;171;52"), (.palette256, "48;5;35"), (.ansi16, "42"),
    (.ansi8, "42"),
  ])
  func aColourIsWhatTheTerminalHas(depth: ColorDepth, parameters: String) throws {
    let paint = try #require(LinePaint(depth: depth))
    let cells = paint.cells([.rgb(0x12, 0xab, 0x34)], width: 2)
    #expect(String(decoding: cells.bytes, as: UTF8.self) == "\u{1b}[\(parameters)m  \u{1b}[0m")
  }

  @Test func brightColoursOfThePaletteHaveTheirOwn() throws {
    let paint = try #require(LinePaint(depth: .ansi16))
    let bytes = paint.cells([.palette(7), .palette(8), .palette(15), .automatic], width: 0).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1b}[47m\u{1b}[100m\u{1b}[107m\u{1b}[49m\u{1b}[0m"
    )
    #expect(LinePaint(depth: .none) == nil)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.palette256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], nil),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256), (["TERM": "linux"], .ansi8),
    (["TERM": "linux", "COLORTERM": "truecolor"], .ansi8), (["TERM": "vt100"], nil),
    (["TERM": "dumb"], nil), (["TERM": ""], nil), ([:], nil), (["TERM": "no-such-terminal"], nil),
  ])
  @MainActor func theEnvironmentDecidesAsForTheScreen(
    variables: [String: String],
    depth: ColorDepth?
  ) {
    #expect(LinePaint(environment: variables, descriptor: 1)?.depth == depth)
  }
}
