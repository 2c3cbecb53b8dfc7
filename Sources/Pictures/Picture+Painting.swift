public import GatefoldKit

extension Picture {
  /// Paints the picture as cells.
  ///
  /// This runs on no actor. A cell is taken to be twice as high as wide.
  ///
  /// - Parameters:
  ///   - size: The extent in cells that there is room for; of more than 256 a side, 256 are used.
  ///   - contentMode: Whether the whole picture is seen, or all of the room is filled.
  ///   - traits: The colours and characters to paint with, and what is behind the picture.
  /// - Returns: As many cells as the picture takes, at least one, and all of the room where it is
  ///   filled; none where there is no room.
  /// - Complexity: O(pixels + cells), about a millisecond for a small size.
  @concurrent
  public func cellImage(
    fitting size: Size,
    contentMode: ContentMode = .scaleAspectFit,
    traits: CellImageTraits
  ) async -> CellImage {
    painted(fitting: size, contentMode: contentMode, traits: traits)
  }

  /// The same where it is called.
  package func painted(
    fitting size: Size,
    contentMode: ContentMode,
    traits: CellImageTraits
  ) -> CellImage {
    let room = Size(width: min(size.width, 256), height: min(size.height, 256))
    guard !room.isEmpty else { return CellImage(size: .zero) }
    let part: Rect
    let cells: Size
    switch contentMode {
    case .scaleAspectFit:
      part = Rect(x: 0, y: 0, width: width, height: height)
      // In halves of cells, which are square.
      let halves = Size(width: 2 * width, height: height)
      cells = contentMode.frame(of: halves, in: room).size
    case .scaleAspectFill:
      cells = room
      let shape = Size(width: room.width, height: 2 * room.height)
      part = ContentMode.scaleAspectFit
        .frame(of: shape, in: Size(width: width, height: height))
    }
    return CellPainter(over(traits.background), part: part).cells(cells, traits: traits)
  }

  /// The picture over an exact colour (Compositing 1, 5.1); the same over any other.
  private func over(_ background: Color) -> Picture {
    guard let (red, green, blue) = background.components else { return self }
    let behind = [Int(red), Int(green), Int(blue)]
    var mixed = pixels
    for pixel in stride(from: 0, to: mixed.count, by: 4) where mixed[pixel + 3] < 255 {
      let alpha = Int(mixed[pixel + 3])
      for channel in 0..<3 {
        let value = Int(mixed[pixel + channel]) * alpha + behind[channel] * (255 - alpha)
        mixed[pixel + channel] = UInt8((value + 127) / 255)
      }
      mixed[pixel + 3] = 255
    }
    return Picture(width: width, height: height, pixels: mixed) ?? self
  }
}
