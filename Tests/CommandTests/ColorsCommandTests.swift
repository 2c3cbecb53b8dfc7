import Testing

@testable import ProgramSupport
@testable import gatefold

struct ColorsCommandTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
  }

  @Test func valuesStandInColumns() throws {
    let outcome = try fixture.run(["colors", "#ff8800"])
    #expect(
      outcome.output == """
        hex         #ff8800
        rgb         rgb(255 136 0)
        label       H:0.089 S:1.0 B:1.0
        hsb         hsb(32 100% 100%)
        hsl         hsl(32 100% 50%)
        hwb         hwb(32 0% 0%)
        lab         lab(69.4 41.7 75.66)
        lch         lch(69.4 86.39 61.14)
        oklab       oklab(0.7442 0.1001 0.151)
        oklch       oklch(0.7442 0.1812 56.46)
        cmyk        device-cmyk(0% 46.7% 100% 0%)
        luminance   0.389
        on black    8.77:1 AAA
        on white    2.39:1 fails
        CSS name    darkorange, 0.009 away
        xterm-256   208, 1.0 away

        """
    )
    #expect((outcome.code, outcome.errors) == (0, ""))
  }

  @Test func whatIsNoColourIsSaidAndTheOthersPrinted() throws {
    let outcome = try fixture.run(["colors", "red", "face", "rgb(1 2", "lime"])
    #expect(outcome.code == 1)
    #expect(
      outcome.lines.filter { $0.hasPrefix("hex ") } == [
        "hex         #ff0000", "hex         #00ff00",
      ]
    )
    #expect(
      outcome.errors == """
        gatefold: 'face' is no colour: no colour is named 'face'; for hexadecimal digits write '#face' (at 1)
        gatefold: 'rgb(1 2' is no colour: nothing where a blue should be (at 8)

        """
    )
  }

  @Test func aHyphenReadsLines() throws {
    fixture.input = Array("red\r\n\n  \nhsl(120 100% 50%)\n".utf8)
    let lines = try fixture.run(["colors", "-", "blue"]).lines.filter { $0.hasPrefix("hex ") }
    #expect(lines.map { $0.suffix(7) } == ["#ff0000", "#00ff00", "#0000ff"])
  }

  @Test func jsonHasTheSameValues() throws {
    let outcome = try fixture.run(["colors", "--json", "red/*\"é*/"])
    #expect(
      outcome.output.hasPrefix("[\n  {\"input\": \"red/*\\\"é*/\", \"hex\": \"#ff0000\", ")
    )
    #expect(outcome.output.hasSuffix("\"xterm-256\": \"196\"}\n]\n"))
    #expect(try fixture.run(["colors", "--json", "x"]).output == "[]\n")
  }

  @Test func huesAreOneMoreThanTheirNumber() throws {
    let lines = try fixture.run(["colors", "--hues", "12"]).lines
    #expect(lines.count == 13)
    #expect(lines[1] == "H:0.083 S:1.0 B:1.0  #ff8000")
    #expect(lines.last == "H:1.0 S:1.0 B:1.0    #ff0000")
    let json = try fixture.run(["colors", "--hues=1", "--json"]).output
    #expect(
      json == """
        [
          {"name": "H:0.0 S:1.0 B:1.0", "hex": "#ff0000"},
          {"name": "H:1.0 S:1.0 B:1.0", "hex": "#ff0000"}
        ]

        """
    )
  }

  @Test(arguments: ["0", "-1", "3601", "x", "99999999999999999999", "1.5"])
  func huesAreAWholeNumberInARange(value: String) {
    let failure = Arguments.Failure.outOfRange(value, option: "--hues", 1...3600)
    #expect(throws: failure) { try Arguments(["colors", "--hues", value]) }
  }

  @Test func withoutAColourItSaysWhatItTakes() throws {
    let outcome = try fixture.run(["colors"])
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == "gatefold: 'gatefold colors' needs COLOR… | - after it\n"
    )
    #expect(try fixture.run(["colors", "--hues", "3", "red"]).code == 2)
    #expect(throws: Arguments.Failure.unusedOption("--file", .colors)) {
      try Arguments(["colors", "red", "--file", "x"])
    }
  }

  /// The words, whether there is a terminal, and whether the screen is opened.
  @Test(arguments: [
    ("", true, true), ("", false, false), ("--hues 24", true, true), ("--hues 24", false, false),
    ("--json", true, false), ("--hues 3 --json", true, false), ("red", true, false),
    ("--file x --no-mouse --ascii", true, true), ("- --json", true, false),
  ])
  func theScreenIsForTheTableOnATerminal(_ words: String, _ hasTerminal: Bool, _ opens: Bool) throws
  {
    let arguments = try Arguments(["colors"] + words.split(separator: " ").map(String.init))
    #expect(arguments.opensScreen(hasTerminal: hasTerminal) == opens)
  }

  @Test func whatIsTypedReachesATerminalCleaned() throws {
    fixture.isOutputTerminal = true
    let outcome = try fixture.run(["colors", "\u{1b}[2J"])
    #expect(outcome.code == 1 && !outcome.errors.contains("\u{1b}"))
  }
}
