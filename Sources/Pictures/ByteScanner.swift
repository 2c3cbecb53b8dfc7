/// Reads bytes from the start to the end, and never beyond.
struct ByteScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func byte() throws(PictureError) -> UInt8 {
    guard position < bytes.count else { throw .cutOff }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func take(_ count: Int) throws(PictureError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else { throw .cutOff }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// A number of two or four bytes, the highest first.
  mutating func bigEndian(_ count: Int) throws(PictureError) -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// All bytes from a position to where the scanner is.
  func bytes(from start: Int) -> ArraySlice<UInt8> {
    bytes[start..<position]
  }

  /// Goes to the next byte of a value; to the end where there is none.
  mutating func skip(to value: UInt8) {
    position = bytes[position...].firstIndex(of: value) ?? bytes.count
  }
}

extension PictureError {
  /// There are fewer bytes than the file says.
  static let cutOff = damaged("it is cut off")
}
