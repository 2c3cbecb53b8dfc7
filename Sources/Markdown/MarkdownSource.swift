/// A text as it is given to the parser, and what has to be read in it beside the parser's tree.
struct MarkdownSource {
  private let bytes: [UInt8]
  /// Where lines start, in bytes.
  private let lineStarts: [Int]
  /// What keeps definitions of links from being read as such; empty where there are none.
  private let guardMark: [UInt8]

  /// Prepares a text for the parser.
  ///
  /// A line such as `[todo]: milk` defines an address for `[todo]` and is shown nowhere. For a
  /// journal that would be a loss, so that a noncharacter that the text does not have keeps `]` and
  /// `:` apart. It is taken away again from all that the parser returns.
  ///
  /// - Returns: nil for a text that cannot be parsed in good time.
  init?(_ text: String) {
    let written = Array(text.utf8)
    guard MarkdownCost(of: written).isAffordable else { return nil }
    let definitions = written.indices.dropLast()
      .filter { written[$0] == UInt8(ascii: "]") && written[$0 + 1] == UInt8(ascii: ":") }
    if definitions.isEmpty {
      guardMark = []
      bytes = written
    } else {
      guard let mark = Self.unusedNoncharacter(in: written) else { return nil }
      guardMark = mark
      bytes = Self.inserting(mark, after: definitions, in: written)
    }
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// Parses the text, and hands over its tree; nil where the parser gives none.
  func withTree<Result>(_ body: (borrowing MarkdownTree) -> Result) -> Result? {
    guard let tree = MarkdownTree(parsing: bytes) else { return nil }
    return body(tree)
  }

  /// A text of the tree as it was written.
  func restoring(_ text: String) -> String {
    guard let end = guardMark.last, text.utf8.contains(end) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == end, bytes.suffix(guardMark.count).elementsEqual(guardMark) {
        bytes.removeLast(guardMark.count)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Lines

  /// The spaces and tabs that a line starts with; lines are counted from 1.
  func indentation(ofLine line: Int) -> String {
    String(decoding: self.line(line).prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// The bullet or number at a place; lines and columns, which are bytes, are counted from 1.
  func listMark(atLine line: Int, column: Int) -> String {
    let mark = self.line(line).dropFirst(column - 1).prefix { !Self.isBlank($0) }
    return String(decoding: mark, as: UTF8.self)
  }

  /// The last line from one to another that is not blank; a mark of a quote is.
  func lastLine(from first: Int, to last: Int) -> Int {
    var line = last
    while line > first, self.line(line).allSatisfy({ Self.isBlank($0) || $0 == UInt8(ascii: ">") })
    {
      line -= 1
    }
    return line
  }

  /// The bytes of a line without its end; none where there is no such line.
  private func line(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lineStarts.count else { return [] }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    return bytes[lineStarts[line - 1]..<end].prefix { $0 != 0x0A && $0 != 0x0D }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Lines end where the parser ends them: at `\n`, `\r\n` and `\r`.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isFirstOfTwo = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if !isFirstOfTwo { starts.append(index + 1) }
    }
    return starts
  }

  // MARK: - The mark

  /// One of the noncharacters U+FDD0…U+FDEF that is not in a text, as UTF-8: EF B7 90…AF.
  private static func unusedNoncharacter(in bytes: [UInt8]) -> [UInt8]? {
    var unused = Set<UInt8>(0x90...0xAF)
    for index in bytes.indices.dropLast(2) where bytes[index] == 0xEF && bytes[index + 1] == 0xB7 {
      unused.remove(bytes[index + 2])
    }
    return unused.min().map { [0xEF, 0xB7, $0] }
  }

  private static func inserting(
    _ mark: [UInt8],
    after places: [Int],
    in bytes: [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + places.count * mark.count)
    var start = 0
    for place in places {
      result += bytes[start...place]
      result += mark
      start = place + 1
    }
    return result + bytes[start...]
  }
}
