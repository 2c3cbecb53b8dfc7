/// Where the parts of a slider are on its line, in cells from its left edge.
///
/// The track keeps ``leastTrack`` cells as long as there are so many: the value gives way to it, then
/// the title, then the mark.
struct SliderLayout: Equatable {
  /// The fewest cells that the track is left.
  static let leastTrack = 8

  /// The mark of who has the keyboard; empty where there is no room.
  private(set) var marker: Range<Int>
  /// The title; cut where it has fewer cells than it wants.
  private(set) var title: Range<Int>
  /// The track, which takes what is left.
  private(set) var track: Range<Int>
  /// The text of the value.
  private(set) var value: Range<Int>

  /// Divides a line.
  ///
  /// - Parameters:
  ///   - width: The cells of the line.
  ///   - title: The cells that the title wants.
  ///   - value: The cells that the text of the value wants.
  init(width: Int, title: Int, value: Int) {
    let width = max(0, width)
    var free = max(0, width - Self.leastTrack)
    /// Takes cells, and one between them and the track, if at least some of them are there.
    func take(_ wanted: Int, atLeast least: Int) -> Int {
      let cells = min(max(0, wanted), free - 1)
      guard cells > 0, cells >= least else { return 0 }
      free -= cells + 1
      return cells
    }
    let markerWidth = min(1, free)
    free -= markerWidth
    let titleWidth = take(title, atLeast: min(title, 3))
    let valueWidth = take(value, atLeast: value)
    marker = 0..<markerWidth
    self.title = markerWidth..<(markerWidth + titleWidth)
    self.value = (width - valueWidth)..<width
    let start = titleWidth > 0 ? self.title.upperBound + 1 : markerWidth
    let end = valueWidth > 0 ? self.value.lowerBound - 1 : width
    track = start..<end
  }
}
