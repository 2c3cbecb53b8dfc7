/// Looks through the segments of a JPEG (ITU-T T.81, annex B).
struct JPEGReader {
  /// The most scans.
  ///
  /// Each goes over the whole picture again and can be a few bytes short; programs
  /// write about ten.
  private static let scanLimit = 32

  private var scanner: ByteScanner
  private var kept: [UInt8] = []
  private var size: (width: Int, height: Int)?
  private var scans = 0

  /// Leaves out comments, colour profiles and whatever else makes no pixels.
  static func file(_ bytes: [UInt8]) throws(PictureError) -> PictureFile {
    var reader = JPEGReader(scanner: ByteScanner(bytes))
    try reader.read()
    guard let size = reader.size, reader.scans > 0 else { throw .damaged("it has no picture") }
    return try PictureFile(.jpeg, width: size.width, height: size.height, bytes: reader.kept)
  }

  private init(scanner: ByteScanner) {
    self.scanner = scanner
  }

  private mutating func read() throws(PictureError) {
    kept += try scanner.take(2)
    while true {
      let start = scanner.position
      guard try scanner.byte() == 0xFF else { throw .damaged("its segments are not in order") }
      var marker = try scanner.byte()
      while marker == 0xFF { marker = try scanner.byte() }
      if marker == Marker.end {
        kept += [0xFF, marker]
        return
      }
      try readSegment(marker, from: start)
    }
  }

  private mutating func readSegment(_ marker: UInt8, from start: Int) throws(PictureError) {
    let length = try scanner.bigEndian(2)
    guard length >= 2 else { throw .damaged("a segment has no length") }
    let data = Array(try scanner.take(length - 2))
    switch marker {
    case Marker.baseline, Marker.extended, Marker.progressive: try readFrame(data)
    case Marker.scan: try skipScan()
    case _ where Marker.otherFrames.contains(marker):
      throw .damaged("its compression is unknown")
    default: break
    }
    if Marker.makesPixels(marker, data) { kept += scanner.bytes(from: start) }
  }

  private mutating func readFrame(_ data: [UInt8]) throws(PictureError) {
    guard size == nil, data.count >= 6 else { throw .damaged("it has no header") }
    size = (Int(data[3]) << 8 | Int(data[4]), Int(data[1]) << 8 | Int(data[2]))
  }

  /// Goes to the marker after the compressed data, in which 00 and restarts follow an FF.
  private mutating func skipScan() throws(PictureError) {
    scans += 1
    guard scans <= Self.scanLimit else { throw .damaged("it has too many scans") }
    while true {
      scanner.skip(to: 0xFF)
      let start = scanner
      _ = try scanner.byte()
      let next = try scanner.byte()
      if next == 0 || Marker.restarts.contains(next) { continue }
      scanner = start
      return
    }
  }

  private enum Marker {
    static let baseline: UInt8 = 0xC0
    static let extended: UInt8 = 0xC1
    static let progressive: UInt8 = 0xC2
    static let tables: Set<UInt8> = [0xC4, 0xDB, 0xDD]
    /// Frames that are lossless, hierarchical or arithmetic; C4 and C8 are none, CC goes with them.
    static let otherFrames: Set<UInt8> = [
      0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xDE, 0xDF,
    ]
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
    static let adobe: UInt8 = 0xEE

    static func makesPixels(_ marker: UInt8, _ data: [UInt8]) -> Bool {
      switch marker {
      case baseline, extended, progressive, scan, jfif, adobe: true
      case exif: data.starts(with: "Exif\0\0".utf8)
      default: tables.contains(marker)
      }
    }
  }
}
