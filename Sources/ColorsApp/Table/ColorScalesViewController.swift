import Colorimetry

/// The scales of one colour: lighter and darker ones, its neighbours, its complements, its mixes.
final class ColorScalesViewController: ColorRowsViewController {
  private let color: NamedColor

  /// Lists the scales of a colour.
  init(_ color: NamedColor) {
    self.color = color
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override func allSections() -> [ColorSection] {
    ColorScale.allCases.map { .scale($0, of: color.color) }
  }
}
