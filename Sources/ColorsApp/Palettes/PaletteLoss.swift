/// Something of a palette that a format cannot say.
package nonisolated enum PaletteLoss: Hashable, Sendable {
  /// So many colours are rounded to 8 bits a part.
  case precision(count: Int)
  /// So many colours that are not opaque are written as if they were.
  case opacity(count: Int)
  /// So many names are written otherwise.
  case names(count: Int)
  /// So many properties have the name of another, of which a style sheet uses the last.
  case shadowed(count: Int)

  /// How many colours it is about.
  package var count: Int {
    switch self {
    case .precision(let count), .opacity(let count), .names(let count), .shadowed(let count): count
    }
  }
}
