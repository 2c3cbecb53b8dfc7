import Colorimetry
import Interchange

/// Reads the assignments of a shell's script whose values are colours; `export`, `declare` and their
/// like may stand before them, and a name as a string of JSON in a comment behind them.
///
/// Nothing is expanded, and nothing goes on over the end of a line.
nonisolated struct ShellPaletteReader {
  private let source: SourceLines
  private var contents = PaletteContents(format: .shell)

  init(_ source: SourceLines) {
    self.source = source
  }

  mutating func read() -> PaletteContents {
    for line in source.ranges.indices { readLine(line) }
    return contents
  }

  /// Whether the first line that tells is one of a script, not of a style sheet.
  static func isScript(_ source: SourceLines) -> Bool {
    for line in source.ranges.indices {
      var words = ShellWords(source[line].prefix(4096))
      guard case .word(var word) = words.next() else { continue }
      if word.assignment == nil, isKeyword(word) {
        repeat {
          guard case .word(let next) = words.next() else { break }
          word = next
        } while word.text.hasPrefix("-")
      }
      if word.assignment != nil { return true }
      if source[line].contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ":") }) {
        return false
      }
    }
    return false
  }

  private static func isKeyword(_ word: ShellWords.Word) -> Bool {
    ["export", "declare", "typeset", "readonly", "local"].contains(word.text)
  }

  /// Whether a word is one of those, an option of it, or opens a list of commands.
  private static func mayPrecedeAssignment(_ word: ShellWords.Word) -> Bool {
    isKeyword(word) || word.text.hasPrefix("-") || ["then", "do", "else", "{"].contains(word.text)
  }

  private mutating func readLine(_ line: Int) {
    var words = ShellWords(source[line])
    var assignments: [(name: String, value: String)] = []
    var isCommand = false
    var isOther = false
    reading: while true {
      switch words.next() {
      case .word(let word):
        if !isCommand, let assignment = word.assignment {
          assignments.append(assignment)
        } else if isCommand || !Self.mayPrecedeAssignment(word) {
          (isCommand, isOther) = (true, true)
        }
      case .separator: isCommand = false
      case .comment(let comment):
        if let last = assignments.indices.last, let name = Self.name(in: comment) {
          assignments[last].name = name
        }
        break reading
      case .openQuote:
        contents.note(.openQuote, line: line + 1)
        break reading
      case .end: break reading
      }
    }
    for (name, value) in assignments { contents.take(value, name: name, line: line + 1) }
    if isOther {
      contents.noteOther(String(decoding: source[line].prefix(200), as: UTF8.self), line: line + 1)
    }
  }

  /// The name in a comment that is one string of JSON.
  private static func name(in comment: ArraySlice<UInt8>) -> String? {
    let text = comment.drop { $0 == 0x20 || $0 == 0x09 }
    guard text.first == UInt8(ascii: "\"") else { return nil }
    var parser = JSONParser(Array(text))
    return try? parser.parse().string
  }
}
