/// Bytes in, characters out, one byte at a time.
///
/// Damaged text never stalls it: each longest wrong start of a character becomes one U+FFFD, as
/// the Unicode Standard recommends (chapter 3.9, "U+FFFD Substitution of Maximal Subparts").
package struct UTF8Decoder: Sendable {
  /// What a byte led to.
  package enum Output: Equatable, Sendable {
    /// Nothing yet: more bytes belong to the character.
    case incomplete
    /// A character.
    case scalar(Unicode.Scalar)
    /// A byte that begins no character.
    case damaged
    /// What came before was cut short; the byte has not been taken and is to be given again.
    case damagedBefore
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be; narrower after some first bytes (Unicode Standard, table 3-7).
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Creates a decoder that waits for a first byte.
  package init() {}

  /// Whether the bytes so far end within a character.
  package var isIncomplete: Bool { missing > 0 }

  /// Forgets the character that the bytes so far began.
  package mutating func reset() {
    missing = 0
  }

  /// Takes a byte.
  package mutating func push(_ byte: UInt8) -> Output {
    missing == 0 ? begin(byte) : proceed(byte)
  }

  private mutating func begin(_ byte: UInt8) -> Output {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: expect(2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: expect(3, UInt32(byte & 0x07))
    default: return .damaged
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF  // below: longer than needed
    case 0xED: allowed = 0x80...0x9F  // above: surrogates
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F  // above: beyond U+10FFFF
    default: break
    }
    return .incomplete
  }

  private mutating func expect(_ count: Int, _ bits: UInt32) {
    missing = count
    value = bits
  }

  private mutating func proceed(_ byte: UInt8) -> Output {
    guard allowed.contains(byte) else {
      missing = 0
      return .damagedBefore
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return .scalar(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
