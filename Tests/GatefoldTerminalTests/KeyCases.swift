@testable import GatefoldTerminal

/// What a key sends, and the key.
struct KeyCase: Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  let press: KeyPress

  init(_ text: String, _ press: KeyPress) {
    bytes = Array(text.utf8)
    self.press = press
  }

  var description: String { "\(String(decoding: bytes, as: UTF8.self).debugDescription)" }
}

/// Sequences and their keys, written down apart from the tables that they test.
enum KeyCases {
  static func makeParser() -> InputParser { InputParser(backspaces: [0x7F]) }

  static let all: [KeyCase] = [
    cursor, numbered, functions, letters, rxvt, console, control, alt, extended,
  ]
  .flatMap { $0 }

  private static let modifierForms: [(number: String, modifiers: KeyModifiers)] = [
    ("2", .shift), ("3", .alt), ("4", [.shift, .alt]), ("5", .control), ("6", [.shift, .control]),
    ("7", [.alt, .control]), ("8", [.shift, .alt, .control]),
  ]

  private static let cursorKeys: [(String, Key)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
  ]

  private static let cursor: [KeyCase] = cursorKeys.flatMap { letter, key in
    ["\u{1B}[", "\u{1B}O"].map { KeyCase($0 + letter, KeyPress(key)) }
      + modified(key) {
        ["\u{1B}[1;" + $0 + letter, "\u{1B}O" + $0 + letter, "\u{1B}O1;" + $0 + letter]
      }
  }

  private static let numbered: [KeyCase] = [
    (1, Key.home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
    (8, .end),
  ]
  .flatMap(tilde)

  private static let functionNumbers =
    Array(11...15) + Array(17...21) + Array(23...26) + [28, 29] + Array(31...34)

  private static let functions: [KeyCase] = zip(functionNumbers, 1...20)
    .flatMap {
      tilde($0, .function($1))
    }

  private static let letters: [KeyCase] = zip("PQRS", 1...4)
    .flatMap { letter, number in
      [KeyCase("\u{1B}O" + String(letter), KeyPress(.function(number)))]
        + modified(.function(number)) { ["\u{1B}[1;" + $0 + String(letter)] }
    }

  private static func tilde(_ number: Int, _ key: Key) -> [KeyCase] {
    [KeyCase("\u{1B}[\(number)~", KeyPress(key))]
      + modified(key) { ["\u{1B}[\(number);" + $0 + "~"] }
  }

  private static func modified(_ key: Key, _ forms: (String) -> [String]) -> [KeyCase] {
    modifierForms.flatMap { number, modifiers in
      forms(number).map { KeyCase($0, KeyPress(key, modifiers: modifiers)) }
    }
  }

  private static let rxvt = [
    KeyCase("\u{1B}[3$", KeyPress(.delete, modifiers: .shift)),
    KeyCase("\u{1B}[3^", KeyPress(.delete, modifiers: .control)),
    KeyCase("\u{1B}[3@", KeyPress(.delete, modifiers: [.shift, .control])),
    KeyCase("\u{1B}[a", KeyPress(.up, modifiers: .shift)),
    KeyCase("\u{1B}Ob", KeyPress(.down, modifiers: .control)),
    KeyCase("\u{1B}[Z", KeyPress(.tab, modifiers: .shift)),
    KeyCase("\u{1B}OM", KeyPress(.enter)),
    KeyCase("\u{1B}Oj", KeyPress(.character("*"))),
    KeyCase("\u{1B}Op", KeyPress(.character("0"))),
    KeyCase("\u{1B}Oy", KeyPress(.character("9"))),
  ]

  private static let console = zip("ABCDE", 1...5)
    .map { letter, number in
      KeyCase("\u{1B}[[\(letter)", KeyPress(.function(number)))
    }

  private static let letterCodes: [Int] =
    Array(1...8) + [11, 12] + Array(14...26)

  private static let control: [KeyCase] =
    letterCodes.map { code in
      let letter = Character(Unicode.Scalar(UInt8(code + 96)))
      return KeyCase(
        String(Character(Unicode.Scalar(UInt8(code)))),
        KeyPress(.character(letter), modifiers: .control)
      )
    } + otherControl

  private static let otherControl = [
    KeyCase("\0", KeyPress(.character(" "), modifiers: .control)),
    KeyCase("\t", KeyPress(.tab)), KeyCase("\r", KeyPress(.enter)), KeyCase("\n", KeyPress(.enter)),
    KeyCase("\u{7F}", KeyPress(.backspace)),
    KeyCase("\u{1C}", KeyPress(.character("\\"), modifiers: .control)),
    KeyCase("\u{1D}", KeyPress(.character("]"), modifiers: .control)),
    KeyCase("\u{1E}", KeyPress(.character("^"), modifiers: .control)),
    KeyCase("\u{1F}", KeyPress(.character("_"), modifiers: .control)),
  ]

  private static let alt = [
    KeyCase("\u{1B}x", KeyPress(.character("x"), modifiers: .alt)),
    KeyCase("\u{1B}é", KeyPress(.character("é"), modifiers: .alt)),
    KeyCase("\u{1B}\r", KeyPress(.enter, modifiers: .alt)),
    KeyCase("\u{1B}\u{7F}", KeyPress(.backspace, modifiers: .alt)),
    KeyCase("\u{1B}\u{3}", KeyPress(.character("c"), modifiers: [.alt, .control])),
  ]

  private static let extended = [
    KeyCase("\u{1B}[27;5;9~", KeyPress(.tab, modifiers: .control)),
    KeyCase("\u{1B}[27;5;105~", KeyPress(.character("i"), modifiers: .control)),
    KeyCase("\u{1B}[27u", KeyPress(.escape)),
    KeyCase("\u{1B}[13;2u", KeyPress(.enter, modifiers: .shift)),
    KeyCase("\u{1B}[127;3u", KeyPress(.backspace, modifiers: .alt)),
    KeyCase("\u{1B}[97;5u", KeyPress(.character("a"), modifiers: .control)),
    KeyCase("\u{1B}[65;6u", KeyPress(.character("a"), modifiers: .control)),
    KeyCase("\u{1B}[97;2u", KeyPress(.character("A"))),
    KeyCase("\u{1B}[128193u", KeyPress(.character("📁"))),
    KeyCase("\u{1B}[97:65;5:1u", KeyPress(.character("a"), modifiers: .control)),
    KeyCase("\u{1B}[1;9A", KeyPress(.up, modifiers: .alt)),
  ]
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
