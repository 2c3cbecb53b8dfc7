import GatefoldText

/// The letters that stand for a name.
enum Initials {
  /// One or two characters, each of which takes cells.
  ///
  /// - Complexity: O(length of the name), of which no more than 1,000 characters are looked at.
  static func of(_ name: String) -> String {
    let seen = name.prefix(1_000).filter { String($0).cellWidth > 0 }
    let words = seen.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first?.first else {
      return seen.first { !$0.isWhitespace && !isControl($0) }.map { String($0) } ?? "?"
    }
    let last = words.count > 1 ? words.last?.first : nil
    return [first, last].compactMap { $0 }.map(capital).joined()
  }

  /// The capital letter, where it is one character as well.
  private static func capital(_ character: Character) -> String {
    let upper = character.uppercased()
    return upper.count == 1 && upper.cellWidth > 0 ? upper : String(character)
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .control
  }
}
