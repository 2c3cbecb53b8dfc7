extension StringProtocol {
  /// The text, shortened with an ellipsis where it takes more than a number of columns.
  ///
  /// No character is ever split. Where the next one would be too wide, the result is narrower than
  /// asked for; the odd cells are the caller's to fill. An ellipsis that does not fit is itself
  /// cut, and without any columns the result is empty. A tab after the ellipsis counts as eight
  /// columns, which it may turn out not to need.
  ///
  /// - Parameters:
  ///   - cells: The greatest width of the result, in columns; negative numbers count as 0.
  ///   - mode: Which part of the text gives way.
  ///   - ellipsis: What stands for the part left out, `...` where only ASCII is wanted.
  /// - Returns: The text as it is if it fits, otherwise the parts kept and the ellipsis between.
  /// - Complexity: O(*cells*), however long the text is, besides characters of no width. Shortening
  ///   the head or the middle also steps backwards from the end, where a run of flags or joined
  ///   emoji has to be read to its beginning.
  public func truncated(
    toCells cells: Int,
    mode: TruncationMode = .tail,
    ellipsis: String = "…"
  ) -> String {
    if fits(inCells: cells) { return String(self) }
    let room = cells - ellipsis.cellWidth
    guard room > 0 else { return String(ellipsis.prefix(cells: cells).text) }
    switch mode {
    case .tail: return prefix(cells: room).text + ellipsis
    case .head: return ellipsis + suffix(cells: room)
    case .middle:
      let head = prefix(cells: (room + 1) / 2)
      return head.text + ellipsis + suffix(cells: room - head.width)
    }
  }

  /// The longest beginning, in whole characters, that fits in a number of columns, and its width.
  package func prefix(cells: Int) -> (text: SubSequence, width: Int) {
    var characters = CharacterCellsIterator(self)
    var end = startIndex
    var width = 0
    while width < cells, let next = characters.next(), next.column + next.width <= cells {
      end = next.range.upperBound
      width = next.column + next.width
    }
    return (self[..<end], width)
  }

  /// The longest end, in whole characters, that fits in a number of columns.
  private func suffix(cells: Int) -> SubSequence {
    var start = endIndex
    var room = cells
    while start > startIndex {
      let previous = index(before: start)
      room -= self[previous].cellWidth
      guard room >= 0 else { break }
      start = previous
    }
    return self[start...]
  }
}
