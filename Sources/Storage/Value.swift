/// A value that a statement takes as a parameter or gives in a column.
package enum Value: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A floating point number. SQLite stores NaN as NULL.
  case real(Double)
  /// Text, kept exactly: NUL and unnormalised characters included.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}

extension Value: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  /// Creates NULL.
  package init(nilLiteral: ()) { self = .null }

  /// Creates a whole number.
  package init(integerLiteral value: Int64) { self = .integer(value) }

  /// Creates a floating point number.
  package init(floatLiteral value: Double) { self = .real(value) }

  /// Creates text.
  package init(stringLiteral value: String) { self = .text(value) }
}
