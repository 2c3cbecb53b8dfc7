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
    guard (3...24).contains(word.count) else { return nil }
    let ranked = all.map { (name: $0.name, distance: distance(word, $0.name)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, word.count / 4)
    else { return nil }
    return best.name
  }

  private static let labs = all.map { OKLab($0.color) }

  /// The Levenshtein distance.
  private static func distance(_ left: String, _ right: String) -> Int {
    let letters = Array(right.utf8)
    var row = Array(0...letters.count)
    for (line, letter) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, candidate) in letters.enumerated() {
        let change = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
