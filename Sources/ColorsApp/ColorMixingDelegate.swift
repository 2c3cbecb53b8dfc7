import Colorimetry

/// Who wants to know of the colours that a person mixes.
protocol ColorMixingDelegate: AnyObject {
  /// Another colour was mixed.
  func didMix(color: NamedColor)

  /// Another way to write colours was chosen.
  func didChoose(form: ColorForm)
}
