import Colorimetry
import GatefoldKit

/// A patch of a colour with its hexadecimal digits.
final class ColorSwatch: View {
  private let label = Label()

  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 11, height: 1))
    label.alignment = .center
    addSubview(label)
  }

  /// Shows a colour; nothing for `nil`.
  func show(_ color: SRGBColor?, depth: ColorDepth) {
    label.text = color.map { ColorForm.hex.text(of: $0) } ?? ""
    background = color.flatMap { ShownColor($0, depth: depth).style(depth: depth) }
  }

  override func layoutSubviews() {
    label.frame = bounds
  }
}
