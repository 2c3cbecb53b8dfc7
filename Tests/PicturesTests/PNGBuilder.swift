/// Makes PNG files of any pixels, or of chunks that no program would write.
enum PNGBuilder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A picture of red, green, blue and opacity by place.
  static func file(
    width: Int,
    height: Int,
    extra: [UInt8] = [],
    pixel: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    var lines: [UInt8] = []
    for y in 0..<height {
      lines.append(0)
      for x in 0..<width { lines += pixel(x, y) }
    }
    return signature + header(width: width, height: height) + extra + chunk("IDAT", zlib(lines))
      + chunk("IEND", [])
  }

  static func header(width: Int, height: Int, depth: UInt8 = 8, color: UInt8 = 6) -> [UInt8] {
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    return chunk("IHDR", size + [depth, color, 0, 0, 0])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(content))
  }

  /// A zlib stream of blocks that are only stored (RFC 1950, RFC 1951).
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(data.count, start + 65_535)
      let length = UInt16(end - start)
      stream.append(end == data.count ? 1 : 0)
      for number in [length, ~length] { stream += [UInt8(number & 0xFF), UInt8(number >> 8)] }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + bigEndian(adler(data))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func adler(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
