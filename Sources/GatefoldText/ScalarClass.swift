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

  private static let replaced = spacing(replacement, width: 1)

  /// The class of a scalar, by its general category and the C library's `wcwidth(3)`.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = .spacing(scalar.picture, width: 1)
    } else {
      let category = scalar.isPlainIdeograph ? .otherLetter : scalar.properties.generalCategory
      self.init(category: category, of: scalar)
    }
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
        self = width < 1 || scalar.isContested ? Self.replaced : .spacing(scalar, width: width)
      }
    }
  }
}
