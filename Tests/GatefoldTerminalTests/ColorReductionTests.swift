import Testing

@testable import GatefoldTerminal

@Suite
struct ColorReductionTests {
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
    #expect(ColorReduction.reduce(.rgb(18, 171, 52), to: .palette256) == .palette(35))
    #expect(ColorReduction.reduce(.palette(200), to: .palette256) == .palette(200))
    #expect(ColorReduction.reduce(.palette(1), to: .palette256) == .palette(1))
    #expect(ColorReduction.reduce(.rgb(1, 2, 3), to: .none) == .automatic)
    #expect(ColorReduction.reduce(.red, to: .none) == .automatic)
  }
}
