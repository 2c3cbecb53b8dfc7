/// Looks through the chunks of a PNG (PNG specification, third edition, 5).
///
/// Chunks that make no pixels are left out: texts and colour profiles can be compressed a
/// thousandfold, and as many of them fit into a small file as would fill the memory.
struct PNGReader {
  private var scanner: ByteScanner
  private var kept: [UInt8] = []
  private var header: Header?
  /// The palette's chunk and that of its opacities, which wait for the first pixels.
  private var palette: Chunk?
  private var opacities: Chunk?
  private var filler: [UInt8]?

  static func file(_ bytes: [UInt8]) throws(PictureError) -> PictureFile {
    var reader = PNGReader(scanner: ByteScanner(bytes))
    try reader.read()
    guard let header = reader.header else { throw .damaged("it has no header") }
    return try PictureFile(
      .png,
      width: header.width,
      height: header.height,
      bytes: reader.kept,
      filler: reader.filler
    )
  }

  private init(scanner: ByteScanner) {
    self.scanner = scanner
  }

  private struct Header {
    let width: Int
    let height: Int
    /// The entries of a palette that pixels can name; 0 where there is none.
    let namedEntries: Int

    init(_ chunk: Chunk) throws(PictureError) {
      guard chunk.type == "IHDR", chunk.data.count == 13 else { throw .damaged("it has no header") }
      var scanner = ByteScanner(Array(chunk.data))
      width = try scanner.bigEndian(4)
      height = try scanner.bigEndian(4)
      let depth = try scanner.byte()
      namedEntries = try scanner.byte() == 3 && depth <= 8 ? 1 << Int(depth) : 0
    }
  }

  private struct Chunk {
    let type: String
    let data: ArraySlice<UInt8>
    /// Length, type, data and sum.
    let all: ArraySlice<UInt8>
    let sum: Int

    var isWhole: Bool {
      UInt32(sum) == PNGPalette.checksum(all.dropFirst(4).dropLast(4))
    }
  }

  private mutating func read() throws(PictureError) {
    kept += try scanner.take(8)
    while true {
      let chunk = try nextChunk()
      if header == nil {
        header = try Header(chunk)
      }
      switch chunk.type {
      case "PLTE" where palette == nil: palette = chunk
      case "tRNS" where opacities == nil: opacities = chunk
      case _ where Self.isCritical(chunk.type):
        if chunk.type != "IHDR" { try keepPalette() }
        kept += chunk.all
      default: break
      }
      if chunk.type == "IEND" { return }
    }
  }

  private mutating func nextChunk() throws(PictureError) -> Chunk {
    let start = scanner.position
    let length = try scanner.bigEndian(4)
    let type = try scanner.take(4)
    let data = try scanner.take(length)
    let sum = try scanner.bigEndian(4)
    return Chunk(
      type: String(decoding: type, as: UTF8.self),
      data: data,
      all: scanner.bytes(from: start),
      sum: sum
    )
  }

  /// Hands on the palette before what follows it; of all else the decoder looks at the sums.
  private mutating func keepPalette() throws(PictureError) {
    defer { (palette, opacities) = (nil, nil) }
    guard palette?.isWhole != false, opacities?.isWhole != false else {
      throw .damaged("its palette is damaged")
    }
    let count = header?.namedEntries ?? 0
    if let palette, count > 0,
      let padded = PNGPalette(palette.data, opacities: opacities?.data ?? [], count: count)
    {
      filler = padded.filler
      kept += padded.chunks
      return
    }
    kept += palette?.all ?? []
    kept += opacities?.all ?? []
  }

  /// Critical chunks have a capital at the start of their name.
  private static func isCritical(_ type: String) -> Bool {
    type.first.map { ("A"..."Z").contains($0) } ?? false
  }
}
