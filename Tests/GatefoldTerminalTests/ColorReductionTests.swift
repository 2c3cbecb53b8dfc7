import Testing

@testable import GatefoldTerminal

@Suite
struct ColorReductionTests {
  @Test
  func paletteColorIsAsNearAsAny() {
    let steps = stride(from: 0, through: 255, by: 15).map { UInt8($0) }
    for red in steps {
      for green in steps {
        for blue in steps {
          let index = ColorReduction.palette256(red, green, blue)
          #expect(index >= 16)
          #expect(distance(red, green, blue, index) == nearest(red, green, blue, among: 16...255))
        }
      }
    }
  }

  @Test
  func paletteColorIsAsNearAsAnyAnywhere() {
    var random = SeededGenerator(seed: 256)
    for _ in 0..<5000 {
      let red = UInt8.random(in: 0...255, using: &random)
      let green = UInt8.random(in: 0...255, using: &random)
      let blue = UInt8.random(in: 0...255, using: &random)
      let index = ColorReduction.palette256(red, green, blue)
      #expect(distance(red, green, blue, index) == nearest(red, green, blue, among: 16...255))
    }
  }

  @Test
  func exactPaletteColorsStay() {
    for index in 16...255 {
      let color = ColorReduction.components(of: index)
      let found = Int(
        ColorReduction.palette256(UInt8(color.red), UInt8(color.green), UInt8(color.blue))
      )
      #expect(ColorReduction.components(of: found) == color)
    }
  }

  @Test(
    arguments: [
      (.rgb(255, 0, 0), 9, 1), (.rgb(200, 10, 10), 1, 1), (.rgb(0, 0, 0), 0, 0),
      (.rgb(255, 255, 255), 15, 7), (.rgb(120, 120, 120), 8, 7), (.rgb(80, 80, 255), 12, 4),
      (.palette(9), 9, 1), (.palette(15), 15, 7), (.palette(196), 9, 1), (.palette(255), 7, 7),
      (.palette(3), 3, 3),
    ] as [(Color, UInt8, UInt8)]
  )
  func colorHasAnAnsiNeighbour(_ color: Color, _ sixteen: UInt8, _ eight: UInt8) {
    #expect(ColorReduction.reduce(color, to: .ansi16) == .palette(sixteen))
    #expect(ColorReduction.reduce(color, to: .ansi8) == .palette(eight))
  }

  @Test(arguments: [ColorDepth.none, .ansi8, .ansi16, .palette256, .trueColor])
  func automaticColorStays(_ depth: ColorDepth) {
    #expect(ColorReduction.reduce(.automatic, to: depth) == .automatic)
  }

  @Test
  func depthsKeepWhatTheyHave() {
    #expect(ColorReduction.reduce(.rgb(1, 2, 3), to: .trueColor) == .rgb(1, 2, 3))
    #expect(ColorReduction.reduce(.palette(200), to: .palette256) == .palette(200))
    #expect(ColorReduction.reduce(.palette(1), to: .palette256) == .palette(1))
    #expect(ColorReduction.reduce(.rgb(1, 2, 3), to: .none) == .automatic)
    #expect(ColorReduction.reduce(.red, to: .none) == .automatic)
  }

  private func nearest(
    _ red: UInt8,
    _ green: UInt8,
    _ blue: UInt8,
    among indexes: ClosedRange<UInt8>
  ) -> Int? {
    indexes.map { distance(red, green, blue, $0) }.min()
  }

  private func distance(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ index: UInt8) -> Int {
    ColorReduction.distance(
      (Int(red), Int(green), Int(blue)),
      ColorReduction.components(of: Int(index))
    )
  }
}
