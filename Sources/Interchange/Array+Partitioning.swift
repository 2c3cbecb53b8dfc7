extension Array {
  /// The first index whose element is on the far side, in an array that has the near side first.
  ///
  /// - Complexity: O(log count).
  package func partitioningIndex(where isFar: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isFar(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
