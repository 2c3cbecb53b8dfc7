/// The palette of a PNG that has fewer entries than its pixels can name.
///
/// A pixel that names an entry beyond is an error (PNG specification, 11.2.2), which the decoder
/// takes for black. So the palette gets as many entries as can be named, all of a colour that no
/// other has; where that is seen, the picture is damaged.
struct PNGPalette {
  /// Red, green, blue and opacity of the entries that were added.
  let filler: [UInt8]
  /// The palette and its opacities as chunks.
  let chunks: [UInt8]

  /// Fills up a palette so that `count` entries can be named, 256 at most.
  ///
  /// It is `nil` where nothing is missing, or where the bytes are no palette. There are three bytes
  /// an entry; entries for which there is no opacity are opaque.
  init?(_ colors: ArraySlice<UInt8>, opacities: ArraySlice<UInt8>, count: Int) {
    let entries = colors.count / 3
    guard colors.count % 3 == 0, entries < count, opacities.count <= entries else { return nil }
    guard let free = Self.unusedGray(Array(colors)) else { return nil }
    filler = [free, free, free, 0xFE]
    let added = count - entries
    let palette = colors + Array(repeating: free, count: 3 * added)
    let opaque = Array(repeating: UInt8.max, count: entries - opacities.count)
    let alphas = opacities + opaque + Array(repeating: filler[3], count: added)
    chunks = Self.chunk("PLTE", palette) + Self.chunk("tRNS", alphas)
  }

  private static func chunk(_ type: String, _ data: ArraySlice<UInt8>) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content[...]))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// There are fewer entries than shades.
  private static func unusedGray(_ colors: [UInt8]) -> UInt8? {
    var used = Set<UInt8>()
    for entry in stride(from: 0, to: colors.count, by: 3)
    where colors[entry] == colors[entry + 1] && colors[entry] == colors[entry + 2] {
      used.insert(colors[entry])
    }
    return (UInt8.min...UInt8.max).first { !used.contains($0) }
  }

  /// The CRC of a chunk's type and data (PNG specification, annex D).
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
