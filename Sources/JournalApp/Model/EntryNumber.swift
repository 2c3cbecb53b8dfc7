/// The numbers of entries in the store, which ascend with their instants.
///
/// A number is an instant in milliseconds times 2¹⁷, plus the place among the entries of that
/// instant in the order of arrival. So one integer orders the table, the full-text index and every
/// page of a list, and a range of instants is a range of numbers.
nonisolated enum EntryNumber {
  /// How many bits the place within an instant has: 131,072 entries can be of one millisecond.
  static let placeBits: Int64 = 17

  /// The instant of an entry in milliseconds since 1970.
  static func instant(of number: Int64) -> Int64 {
    number >> placeBits
  }

  /// The numbers that entries of a range of instants have.
  static func range(of instants: Range<Int64>) -> Range<Int64> {
    first(at: instants.lowerBound)..<first(at: instants.upperBound)
  }

  /// The least number that an entry of an instant can have; for one that no date has, the nearest.
  static func first(at instant: Int64) -> Int64 {
    let limit = Int64.max >> placeBits
    return min(max(instant, -limit), limit) << placeBits
  }
}
