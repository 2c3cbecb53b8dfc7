internal import CWidth

/// What the gate makes of one scalar of a cluster.
enum ScalarClass: Equatable {
  /// Not drawn: it has no shape of its own, or terminals count it differently.
  case dropped
  /// Drawn on the character before it.
  case mark
  /// Drawn in cells of its own: what is shown, and in how many columns.
  case spacing(Unicode.Scalar, width: Int)
}

extension ScalarClass {
  /// The scalar that stands for whatever cannot be shown.
  static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// The scalar that carries marks that have no base.
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// Whether it is drawn in two columns.
  var isWide: Bool {
    if case .spacing(_, width: 2) = self { true } else { false }
  }

  private static let replaced = spacing(replacement, width: 1)

  /// The class of a scalar, by its general category and the C library's `wcwidth(3)`.
  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self = .spacing(scalar.picture, width: 1)
    } else if scalar.isPlain {
      self.init(showing: scalar, width: Int(cwidth_of(scalar.value)))
    } else {
      self.init(category: scalar.properties.generalCategory, of: scalar)
    }
  }

  private init(showing scalar: Unicode.Scalar, width: Int) {
    self = width < 1 ? Self.replaced : .spacing(scalar, width: width)
  }

  private init(category: Unicode.GeneralCategory, of scalar: Unicode.Scalar) {
    let width = Int(cwidth_of(scalar.value))
    switch category {
    case .format:
      self = scalar.isBidiOverride ? Self.replaced : .dropped
    case .nonspacingMark, .enclosingMark:
      self = scalar.isUncountedMark || width != 0 ? .dropped : .mark
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      self = Self.replaced
    default:
      if let letter = scalar.regionalLetter {
        self = .spacing(letter, width: 1)
      } else {
        self.init(showing: scalar, width: scalar.isContested ? 0 : width)
      }
    }
  }
}
