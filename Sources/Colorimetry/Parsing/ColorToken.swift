/// A word or sign of a colour that is written as in CSS (CSS Syntax 3, 4).
struct ColorToken {
  enum Kind: Equatable {
    /// In lower case, as names are compared.
    case word(String)
    /// A name with the bracket that opens.
    case function(String)
    case hash(String)
    case number(Double)
    case percentage(Double)
    case dimension(Double, unit: String)
    case comma
    case slash
    case close
    case other(Character)
    case end
  }

  var kind: Kind
  /// The UTF-8 offset at which it begins.
  var offset: Int
  /// As it is written.
  var text: String

  /// The token for a person.
  var description: String { kind == .end ? "nothing" : "'\(text)'" }
}
