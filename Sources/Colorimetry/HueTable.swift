/// The hues 0/n … n/n at full saturation and brightness, the last of which is the first again.
package enum HueTable {
  /// How fine a table may be: tenths of degrees are the finest.
  package static let counts = 1...3600

  /// How fine a table is where nothing is said: steps of 30 degrees.
  package static let defaultCount = 12

  /// The n + 1 hues, named as `H:0.083 S:1.0 B:1.0`.
  ///
  /// - Parameter count: n; what is outside `counts` becomes the nearer end.
  /// - Returns: The hues in their order, from 0 to 1.
  package static func colors(count: Int) -> [NamedColor] {
    let count = min(max(count, counts.lowerBound), counts.upperBound)
    return (0...count)
      .map { step in
        let hue = Double(step) / Double(count) * 360
        let color = HSB(hue: hue, saturation: 1, brightness: 1)
        return NamedColor(color.label, SRGBColor(color))
      }
  }
}

extension HSB {
  /// The three as shares of 1, with up to three decimals: `H:0.083 S:1.0 B:1.0`.
  package var label: String {
    let parts = [hue / 360, saturation, brightness].map { DecimalText.share($0) }
    return "H:\(parts[0]) S:\(parts[1]) B:\(parts[2])"
  }
}
