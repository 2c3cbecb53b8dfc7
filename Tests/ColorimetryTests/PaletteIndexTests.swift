import Testing

@testable import Colorimetry

/// The nearest of the 240 fixed colours, against trying them all.
struct PaletteIndexTests {
  /// As xterm's `256colres.pl` makes them.
  private static let entries: [(index: UInt8, levels: SIMD3<Int>)] = {
    let steps = [0, 95, 135, 175, 215, 255]
    let cube = steps.flatMap { red in
      steps.flatMap { green in steps.map { SIMD3(red, green, $0) } }
    }
    let grays = (0..<24).map { SIMD3(repeating: 8 + 10 * $0) }
    return (cube + grays).enumerated().map { (UInt8($0.offset + 16), $0.element) }
  }()

  private func expectNearest(_ color: SIMD3<Int>) {
    let distances = Self.entries.map { entry in
      let difference = entry.levels &- color
      return (difference &* difference).wrappedSum()
    }
    let rgb = UInt32(color.x << 16 | color.y << 8 | color.z)
    let found = PaletteIndex(nearestTo: SRGBColor(rgb: rgb))
    let least = distances.min()
    #expect(Int(found.index) - 16 == distances.firstIndex { $0 == least }, "\(color)")
  }

  @Test func isTheFirstOfTheNearest() {
    let steps = Array(stride(from: 0, through: 255, by: 17)) + [47, 48, 115, 116, 155, 195, 235]
    for red in steps {
      for green in steps { for blue in steps { expectNearest(SIMD3(red, green, blue)) } }
    }
    for level in 0...255 { expectNearest(SIMD3(repeating: level)) }
  }

  @Test func colorsOfThePaletteAreThemselves() throws {
    for (index, levels) in Self.entries {
      let color = try #require(PaletteIndex(index)).color
      #expect(color.bytes.red == levels.x && color.bytes.green == levels.y)
      #expect(color.bytes.blue == levels.z)
      let found = PaletteIndex(nearestTo: color)
      #expect(found.color == color && found.distance(to: color) == 0)
    }
    #expect(PaletteIndex(15) == nil)
  }
}
