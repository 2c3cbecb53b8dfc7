/// Numbers in few cells, and with all of their digits.
nonisolated enum CompactNumber {
  /// At most five characters, as `999`, `1.2k`, `34k`, `1.2M`; digits are cut off, not rounded, so
  /// that nothing looks like more than it is.
  static func short(_ number: Int) -> String {
    for (unit, sign) in [(1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")]
    where number >= unit {
      let tenths = number / (unit / 10)
      return tenths < 100 && tenths % 10 != 0
        ? "\(tenths / 10).\(tenths % 10)\(sign)" : "\(tenths / 10)\(sign)"
    }
    return String(number)
  }

  /// All digits, in groups of three.
  static func long(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// A number and what it counts.
  static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(long(number)) \(number == 1 ? one : many)"
  }
}
