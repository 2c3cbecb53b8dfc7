import Colorimetry
import GatefoldKit

extension LinePaint {
  /// A swatch of a colour, eight cells wide; one that is not opaque on black and on white.
  func swatch(of color: SRGBColor) -> Cells {
    let grounds = color.alpha < 1 ? [SRGBColor.black, .white] : [.black]
    let colors = grounds.map { ground in
      let bytes = color.composited(over: ground).bytes
      return Color.rgb(bytes.red, bytes.green, bytes.blue)
    }
    return cells(colors, width: 8 / colors.count)
  }
}
