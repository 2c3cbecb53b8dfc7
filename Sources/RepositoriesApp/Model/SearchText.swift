import GitHub

/// What a filter looks for in a repository, in lower case.
nonisolated struct SearchText {
  private let bytes: [UInt8]

  init(of repository: Repository) {
    let parts = [repository.name, repository.language ?? "", repository.summary ?? ""]
    bytes = Array((parts + repository.topics).joined(separator: "\n").lowercased().utf8)
  }

  /// Whether all words are in it.
  ///
  /// - Complexity: O(length of the text × words).
  func contains(_ words: [[UInt8]]) -> Bool {
    words.allSatisfy(contains)
  }

  private func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return word.isEmpty }
    return bytes.withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        for start in 0...(bytes.count - word.count) where bytes[start] == first {
          var length = 1
          while length < word.count, bytes[start + length] == word[length] { length += 1 }
          if length == word.count { return true }
        }
        return false
      }
    }
  }
}
