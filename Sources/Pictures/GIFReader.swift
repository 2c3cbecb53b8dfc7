/// Looks through the blocks of a GIF up to the end of its first frame (GIF89a specification).
enum GIFReader {
  private static let hasTable: UInt8 = 0x80

  /// Leaves out what comes after the first frame, and all extensions but its transparency.
  static func file(_ bytes: [UInt8]) throws(PictureError) -> PictureFile {
    var scanner = ByteScanner(bytes)
    let screen = Array(try scanner.take(13))
    let (width, height) = (pair(screen, at: 6), pair(screen, at: 8))
    var kept = screen
    kept += try scanner.take(tableLength(screen[10]))
    while true {
      let start = scanner.position
      switch try scanner.byte() {
      case 0x21:
        let isControl = try scanner.byte() == 0xF9
        try skipBlocks(&scanner)
        if isControl { kept += scanner.bytes(from: start) }
      case 0x2C:
        try skipFrame(&scanner, width: width, height: height)
        kept += scanner.bytes(from: start) + [0x3B]
        return try PictureFile(.gif, width: width, height: height, bytes: kept)
      default: throw .damaged("it has no frame")
      }
    }
  }

  /// - Throws: Where the frame is not on the screen, too.
  private static func skipFrame(
    _ scanner: inout ByteScanner,
    width: Int,
    height: Int
  ) throws(PictureError) {
    let frame = Array(try scanner.take(9))
    let isInside =
      pair(frame, at: 0) + pair(frame, at: 4) <= width
      && pair(frame, at: 2) + pair(frame, at: 6) <= height
    guard isInside, pair(frame, at: 4) > 0, pair(frame, at: 6) > 0 else {
      throw .damaged("its first frame is elsewhere")
    }
    _ = try scanner.take(tableLength(frame[8]))
    guard (1...8).contains(try scanner.byte()) else { throw .damaged("its compression is unknown") }
    try skipBlocks(&scanner)
  }

  private static func skipBlocks(_ scanner: inout ByteScanner) throws(PictureError) {
    while true {
      let length = Int(try scanner.byte())
      if length == 0 { return }
      _ = try scanner.take(length)
    }
  }

  /// The bytes of the colour table that a descriptor's flags announce.
  private static func tableLength(_ flags: UInt8) -> Int {
    flags & hasTable == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// A number of two bytes, the lower first.
  private static func pair(_ bytes: [UInt8], at index: Int) -> Int {
    Int(bytes[index]) | Int(bytes[index + 1]) << 8
  }
}
