import Colorimetry

/// Finds colours by a part of their name or of their hexadecimal digits.
nonisolated struct ColorFilter: Sendable {
  private let text: [Character]

  /// Takes what was typed: capital letters count as small ones.
  init(_ text: String) {
    self.text = Array(text.lowercased())
  }

  /// Whether it holds nothing back.
  var isEmpty: Bool { text.isEmpty }

  /// Whether it finds a row.
  func matches(_ row: ColorRow) -> Bool {
    isEmpty || range(in: row.color.name) != nil || range(in: row.hex) != nil
  }

  /// The first place in a text that it finds; nil for none.
  ///
  /// - Complexity: O(length of the text · length of the filter).
  func range(in name: String) -> Range<String.Index>? {
    guard !isEmpty else { return nil }
    let characters = Array(name)
    guard characters.count >= text.count else { return nil }
    for start in 0...(characters.count - text.count)
    where zip(text, characters[start...]).allSatisfy({ Self.isSame($0, $1) }) {
      let first = name.index(name.startIndex, offsetBy: start)
      return first..<name.index(first, offsetBy: text.count)
    }
    return nil
  }

  private static func isSame(_ small: Character, _ character: Character) -> Bool {
    small == character || character.lowercased() == String(small)
  }
}
