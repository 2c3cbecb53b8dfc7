/// A picture file of which the structure was looked through: what the decoder gets.
struct PictureFile: Sendable {
  let kind: PictureKind
  /// Pixels of a line, as the header says; within the limits.
  let width: Int
  /// Lines, as the header says; within the limits.
  let height: Int
  /// The file without what makes no pixels.
  let bytes: [UInt8]
  /// Red, green, blue and opacity of a pixel that no undamaged picture has.
  let filler: [UInt8]?

  init(
    _ kind: PictureKind,
    width: Int,
    height: Int,
    bytes: [UInt8],
    filler: [UInt8]? = nil
  ) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard width <= Picture.sideLimit, height <= Picture.sideLimit else {
      throw .tooLarge(width: width, height: height)
    }
    self.kind = kind
    self.width = width
    self.height = height
    self.bytes = bytes
    self.filler = filler
  }
}
