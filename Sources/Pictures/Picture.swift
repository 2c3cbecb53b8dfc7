/// A picture in pixels, small enough to be kept.
public struct Picture: Hashable, Sendable {
  /// The most bytes that are decoded: 1 MiB.
  public static let byteLimit = 1 << 20

  /// The most pixels of a side of what is decoded.
  ///
  /// What a decoder keeps of a picture follows from it: 16 MiB, and 32 MiB for a JPEG that comes
  /// in several scans.
  public static let sideLimit = 2_048

  /// The pixels of a line, at least 1.
  public let width: Int
  /// The lines, at least 1.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, line by line from the top, not premultiplied.
  public let pixels: [UInt8]

  /// Creates a picture of pixels.
  ///
  /// - Returns: `nil` where there are not four bytes a pixel, or no pixels.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let sides = 1...Self.sideLimit
    guard sides.contains(width), sides.contains(height), pixels.count == 4 * width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
