/// The hash by which RFC 9562 makes identifiers of names (FIPS 180-4, 6.1).
///
/// It guards nothing: whoever makes two texts of one hash has two texts with one identifier. The
/// system has no library for it that the program needs otherwise.
nonisolated enum SHA1 {
  /// The 20 bytes of the hash of a message.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    let padded = pad(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      update(&state, with: words(of: padded[start..<start + 64]))
    }
    return state.flatMap(bytes)
  }

  private static func pad(_ message: [UInt8]) -> [UInt8] {
    let length = UInt64(message.count) * 8
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    return padded + bytes(UInt32(length >> 32)) + bytes(UInt32(truncatingIfNeeded: length))
  }

  private static func words(of block: ArraySlice<UInt8>) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(80)
    for (index, byte) in block.enumerated() {
      if index % 4 == 0 { words.append(UInt32(byte)) } else { words[index / 4] <<= 8 }
      if index % 4 != 0 { words[index / 4] |= UInt32(byte) }
    }
    for t in 16..<80 {
      words.append(rotate(words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16], by: 1))
    }
    return words
  }

  private static func update(_ state: inout [UInt32], with words: [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (t, word) in words.enumerated() {
      let (function, constant) = round(t, b, c, d)
      let next = rotate(a, by: 5) &+ function &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
    }
    state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  private static func round(
    _ t: Int,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32
  ) -> (function: UInt32, constant: UInt32) {
    switch t {
    case ..<20: (b & c | ~b & d, 0x5a82_7999)
    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
    case ..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
    default: (b ^ c ^ d, 0xca62_c1d6)
    }
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
