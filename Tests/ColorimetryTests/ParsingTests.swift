import Colorimetry
import Testing

struct ParsingTests {
  @Test(arguments: [
    ("#f80", "#ff8800"), ("#F80F", "#ff8800"), ("#f808", "#ff880088"), ("#ff8800", "#ff8800"),
    ("hsl(89.99999999999999,100%,50%)", "#80ff00"), ("hsl(216deg, 87.5%, 45%)", "#0e5fd7"),
    ("hsl(-140, 100%, 50%)", "#0055ff"), ("hsl(50grad 100% 50%)", "#ffbf00"),
    ("hsl(0.125turn 100% 50%)", "#ffbf00"), ("hsl(3.14159265rad 100% 50%)", "#00ffff"),
    ("hsl(280 20 50)", "#886699"), ("hsv(32 100% 100%)", "#ff8800"),
    ("HSB(32, 100%, 100%)", "#ff8800"),
    ("hsba(32 100% 100% / 50%)", "#ff880080"), ("rgb(255 136 0/.5)", "#ff880080"),
    ("rgb(none 50% 1e2)", "#008064"), ("hwb(90deg 10% 20% / none)", "#73cc1a00"),
    ("oklch(1 none none)", "#ffffff"), (" /* a */ #f80 /* b", "#ff8800"),
    ("RebeccaPurple", "#663399"), ("transparent", "#00000000"), ("rgb(300 -5 0)", "#ff0000"),
    ("4de", "#44ddee"), ("f09", "#ff0099"), ("ff8800", "#ff8800"), ("0132d063", "#0132d063"),
    ("1e3", "#11ee33"), ("hsl(1e999 100% 50%)", "#aa00ff"),
  ])
  func formsAreRead(text: String, hex: String) throws {
    #expect(ColorForm.hex.text(of: try SRGBColor(parsing: text)) == hex)
  }

  @Test(arguments: [
    ("", ColorProblem.Reason.empty, 0), ("  /* */", .empty, 7),
    ("face", .missingHash("face"), 0), ("abc", .missingHash("abc"), 0),
    ("#1", .digitCount(1), 1), ("#12", .digitCount(2), 1), ("#12345", .digitCount(5), 1),
    ("#1234567", .digitCount(7), 1), ("#hh0033", .digit("h"), 1), ("#12é", .digit("é"), 3),
    ("12345", .digitCount(5), 0), ("orang", .unknownName("orang", nearest: "orange"), 0),
    ("zzzzzz", .unknownName("zzzzzz", nearest: nil), 0), ("currentcolor", .noColorByItself, 0),
    ("cmyk(0 0 0 0)", .unknownFunction("cmyk"), 0),
    ("hsl(280,20,50%)", .mixed("'20' needs a % after it"), 8),
    ("rgb(1, 2%, 3)", .mixed("numbers and percentages are not mixed"), 7),
    ("rgb(none, 2, 3)", .mixed("there is no 'none'"), 4),
    ("rgb(1 2", .expected("a blue", found: "nothing"), 7),
    ("rgb(1 2 3", .expected("')'", found: "nothing"), 9),
    ("rgb(1 2 3, 4)", .expected("')'", found: "','"), 9),
    ("hsl(10%, 1%, 1%)", .expected("a hue", found: "'10%'"), 4),
    ("hsl(10px 1% 1%)", .unknownUnit("px"), 4),
    ("hwb(1, 2%, 3%)", .expected("a whiteness", found: "','"), 5),
    ("#fff;", .unexpected(";"), 4), ("red blue", .unexpected("blue"), 4),
    ("\u{1b}[2J", .unknownName("\u{1b}", nearest: nil), 0),
    ("\\", .unknownName("\\", nearest: nil), 0),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, reason: ColorProblem.Reason, offset: Int) {
    let problem = #expect(throws: ColorProblem.self) { try SRGBColor(parsing: text) }
    #expect(problem?.reason == reason)
    #expect(problem?.offset == offset)
    #expect(problem?.sentence.contains("\n") == false)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    for rgb in (0..<2000).map({ UInt32($0 * 8191 % 0x100_0000) }) {
      let color = SRGBColor(rgb: rgb).withAlpha(0.5)
      for form in ColorForm.allCases where form != .cmyk && form != .label {
        let found = try SRGBColor(parsing: form.text(of: color))
        #expect(abs(found.red - color.red) < 0.006 && abs(found.blue - color.blue) < 0.006)
        #expect(abs(found.green - color.green) < 0.006)
      }
    }
  }

  @Test func everyPieceOfAColourIsSafe() {
    let texts = [
      "rgb(1e3 -.5% 3 / 4)", "hsl(1turn,2%,3%,.4)", "\\72 ed /* x", "#ff88\u{e9}", "+-.e\\",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      for start in bytes.indices {
        for end in start...bytes.count {
          let piece = String(decoding: bytes[start..<end], as: UTF8.self)
          do { _ = try SRGBColor(parsing: piece) } catch {
            #expect((0...piece.utf8.count).contains(error.offset), "\(piece)")
          }
        }
      }
    }
  }
}
