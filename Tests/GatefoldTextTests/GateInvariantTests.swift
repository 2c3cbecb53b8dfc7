import CWidth
import Testing

@testable import GatefoldText

struct GateInvariantTests {
  /// Whether a terminal draws a glyph, does nothing else with it, and counts it as the glyph says.
  static func isSafe(_ glyph: Glyph) -> Bool {
    let marks = glyph.scalars.dropFirst()
    return isPrintable(glyph.base) && Int(cwidth_of(glyph.base.value)) == glyph.width
      && (1...2).contains(glyph.width)
      && marks.allSatisfy { isPrintable($0) && cwidth_of($0.value) == 0 }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    default: true
    }
  }

  @Test(arguments: 0...0x10 as ClosedRange<UInt32>)
  func everyScalarGivesASafeGlyphOrNone(plane: UInt32) {
    var unsafe: [UInt32] = []
    for value in plane << 16...plane << 16 | 0xFFFF where value != 9 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var shown = GlyphIterator(String(scalar))
      guard let glyph = shown.next() else { continue }
      if !Self.isSafe(glyph) || shown.next() != nil { unsafe.append(value) }
    }
    #expect(unsafe.isEmpty)
  }

  @Test
  func everyNastyTextGivesSafeGlyphs() {
    for text in Samples.nasty {
      #expect(glyphs(of: text).allSatisfy(Self.isSafe), "\(text.debugDescription)")
    }
  }

  @Test
  func randomMixesKeepTheInvariants() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = Samples.mixed(upTo: 12, using: &generator)
      let shown = glyphs(of: text)
      let label = text.debugDescription
      #expect(shown.allSatisfy(Self.isSafe), "\(label)")
      #expect(cellsByCharacter(text) == shown.reduce(0) { $0 + $1.width }, "\(label)")
      #expect(cleaned(cleaned(text)) == cleaned(text), "\(label)")
    }
  }

  private func cellsByCharacter(_ text: String) -> Int {
    var characters = CharacterCellsIterator(text)
    var ends: [String.Index] = []
    while let next = characters.next() { ends.append(next.range.upperBound) }
    #expect(ends == text.indices.dropFirst() + (text.isEmpty ? [] : [text.endIndex]))
    return characters.column
  }

  /// What the gate takes for plain must be so by the standard's data, alone and next to each other.
  @Test
  func plainScalarsStandAlone() {
    let plain = (UInt32(0x80)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(\.isPlain)
    #expect(plain.count > 40_000)
    for scalar in plain {
      let isAlone = "日\(scalar)日".count == 3 && "a\(scalar)a".count == 3
      #expect(isAlone && Self.isPrintable(scalar) && !scalar.isContested, "\(scalar.value)")
      #expect(!scalar.properties.generalCategory.isMark, "\(scalar.value)")
    }
  }

  @Test
  func longTextCostsOnlyWhatIsAskedFor() {
    let text = String(repeating: "x", count: 50_000_000)
    let time = ContinuousClock()
      .measure {
        for _ in 0..<200 {
          #expect(!text.fits(inCells: 20))
          #expect(text.truncated(toCells: 5, mode: .middle) == "xx…xx")
          var lines = LineBreaker(text, width: 5)
          #expect(lines.next()?.endsParagraph == false)
        }
      }
    // Reading the text once takes longer than this.
    #expect(time < .seconds(2))
  }

  @Test
  func tenThousandMarksCostLittle() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    #expect(glyphs(of: text).map(\.base) == ["a", "b"])
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
