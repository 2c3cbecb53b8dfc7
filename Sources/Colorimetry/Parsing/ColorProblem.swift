/// Why a text is no colour, and where.
package struct ColorProblem: Error, Hashable, Sendable {
  /// What can be wrong.
  package enum Reason: Hashable, Sendable {
    /// There is nothing, or nothing but spaces and comments.
    case empty
    /// No colour has the name; perhaps this one was meant.
    case unknownName(String, nearest: String?)
    /// `currentcolor`, which is some other colour each time.
    case noColorByItself
    /// Hexadecimal digits without a `#` that may be a word.
    case missingHash(String)
    /// So many hexadecimal digits make no colour.
    case digitCount(Int)
    /// No hexadecimal digit.
    case digit(Character)
    case unknownFunction(String)
    /// What should stand where something else or nothing does.
    case expected(String, found: String)
    case unknownUnit(String)
    /// Where commas stand, percentages and numbers are not mixed, and `none` is not known.
    case mixed(String)
    /// Something stands behind the colour.
    case unexpected(String)
  }

  /// What is wrong.
  package let reason: Reason
  /// The UTF-8 offset in the text at which it is.
  package let offset: Int
}

extension ColorProblem {
  /// The problem for a person, without a full stop; text from outside is quoted as it is.
  package var sentence: String {
    switch reason {
    case .empty: "there is no colour yet"
    case .unknownName(let name, let nearest?):
      "no colour is named '\(name)'; did you mean '\(nearest)'?"
    case .unknownName(let name, nil): "no colour is named '\(name)'"
    case .noColorByItself: "currentcolor is the colour of a text, none by itself"
    case .missingHash(let word):
      "no colour is named '\(word)'; for hexadecimal digits write '#\(word)'"
    case .digitCount(let count): "\(count) hexadecimal digits make no colour: 3, 4, 6 or 8 do"
    case .digit(let character): "'\(character)' is no hexadecimal digit"
    case .unknownFunction(let name): "there is no '\(name)(' for colours"
    case .expected(let what, let found): "\(found) where \(what) should be"
    case .unknownUnit(let unit): "'\(unit)' is no unit of angles: deg, grad, rad and turn are"
    case .mixed(let what): "with commas, \(what)"
    case .unexpected(let text): "'\(text)' stands behind the colour"
    }
  }
}
