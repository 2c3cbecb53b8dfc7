public import GatefoldTerminal

/// How a picture is fitted into a view of another shape; its proportions stay.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The whole picture is seen; what is left of the view stays empty.
  case scaleAspectFit
  /// The whole view is filled; what of the picture does not fit is cut at both sides.
  case scaleAspectFill

  /// Where a picture goes, in the middle of a view.
  ///
  /// - Parameters:
  ///   - content: The extent of the picture in cells.
  ///   - size: The extent of the view in cells.
  /// - Returns: A rectangle that meets two edges of the view at least, at least 1×1; it reaches
  ///   over the others to fill. An empty one where the picture or the view is empty.
  public func frame(of content: Size, in size: Size) -> Rect {
    guard !content.isEmpty, !size.isEmpty else { return .zero }
    let isWider = content.width * size.height > content.height * size.width
    let takesWidth = isWider == (self == .scaleAspectFit)
    var extent = size
    if takesWidth {
      extent.height = Self.scaled(content.height, by: size.width, content.width)
    } else {
      extent.width = Self.scaled(content.width, by: size.height, content.height)
    }
    let x = (size.width - extent.width) / 2
    let y = (size.height - extent.height) / 2
    return Rect(origin: Point(x: x, y: y), size: extent)
  }

  /// To the nearest, halves upwards, and at least 1.
  private static func scaled(_ length: Int, by numerator: Int, _ denominator: Int) -> Int {
    max(1, (2 * length * numerator + denominator) / (2 * denominator))
  }
}
