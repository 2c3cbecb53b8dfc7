extension Picture {
  /// Decodes a PNG, JPEG or GIF, by what the bytes are and not by what they are said to be.
  ///
  /// Of an animation it is the first frame; transparency is kept, and the picture is turned as its
  /// Exif data say. What the bytes say about their size is looked at before anything is decoded,
  /// and only what makes pixels is handed to the decoder. This runs on no actor.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, at most ``byteLimit`` bytes.
  ///   - side: The most pixels of a side; a larger picture is made smaller. At least 1.
  /// - Returns: The picture, with sides of 1 pixel at least.
  /// - Throws: What is wrong. Damage that the kind of file does not tell of, as that of a JPEG's
  ///   compressed data, is not seen.
  /// - Complexity: O(pixels of the file), a few milliseconds for a usual one.
  @concurrent
  public static func decode(
    _ bytes: [UInt8],
    fitting side: Int = 256
  ) async throws(PictureError) -> Picture {
    try decoded(bytes, fitting: side)
  }

  /// The same where it is called.
  package static func decoded(
    _ bytes: [UInt8],
    fitting side: Int
  ) throws(PictureError) -> Picture {
    guard bytes.count <= byteLimit else { throw .tooManyBytes(bytes.count) }
    let file =
      switch try PictureKind(of: bytes) {
      case .png: try PNGReader.file(bytes)
      case .jpeg: try JPEGReader.file(bytes)
      case .gif: try GIFReader.file(bytes)
      }
    return try PixbufDecoder(file, side: max(1, side)).picture()
  }
}
