/// Damages files, the same way for the same seed.
struct Damage {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Changes up to eight bits or bytes, and cuts every fourth copy.
  mutating func damaged(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...next() % 8 where !bytes.isEmpty {
      let index = Int(next() % UInt64(bytes.count))
      let value = UInt8(truncatingIfNeeded: next() >> 8)
      bytes[index] = next() % 2 == 0 ? bytes[index] ^ (1 << (value % 8)) : value
    }
    if next() % 4 == 0, !bytes.isEmpty { bytes.removeLast(Int(next() % UInt64(bytes.count))) }
    return bytes
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
