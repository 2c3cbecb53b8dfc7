/// Sizes in units that keep the number short.
nonisolated enum SizeText {
  /// As `812 kB`, `3.4 MB`; the API counts in kilobytes.
  static func text(kilobytes: Int) -> String {
    for (unit, name) in [(1_000_000, "GB"), (1_000, "MB")] where kilobytes >= unit {
      let tenths = kilobytes / (unit / 10)
      return "\(tenths / 10).\(tenths % 10) \(name)"
    }
    return "\(kilobytes) kB"
  }
}
