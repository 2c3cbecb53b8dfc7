/// Text as it is compared in a search: lower case, without diacritics, in UTF-8.
nonisolated enum SearchFold {
  /// Folds a text.
  ///
  /// - Complexity: O(length of the text).
  static func fold(_ utf8: some Collection<UInt8>) -> ContiguousArray<UInt8> {
    var folded = ContiguousArray<UInt8>()
    folded.reserveCapacity(utf8.count)
    var rest = utf8[...]
    while let byte = rest.first, byte < 0x80 {
      folded.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      rest.removeFirst()
    }
    if !rest.isEmpty {
      for scalar in String(decoding: rest, as: UTF8.self).unicodeScalars {
        folded.append(contentsOf: FoldedScalars.fold(scalar))
      }
    }
    return folded
  }

  /// Whether bytes occur in others.
  static func contains(_ word: [UInt8], in text: ContiguousArray<UInt8>) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      var rest = text[...(text.count - word.count)]
      while let found = rest.firstIndex(of: first) {
        if text[found...].starts(with: word) { return true }
        rest = rest[(found + 1)...]
      }
      return false
    }
  }
}
