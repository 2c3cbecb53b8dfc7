import GatefoldText

extension CSSColors {
  /// The named colour that looks most like one, whatever its alpha, and how different it is in Oklab;
  /// of several the first by name.
  ///
  /// - Complexity: 148 distances.
  package static func nearest(to color: SRGBColor) -> (color: NamedColor, distance: Double) {
    let wanted = OKLab(color)
    var best = (color: all[0], distance: Double.infinity)
    for (index, lab) in labs.enumerated() {
      let distance = lab.distance(to: wanted)
      if distance < best.distance { best = (all[index], distance) }
    }
    return best
  }

  /// The name that a word with a slip was meant to be; nil where none is near.
  static func nearestName(to word: String) -> String? {
    word.nearest(of: all.map(\.name))
  }

  private static let labs = all.map { OKLab($0.color) }
}
