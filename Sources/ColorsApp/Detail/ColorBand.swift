import Colorimetry
import GatefoldKit

/// The name of a colour in a light band.
final class ColorBand: View {
  private let label = Label()

  init() {
    super.init()
    label.alignment = .center
    addSubview(label)
  }

  /// Shows a name over a colour, of which the band has a trace.
  ///
  /// Where there are no colours, the band is reversed.
  func show(_ name: String, over color: SRGBColor, depth: ColorDepth) {
    label.text = name
    let light = SRGBColor.white.withAlpha(0.8).composited(over: color)
    let style = ShownColor(light, depth: depth).style(depth: depth)
    background = style ?? Style(attributes: .reverse)
    label.style = Style(attributes: .bold)
  }

  override func layoutSubviews() {
    label.frame = Rect(x: 1, y: (frame.height - 1) / 2, width: frame.width - 2, height: 1)
  }
}
