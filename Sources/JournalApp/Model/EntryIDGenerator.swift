import FoundationEssentials

/// Makes identifiers that ascend, also within a millisecond and when the clock is set back.
///
/// The 12 bits after the time are a counter (RFC 9562, 6.2, method 1); when it is used up, the time
/// is carried on by a millisecond.
nonisolated struct EntryIDGenerator {
  private var milliseconds: Int64 = 0
  private var counter: UInt16 = 0

  /// Makes the next identifier.
  ///
  /// - Parameters:
  ///   - now: The time in milliseconds since 1970.
  ///   - random: Where the other 62 bits come from.
  /// - Returns: The identifier, greater than every one before.
  mutating func next(now: Int64, using random: inout some RandomNumberGenerator) -> EntryID {
    if now > milliseconds {
      milliseconds = now
      counter = 0
    } else if counter == 0x0fff {
      milliseconds += 1
      counter = 0
    } else {
      counter += 1
    }
    return identifier(tail: random.next())
  }

  private func identifier(tail: UInt64) -> EntryID {
    let time = UInt64(truncatingIfNeeded: milliseconds)
    let high = time << 16 | 0x7000 | UInt64(counter)
    let low = tail & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    let bytes = [high, low]
      .flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    return EntryID(first16: bytes)
  }
}
