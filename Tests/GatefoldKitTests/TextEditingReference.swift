import GatefoldKit

/// A line editor that counts characters in an array and remembers whole texts: slow and plain.
struct TextEditingReference: Equatable {
  var text = ""
  var anchor = 0
  var cursor = 0
  var killed = ""

  var characters: [Character] { Array(text) }

  var selected: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

  mutating func replace(_ range: Range<Int>, with string: String) {
    let characters = characters
    let head = String(characters[..<range.lowerBound])
    text = head + string + String(characters[range.upperBound...])
    cursor = Self.character(after: (head + string).utf8.count, in: text)
    anchor = cursor
  }

  /// How many characters reach up to an offset or over it.
  static func character(after offset: Int, in text: String) -> Int {
    var bytes = 0
    var count = 0
    for character in text where bytes < offset {
      bytes += character.utf8.count
      count += 1
    }
    return count
  }

  func target(of movement: TextMovement, from position: Int) -> Int {
    let characters = characters
    let isWord = characters.map { $0.isLetter || $0.isNumber || $0 == "_" }
    switch movement {
    case .start: return 0
    case .end: return characters.count
    case .paragraphStart:
      return (characters[..<position].lastIndex(where: Self.breaksLine) ?? -1) + 1
    case .paragraphEnd:
      return characters[position...].firstIndex(where: Self.breaksLine) ?? characters.count
    case .previousCharacter: return max(0, position - 1)
    case .nextCharacter: return min(characters.count, position + 1)
    case .previousWord:
      var position = position
      while position > 0, !isWord[position - 1] { position -= 1 }
      while position > 0, isWord[position - 1] { position -= 1 }
      return position
    case .nextWord:
      var position = position
      while position < characters.count, !isWord[position] { position += 1 }
      while position < characters.count, isWord[position] { position += 1 }
      return position
    }
  }

  mutating func move(_ movement: TextMovement) {
    switch movement {
    case .previousCharacter where anchor != cursor: cursor = selected.lowerBound
    case .nextCharacter where anchor != cursor: cursor = selected.upperBound
    default: cursor = target(of: movement, from: cursor)
    }
    anchor = cursor
  }

  mutating func delete(_ movement: TextMovement) {
    let target = target(of: movement, from: cursor)
    replace(selected.isEmpty ? min(cursor, target)..<max(cursor, target) : selected, with: "")
  }

  mutating func kill(_ movement: TextMovement) {
    let target = target(of: movement, from: cursor)
    let range = min(cursor, target)..<max(cursor, target)
    if !range.isEmpty {
      killed = String(characters[range])
      replace(range, with: "")
    }
  }

  static func breaksLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r" || character == "\r\n"
  }

  mutating func transpose() {
    let characters = characters
    let isAtEnd = cursor == target(of: .paragraphEnd, from: cursor)
    let middle = isAtEnd ? cursor - 1 : cursor
    guard middle > target(of: .paragraphStart, from: cursor) else { return }
    let exchanged = String(characters[middle]) + String(characters[middle - 1])
    replace(middle - 1..<middle + 1, with: exchanged)
  }
}
