/// The fixed part of the 256 colours that terminals have since xterm: 16…255.
///
/// 0…15 are whatever the person made of them, and never the nearest.
package struct PaletteIndex: Hashable, Sendable {
  /// 16…231 for the cube of 6×6×6 colours, 232…255 for the greys.
  package let index: UInt8

  /// An entry by its number; nil for 0…15.
  package init?(_ index: UInt8) {
    guard index >= 16 else { return nil }
    self.index = index
  }

  /// The nearest entry by the squared distance in red, green and blue; of two the first.
  ///
  /// - Complexity: Constant; no entry is tried but two.
  package init(nearestTo color: SRGBColor) {
    let bytes = Self.integers(color)
    let steps = bytes.map { $0 < 48 ? 0 : $0 <= 115 ? 1 : ($0 - 36) / 40 }
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    // The nearest grey is that of the mean; halves go down, to the first.
    let gray = 232 + min(23, max(0, (bytes.reduce(0, +) - 24 + 14) / 30))
    let isCube =
      Self.distance(bytes, Self.levels(of: cube)) <= Self.distance(bytes, Self.levels(of: gray))
    index = UInt8(isCube ? cube : gray)
  }

  /// The colour of the entry.
  package var color: SRGBColor {
    let levels = Self.levels(of: Int(index)).map { Double($0) / 255 }
    return SRGBColor(SIMD3(levels[0], levels[1], levels[2]))
  }

  /// How far a colour is away, in steps of 8 bits: the root of the sum of squares; 0 for the same.
  package func distance(to color: SRGBColor) -> Double {
    Double(Self.distance(Self.integers(color), Self.levels(of: Int(index)))).squareRoot()
  }

  private static let steps = [0, 95, 135, 175, 215, 255]

  private static func levels(of index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    let place = index - 16
    return [steps[place / 36], steps[place / 6 % 6], steps[place % 6]]
  }

  private static func distance(_ left: [Int], _ right: [Int]) -> Int {
    zip(left, right).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
  }

  private static func integers(_ color: SRGBColor) -> [Int] {
    let bytes = color.bytes
    return [Int(bytes.red), Int(bytes.green), Int(bytes.blue)]
  }
}
