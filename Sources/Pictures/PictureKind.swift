/// The kinds of pictures that are decoded, by the bytes that they begin with.
enum PictureKind: String, Sendable {
  case png, jpeg, gif

  /// - Throws: ``PictureError/unsupported(kind:)`` for all others.
  init(of bytes: [UInt8]) throws(PictureError) {
    let known = Self.signatures.first { bytes.starts(with: $0.bytes) }
    guard let known else { throw .unsupported(kind: Self.other(bytes)) }
    self = known.kind
  }

  private static let signatures: [(kind: PictureKind, bytes: [UInt8])] = [
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.gif, Array("GIF87a".utf8)),
    (.gif, Array("GIF89a".utf8)),
  ]

  /// The beginnings of what is refused by its name, each with its place in the file.
  private static let others: [(name: String, offset: Int, text: String)] = [
    ("WebP", 8, "WEBP"), ("BMP", 0, "BM"), ("SVG", 0, "<svg"), ("SVG", 0, "<?xml"),
    ("TIFF", 0, "II*\0"), ("TIFF", 0, "MM\0*"), ("AVIF", 4, "ftypavif"), ("HEIF", 4, "ftyphei"),
    ("JPEG XL", 4, "JXL "), ("ICO", 0, "\0\0\u{1}\0"),
  ]

  private static func other(_ bytes: [UInt8]) -> String? {
    others.first { bytes.dropFirst($0.offset).starts(with: $0.text.utf8) }?.name
  }
}
