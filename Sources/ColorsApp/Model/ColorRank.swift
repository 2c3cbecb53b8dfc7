/// Where a colour stands among the others: bytes that are compared as SQLite compares blobs.
///
/// Between any two there is room for one more, so that a move writes one row. What is put at an end
/// is a step of 2³² away, of the 2⁶⁴ in the first eight bytes: moves into the same gap again and
/// again make a byte more only every eight times, and that after the first thirty.
nonisolated struct ColorRank: Hashable {
  /// The last is not zero: between `80` and `80 00` there would be nothing.
  let bytes: [UInt8]

  /// Takes what is stored.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes a rank between two, the lower of which comes first; nil stands for an end.
  init(after lower: ColorRank?, before upper: ColorRank?) {
    switch (lower, upper) {
    case (nil, nil): self.init(integer: 1 << 63)
    case (let lower?, nil):
      let (next, overflows) = lower.integer.addingReportingOverflow(Self.step)
      self = overflows ? ColorRank(bytes: Self.middle(lower.bytes, nil)) : ColorRank(integer: next)
    case (nil, let upper?):
      let (next, overflows) = upper.integer.subtractingReportingOverflow(Self.step)
      let isPlace = !overflows && next > 0
      self = isPlace ? ColorRank(integer: next) : ColorRank(bytes: Self.middle([], upper.bytes))
    case (let lower?, let upper?):
      self.init(bytes: Self.middle(lower.bytes, upper.bytes))
    }
  }

  private init(integer: UInt64) {
    let all = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: integer >> $0) }
    bytes = Array(all.prefix((all.lastIndex { $0 != 0 } ?? 0) + 1))
  }

  /// The first eight bytes.
  private var integer: UInt64 {
    (0..<8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) }
  }

  private static let step: UInt64 = 1 << 32

  /// The bytes halfway between two as fractions of 256, with no more of them than are needed.
  private static func middle(_ lower: [UInt8], _ upper: [UInt8]?) -> [UInt8] {
    var upper = upper
    var result: [UInt8] = []
    while true {
      let index = result.count
      let low = index < lower.count ? Int(lower[index]) : 0
      let high = upper.map { index < $0.count ? Int($0[index]) : 256 } ?? 256
      guard high - low < 2 else { return result + [UInt8((low + high) / 2)] }
      result.append(UInt8(low))
      // Whatever follows a smaller byte is smaller.
      if high > low { upper = nil }
    }
  }
}
