import Colorimetry

/// A colour as the sliders have it.
///
/// A grey keeps the hue that it was mixed with, and black the saturation too: that is why the
/// sliders do not begin from red, green and blue each time.
nonisolated struct ColorMix: Hashable, Sendable {
  /// Hue, saturation and brightness.
  var hsb: HSB
  /// The opacity, 0…1.
  var alpha: Double

  /// Takes a colour apart.
  init(_ color: SRGBColor) {
    hsb = HSB(color)
    alpha = color.alpha
  }

  /// The colour, named by its parts.
  var color: NamedColor { NamedColor(hsb.label, SRGBColor(hsb, alpha: alpha)) }
}

extension ColorMix {
  /// One of the parts that can be moved.
  nonisolated enum Part: CaseIterable, Sendable {
    case hue
    case saturation
    case brightness
    case alpha
  }

  /// A part by itself: degrees for the hue, percents for the others.
  subscript(part: Part) -> Double {
    get {
      switch part {
      case .hue: hsb.hue
      case .saturation: hsb.saturation * 100
      case .brightness: hsb.brightness * 100
      case .alpha: alpha * 100
      }
    }
    set {
      switch part {
      case .hue: setHSB(hue: newValue)
      case .saturation: setHSB(saturation: newValue / 100)
      case .brightness: setHSB(brightness: newValue / 100)
      case .alpha: alpha = newValue / 100
      }
    }
  }

  private mutating func setHSB(
    hue: Double? = nil,
    saturation: Double? = nil,
    brightness: Double? = nil
  ) {
    hsb = HSB(
      hue: hue ?? hsb.hue,
      saturation: saturation ?? hsb.saturation,
      brightness: brightness ?? hsb.brightness
    )
  }

  /// The same with another value of a part.
  func with(_ part: Part, _ value: Double) -> ColorMix {
    var mix = self
    mix[part] = value
    return mix
  }
}

extension ColorMix.Part {
  /// What the slider is called.
  nonisolated var title: String {
    switch self {
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .brightness: "Brightness"
    case .alpha: "Alpha"
    }
  }

  /// From the least to the greatest value.
  nonisolated var range: ClosedRange<Double> { self == .hue ? 0...360 : 0...100 }

  /// The cells that the widest value takes.
  static let valueWidth = "99.9 %".count

  /// A value as it is written beside the slider.
  nonisolated func text(of value: Double) -> String {
    DecimalText.short(value, 1) + (self == .hue ? "°" : " %")
  }
}
