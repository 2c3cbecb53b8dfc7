extension String {
  /// The word of a list that takes the fewest changed, added or left out letters to become this one,
  /// if they are few enough for a slip.
  func nearest(of words: [String]) -> String? {
    let ranked = words.sorted().map { ($0, distance(to: $0)) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.count / 3) else {
      return nil
    }
    return best.0
  }

  /// The Levenshtein distance.
  private func distance(to other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, candidate) in other.enumerated() {
        let change = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
