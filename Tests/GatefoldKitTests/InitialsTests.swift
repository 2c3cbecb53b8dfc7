import Colorimetry
import GatefoldKit
import GatefoldTerminal
import GatefoldTesting
import Testing

struct InitialsTests {
  private static func image(
    _ name: String,
    width: Int = 8,
    height: Int = 4,
    depth: ColorDepth = .trueColor
  ) -> CellImage {
    .initials(
      of: name,
      size: Size(width: width, height: height),
      traits: CellImageTraits(colorDepth: depth)
    )
  }

  private static func lines(_ image: CellImage) -> [String] {
    (0..<image.size.height)
      .map { y in
        (0..<image.size.width).compactMap { image[Point(x: $0, y: y)].character }
          .map { String($0) }.joined()
      }
  }

  private static func text(_ name: String, width: Int = 8) -> String {
    lines(image(name, width: width, height: 1))[0].filter { $0 != " " }
  }

  @Test(arguments: [
    ("octocat", "O"), ("Kohsuke Kawaguchi", "KK"), ("Ada Maria Lovelace", "AL"),
    ("jenkins-ci", "JC"),
    ("x_y.z", "XZ"), ("  spaced  out  ", "SO"), ("@name", "N"), ("3Dfx", "3"), ("élan vital", "ÉV"),
    ("e\u{301}lan", "E\u{301}"), ("ßeta", "ß"), ("山田太郎", "山"), ("山田 太郎", "山太"),
    ("🦊 fox", "F"), ("🦊", "🦊"), ("👩‍👩‍👧 🦊", "👩‍👩‍👧"), ("...", "."), ("", "?"), ("   ", "?"),
    ("\u{200B}", "?"),
    ("\n\t", "?"), ("\u{1B}[31mRed", "3"), ("Ωmega", "Ω"), ("محمد", "م"),
  ])
  func aNameHasInitials(name: String, initials: String) {
    #expect(Self.text(name) == initials)
  }

  @Test
  func theyStandInTheMiddle() {
    #expect(Self.lines(Self.image("a b")) == ["        ", "   AB   ", "        ", "        "])
    #expect(Self.lines(Self.image("山", width: 5, height: 3)) == ["     ", " 山  ", "     "])
  }

  @Test(arguments: [("a b", 1, "A"), ("山 田", 3, "山"), ("山", 1, ""), ("山 田", 4, "山田")])
  func whatDoesNotFitIsLeftOut(name: String, width: Int, text: String) {
    #expect(Self.text(name, width: width) == text)
  }

  @Test
  func everySizeAndNameIsDrawnInItsFrame() throws {
    let names = [
      "", "a", "a b", "山 田", "👩‍👩‍👧", "🇩🇪", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{301}",
    ]
    let view = ImageView()
    let pilot = try Pilot(Holder(view), width: 12, height: 8)
    for name in names {
      for width in 0...9 {
        for height in 0...5 {
          view.image = Self.image(name, width: width, height: height)
          pilot.send()
          #expect(
            view.image?.size == (width * height == 0 ? .zero : Size(width: width, height: height))
          )
        }
      }
    }
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16, .palette256, .trueColor])
  func theyCanBeReadOnEachColour(depth: ColorDepth) throws {
    let styles = Set((0..<500).map { Self.image("user\($0)", depth: depth)[.zero].style })
    #expect(styles.count >= 5)
    for style in styles {
      let contrast = try Self.color(style.foreground).contrast(with: Self.color(style.background))
      #expect(contrast >= 4.5, "\(style)")
    }
  }

  @Test
  func withoutColoursTheyAreReversed() {
    #expect(Self.image("a", depth: .none)[.zero].style == Style(attributes: .reverse))
  }

  @Test
  func theColourIsTheSameInEveryRunAndCase() {
    #expect(Self.image("octocat")[.zero].style.background == .palette(24))
    #expect(Self.image("OctoCat")[.zero].style == Self.image("octocat")[.zero].style)
  }

  /// The ANSI colours as xterm has them.
  private static func color(_ color: Color) throws -> SRGBColor {
    let ansi: [UInt32] = [
      0, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    ]
    let index = try #require(color.paletteIndex)
    return try index < 8
      ? SRGBColor(rgb: ansi[Int(index)]) : #require(PaletteIndex(index)).color
  }
}
