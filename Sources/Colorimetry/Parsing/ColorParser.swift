/// Reads a colour that is written in one of the forms of CSS Color 4, or as `hsb()` or `hsv()`.
struct ColorParser {
  private var scanner: ColorScanner
  private var token: ColorToken

  init(_ text: String) {
    scanner = ColorScanner(text)
    token = ColorToken(kind: .end, offset: 0, text: "")
  }

  mutating func parse() throws(ColorProblem) -> SRGBColor {
    let word = scanner.peekWord()
    advance()
    let isDigits = token.text == word && Self.isDigitsWithoutHash(word)
    let color =
      if isDigits { try Self.color(ofDigits: word, at: token.offset) } else { try readColor() }
    advance()
    guard token.kind == .end else { throw problem(.unexpected(token.text)) }
    return color
  }

  /// Whether a word is meant as hexadecimal digits though no `#` is before it.
  ///
  /// The one rule for such words: hexadecimal digits alone, with one of 0…9 among them, and at least
  /// three. `4de` is a colour; `face` and `abc` are words, and need a `#`.
  private static func isDigitsWithoutHash(_ word: String) -> Bool {
    word.utf8.count > 2 && word.utf8.allSatisfy(isDigit) && word.contains { $0.isNumber }
  }

  private mutating func readColor() throws(ColorProblem) -> SRGBColor {
    switch token.kind {
    case .end: throw problem(.empty)
    case .hash(let digits): return try Self.color(ofDigits: digits, at: token.offset + 1)
    case .word(let name): return try color(named: name)
    case .function(let name):
      guard let function = ColorFunction.named[name] else { throw problem(.unknownFunction(name)) }
      return try arguments(of: function)
    default: throw problem(.unknownName(token.text, nearest: nil))
    }
  }

  private func color(named name: String) throws(ColorProblem) -> SRGBColor {
    if let color = CSSColors.color(named: name) { return color }
    switch name {
    case "transparent": return SRGBColor.black.withAlpha(0)
    case "currentcolor": throw problem(.noColorByItself)
    default:
      let isHex = [3, 4, 6, 8].contains(name.utf8.count) && name.utf8.allSatisfy(Self.isDigit)
      throw problem(
        isHex ? .missingHash(name) : .unknownName(name, nearest: CSSColors.nearestName(to: name))
      )
    }
  }

  /// Reads what stands in the brackets, and the one that closes.
  private mutating func arguments(of function: ColorFunction) throws(ColorProblem) -> SRGBColor {
    advance()
    var kinds: [ColorToken] = []
    var values = SIMD3<Double>()
    var hasCommas = false
    for (index, component) in function.components.enumerated() {
      if index == 1, token.kind == .comma, function.commas != nil { hasCommas = true }
      if index > 0, hasCommas { try take(.comma, "a comma") }
      values[index] = try value(of: component)
      kinds.append(token)
      advance()
    }
    if hasCommas { try checkCommas(function, kinds) }
    let alpha = try alpha(hasCommas: hasCommas)
    guard token.kind == .close else { throw problem(.expected("')'", found: token.description)) }
    return function.color(values, alpha)
  }

  private func value(of component: ColorFunction.Component) throws(ColorProblem) -> Double {
    switch (token.kind, component.whole) {
    case (.word("none"), _): return 0
    case (.number(let number), _): return number
    case (.percentage(let number), let whole?): return number / 100 * whole
    case (.dimension(let number, let unit), nil):
      guard let degrees = Self.degrees[unit] else { throw problem(.unknownUnit(unit)) }
      return number * degrees
    default: throw problem(.expected(component.name, found: token.description))
    }
  }

  /// Numbers and percentages must not be mixed where there are commas.
  private func checkCommas(
    _ function: ColorFunction,
    _ tokens: [ColorToken]
  ) throws(ColorProblem) {
    let isAlike = function.commas == .alike
    let isPercentage = isAlike ? tokens[0].isPercentage : true
    for token in isAlike ? tokens[...] : tokens.dropFirst() where token.isPercentage != isPercentage
    {
      let rule =
        isAlike ? "numbers and percentages are not mixed" : "'\(token.text)' needs a % after it"
      throw ColorProblem(reason: .mixed(rule), offset: token.offset)
    }
    for token in tokens where token.kind == .word("none") {
      throw ColorProblem(reason: .mixed("there is no 'none'"), offset: token.offset)
    }
  }

  /// Reads the opacity, behind a slash or a comma, if there is one.
  private mutating func alpha(hasCommas: Bool) throws(ColorProblem) -> Double {
    guard token.kind == (hasCommas ? .comma : .slash) else { return 1 }
    advance()
    let opacity = ColorFunction.Component(name: "an opacity", whole: 1)
    if hasCommas, token.kind == .word("none") { throw problem(.mixed("there is no 'none'")) }
    if case .dimension = token.kind {
      throw problem(.expected(opacity.name, found: token.description))
    }
    let value = try value(of: opacity)
    advance()
    return value
  }

  private mutating func take(_ kind: ColorToken.Kind, _ name: String) throws(ColorProblem) {
    guard token.kind == kind else { throw problem(.expected(name, found: token.description)) }
    advance()
  }

  private mutating func advance() { token = scanner.next() }

  private func problem(_ reason: ColorProblem.Reason) -> ColorProblem {
    ColorProblem(reason: reason, offset: token.offset)
  }

  private static let degrees: [String: Double] = [
    "deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360,
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }

  /// The colour of 3, 4, 6 or 8 digits (CSS Color 4, 5.2).
  private static func color(
    ofDigits digits: String,
    at offset: Int
  ) throws(ColorProblem) -> SRGBColor {
    for index in digits.indices {
      let character = digits[index]
      guard character.isASCII, character.isHexDigit else {
        let place = digits.utf8.distance(from: digits.startIndex, to: index)
        throw ColorProblem(reason: .digit(character), offset: offset + place)
      }
    }
    let values = digits.compactMap { $0.hexDigitValue.map(Double.init) }
    let bytes: [Double]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: throw ColorProblem(reason: .digitCount(values.count), offset: offset)
    }
    let color = SRGBColor(SIMD3(bytes[0], bytes[1], bytes[2]) / 255)
    return bytes.count == 4 ? color.withAlpha(bytes[3] / 255) : color
  }
}

extension ColorToken {
  fileprivate var isPercentage: Bool {
    if case .percentage = kind { true } else { false }
  }
}

extension SRGBColor {
  /// Reads a colour as a person writes it.
  ///
  /// Taken are the forms of CSS Color 4: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `hsl()`,
  /// `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, with commas where CSS has them, the named colours
  /// and `transparent`; and `hsb()` or `hsv()`, written as `hsl()` is. A bracket has to be closed,
  /// though CSS forgives it at the end. Hexadecimal digits need no `#` if one of them is 0…9: `4de` is
  /// a colour, but `face` is a word.
  ///
  /// - Throws: `ColorProblem`, which says what is wrong and where.
  /// - Complexity: O(length of the text).
  package init(parsing text: String) throws(ColorProblem) {
    var parser = ColorParser(text)
    self = try parser.parse()
  }
}
