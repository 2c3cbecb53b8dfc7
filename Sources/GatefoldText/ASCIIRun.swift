/// Up to eight characters of printable ASCII in a row, held in one word.
///
/// Nearly all text on a screen is ASCII; looking at the string once for eight characters makes a
/// glyph several times cheaper than asking it for each.
@usableFromInline
struct ASCIIRun {
  /// The bytes, the first in the lowest bits.
  @usableFromInline var bytes: UInt64 = 0
  /// How many bytes are left.
  @usableFromInline var count = 0

  /// Creates an empty run.
  init() {}

  /// Reads the run between two UTF-8 offsets of a text; empty where something else stands first.
  ///
  /// A byte before one that is not ASCII does not belong to the run: a mark may follow.
  init(from start: Int, to end: Int, of text: String) {
    self = text.utf8.withContiguousStorageIfAvailable { ASCIIRun($0, start, end) } ?? ASCIIRun()
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var offset = start
    let limit = min(start + 8, end)
    while offset < limit {
      let byte = text[offset]
      let isFollowedByASCII = offset + 1 == end || text[offset + 1] < 0x80
      guard byte >= 0x20, byte < 0x7F, isFollowedByASCII else { break }
      bytes |= UInt64(byte) << UInt64(8 * (offset - start))
      offset += 1
    }
    count = offset - start
  }

  /// Takes the first byte away and returns it.
  @inlinable
  mutating func next() -> UInt8? {
    guard count > 0 else { return nil }
    count -= 1
    defer { bytes >>= 8 }
    return UInt8(truncatingIfNeeded: bytes)
  }
}
