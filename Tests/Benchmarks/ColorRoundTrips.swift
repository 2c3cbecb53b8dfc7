import Colorimetry

/// Converts each of the 16,777,216 colours of 24 bits to a space and back, and prints how long it takes.
enum ColorRoundTrips {
  private static let spaces: [(name: String, trip: (SRGBColor) -> SRGBColor)] = [
    ("HSB", { SRGBColor(HSB($0)) }),
    ("HSL", { SRGBColor(HSL($0)) }),
    ("HWB", { SRGBColor(HWB($0)) }),
    ("OKLCH", { SRGBColor(OKLCH($0)) }),
  ]

  /// Runs all spaces.
  ///
  /// - Returns: Whether every colour came back the same.
  static func run() -> Bool {
    var isSound = true
    for (name, trip) in spaces {
      var changed = 0
      let time = ContinuousClock()
        .measure {
          for rgb in UInt32(0)...0xFF_FFFF where trip(SRGBColor(rgb: rgb)).rgb != rgb {
            changed += 1
          }
        }
      print("\(name): \(changed) of 16777216 changed, \(time)")
      isSound = isSound && changed == 0
    }
    return isSound
  }
}
