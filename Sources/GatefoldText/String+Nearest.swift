extension String {
  /// The word of a list that takes the fewest changed, added or left out letters to become this one,
  /// if they are few enough for a slip: a third of its letters, or one; of several the first by name.
  ///
  /// - Complexity: O(length²) for each word of about this length, O(1) for others.
  package func nearest(of words: [String]) -> String? {
    let length = count
    let near = words.sorted()
      .compactMap { word -> (word: String, distance: Int)? in
        let limit = max(1, word.count / 3)
        guard abs(word.count - length) <= limit else { return nil }
        let distance = distance(to: word)
        return distance <= limit ? (word, distance) : nil
      }
    return near.min { $0.distance < $1.distance }?.word
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
