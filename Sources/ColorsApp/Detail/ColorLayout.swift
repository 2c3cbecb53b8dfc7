import GatefoldKit

/// Where everything in the detail of a colour goes: the name in a band across the top, and under it
/// what scrolls, if it has to: the sliders, the ways to write the colour, what else there is to know.
nonisolated struct ColorLayout: Hashable, Sendable {
  /// The band, about a ninth of the height.
  let band: Rect
  /// What the rest is seen through.
  let content: Rect
  /// The first line of each block, in lines of the content.
  let blocks: [Int]
  /// The lines of the whole content.
  let contentHeight: Int

  /// Lays blocks of so many lines out.
  ///
  /// Between them, and before the first, is an empty line where there is room for it. The last gaps
  /// are kept longest, and where the blocks have no room even without, they are scrolled with the gaps
  /// between them.
  init(size: Size, blockHeights: [Int]) {
    let bandHeight = min(size.height, max(1, (size.height + 4) / 9))
    band = Rect(x: 0, y: 0, width: size.width, height: bandHeight)
    content = Rect(x: 0, y: bandHeight, width: size.width, height: size.height - bandHeight)
    let lines = blockHeights.reduce(0, +)
    let room = content.height - lines
    let gaps = room >= 0 ? min(room, blockHeights.count) : blockHeights.count - 1
    var line = 0
    blocks = blockHeights.enumerated()
      .map { index, height in
        if blockHeights.count - index <= gaps { line += 1 }
        defer { line += height }
        return line
      }
    contentHeight = line
  }

  /// The greatest number of lines that the content can be scrolled by.
  var greatestScroll: Int { max(0, contentHeight - content.height) }
}
