import FoundationEssentials

nonisolated extension EntryID {
  /// The identifier of an entry that another program wrote without one: a UUID of version 8
  /// (RFC 9562, 5.8) that follows from the date as it is in the file and from the words.
  ///
  /// So the same file gives the same entries again, on every machine and in every time zone, and so
  /// do two files in which only line breaks and blanks differ.
  ///
  /// - Parameters:
  ///   - stamp: The date as the file has it.
  ///   - text: The text.
  ///   - occurrence: How many entries of the same date and words the file has before this one.
  init(derivedFrom stamp: String, text: String, occurrence: Int) {
    var hash = WordHash()
    hash.combine(stamp)
    hash.combine(text)
    hash.combine(String(occurrence))
    var bytes = hash.bytes
    bytes[6] = bytes[6] & 0x0f | 0x80
    bytes[8] = bytes[8] & 0x3f | 0x80
    self = EntryID(bytes: bytes) ?? EntryID(UUID())
  }
}

/// A hash of words, 128 bits wide and the same in every process.
///
/// Two FNV-1a hashes with different starts (<http://www.isthe.com/chongo/tech/comp/fnv>), each with
/// the finalizer of SplitMix64, because the low bits of FNV-1a alone are weak.
nonisolated private struct WordHash {
  private var high: UInt64 = 0xcbf2_9ce4_8422_2325
  private var low: UInt64 = 0x8422_2325_cbf2_9ce4

  /// Takes in the words of a text, whatever blanks are between them.
  mutating func combine(_ text: String) {
    var isInWord = false
    for byte in text.utf8 {
      let isBlank = byte == 0x20 || byte == 0x0a || byte == 0x09
      if !isBlank { combine(byte) } else if isInWord { combine(0x20) }
      isInWord = !isBlank
    }
    if isInWord { combine(0x20) }
    combine(0)
  }

  private mutating func combine(_ byte: UInt8) {
    high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
    low = (low ^ UInt64(byte) ^ high >> 56) &* 0x100_0000_01b3
  }

  /// The 16 bytes of the hash.
  var bytes: [UInt8] {
    [high, low].flatMap { Self.bytes(of: Self.finalize($0)) }
  }

  private static func bytes(of half: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) }
  }

  private static func finalize(_ value: UInt64) -> UInt64 {
    var value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
