public import GatefoldTerminal
import GatefoldText

extension CellImage {
  /// Makes a picture of somebody of whom there is none: one or two initials on a colour.
  ///
  /// The colour follows from the name, whatever its case, and is the same in every run. In it the
  /// initials can be read: their contrast is 4.5:1 or more (WCAG 2.2, 1.4.3), of the ANSI colours
  /// as xterm has them.
  ///
  /// - Parameters:
  ///   - name: A person's name or login. Of more words the first and the last count. Signs count
  ///     only where there are no letters and digits; of nothing at all, it is a question mark.
  ///   - size: The extent in cells. A second initial is left out where it does not fit, and a wide
  ///     one of which only half would.
  ///   - traits: Where there are no colours, the picture is reversed.
  /// - Returns: A picture of the size, the initials in the middle.
  public static func initials(of name: String, size: Size, traits: CellImageTraits) -> CellImage {
    let style = InitialsStyle.style(for: name, depth: traits.colorDepth)
    var image = CellImage(size: size, filledWith: Cell(style: style))
    var text = Initials.of(name)
    if text.cellWidth > size.width { text = String(text.prefix(1)) }
    let x = max(0, (size.width - text.cellWidth) / 2)
    image.write(text, at: Point(x: x, y: (size.height - 1) / 2), style: style)
    return image
  }
}
