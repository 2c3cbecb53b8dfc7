/// Names of strokes: `"d"`, `"+"`, `"enter"`, `"page-down"`, `"ctrl-c"`, `"alt-b"`, `"shift-tab"`, `"f1"`.
extension KeyPress {
  private static let named: [(name: String, symbol: String, key: Key)] = [
    ("up", "↑", .up), ("down", "↓", .down), ("left", "←", .left), ("right", "→", .right),
    ("home", "Home", .home), ("end", "End", .end),
    ("page-up", "PgUp", .pageUp), ("page-down", "PgDn", .pageDown),
    ("insert", "Ins", .insert), ("delete", "Del", .delete), ("backspace", "Backspace", .backspace),
    ("enter", "Enter", .enter), ("tab", "Tab", .tab), ("escape", "Esc", .escape),
    ("space", "Space", .character(" ")),
  ]

  private static let prefixes: [(name: String, symbol: String, modifier: KeyModifiers)] = [
    ("ctrl-", "Ctrl-", .control), ("alt-", "Alt-", .alt), ("shift-", "Shift-", .shift),
  ]

  /// Creates a stroke from its name, or nothing if no key has the name.
  ///
  /// - Parameter name: The name, in lower case, but for a single character as typed.
  public init?(name: String) {
    var rest = Substring(name)
    var modifiers: KeyModifiers = []
    while let prefix = Self.prefixes.first(where: {
      rest.count > $0.name.count && rest.hasPrefix($0.name)
    }) {
      modifiers.insert(prefix.modifier)
      rest = rest.dropFirst(prefix.name.count)
    }
    guard let key = Self.key(named: rest) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  private static func key(named name: Substring) -> Key? {
    if name.count == 1, let character = name.first { return .character(character) }
    if let entry = named.first(where: { $0.name == name }) { return entry.key }
    guard name.first == "f", let number = Int(name.dropFirst()), number > 0 else { return nil }
    return .function(number)
  }

  /// The stroke as it is printed on keyboards and in the help: `"Ctrl-C"`, `"PgDn"`, `"↓"`.
  public var symbol: String {
    var modifiers = Self.prefixes.filter { self.modifiers.contains($0.modifier) }.map(\.symbol)
    modifiers.append(keySymbol)
    return modifiers.joined()
  }

  private var keySymbol: String {
    if let entry = Self.named.first(where: { $0.key == key }) { return entry.symbol }
    switch key {
    case .character(let character):
      return modifiers.isEmpty ? String(character) : character.uppercased()
    case .function(let number):
      return "F\(number)"
    default:
      return ""
    }
  }
}

extension KeyPress: ExpressibleByStringLiteral {
  /// Creates a stroke from its name, which has to be one.
  ///
  /// - Precondition: A key has the name.
  public init(stringLiteral name: String) {
    guard let press = KeyPress(name: name) else {
      preconditionFailure("No key is named \"\(name)\".")
    }
    self = press
  }
}
